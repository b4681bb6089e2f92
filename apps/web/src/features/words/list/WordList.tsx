import type { MetItem } from '@ena/contract/reviews';
import {
  type ItemFilter,
  itemFilters,
  type ItemOrder,
  itemOrders,
  selectItems,
} from '@ena/domain/review/metItems';
import { type Band, bands } from '@ena/domain/review/strength';
import type { Day } from '@ena/domain/streak/day';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccordion } from '../../../sections/Panel.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Copybook } from '../../../ui/Georgian.tsx';
import { SearchField, useSearchText } from '../../../ui/SearchField.tsx';
import type { ItemChanges } from './itemChanges.ts';
import { ItemRow } from './ItemRow.tsx';
import { bandTexts, filterTitles, orderTitles } from '../texts.ts';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value | null;
  readonly titleOf: (value: Value) => string;
  /** Title of the first option, which selects none of the values. */
  readonly anyTitle?: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

function Select<Value extends string>({
  label,
  values,
  value,
  titleOf,
  anyTitle,
  onChange,
  className = '',
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full rounded-md border-1.5 border-control bg-sunken px-3 text-ink"
      >
        {anyTitle === undefined ? null : <option value="">{anyTitle}</option>}
        {values.map((one) => (
          <option key={one} value={one}>
            {titleOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Rendered at first, and added with each press of the button below. */
const pageSize = 50;

interface WordListProps {
  readonly items: readonly MetItem[];
  readonly today: Day;
  readonly isPaused: boolean;
  readonly changes: ItemChanges;
}

/** The items, with search, filters and order, which are stored in the URL. */
export function WordList({ items, today, isPaused, changes }: WordListProps) {
  const [search, setSearch] = useSearchText();
  const [query, setQuery] = useSearchParams();
  const [openId, toggle] = useAccordion();
  const list = useRef<HTMLUListElement>(null);
  const kind = itemFilters.find((one) => one === query.get('kind')) ?? null;
  const band = bands.find((one) => one === query.get('strength')) ?? null;
  const order = itemOrders.find((one) => one === query.get('order')) ?? 'weakest';
  const key = [search, kind, band, order].join('\n');
  // Selected by the cards as they were: a row whose card is changed keeps its place, and the focus.
  const [before, setBefore] = useState({ key, items });
  if (before.key !== key || before.items.length !== items.length) setBefore({ key, items });
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const selected = selectItems(before.items, { search, kind, band, order }, today).flatMap(
    ({ itemId }) => byId.get(itemId) ?? [],
  );
  // More rows are shown for one selection only.
  const [more, setMore] = useState({ key, count: pageSize });
  const count = more.key === key ? more.count : pageSize;
  useEffect(() => {
    // The focus would be lost with the button if no rows are left: it moves to the first new row.
    const first = more.count > pageSize ? list.current?.children[more.count - pageSize] : undefined;
    first?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, [more]);

  const setParam = (name: string, value: string) => {
    // Reads the current URL, because `query` may be outdated: another parameter may just have changed.
    const next = new URLSearchParams(window.location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  };
  const clear = () => {
    setSearch('');
    setQuery({}, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  };
  const found = new Set(items.flatMap((item) => [item.kind, ...(item.own ? ['own'] : [])]));
  return (
    <section aria-label="Words">
      <div className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-5">
        <SearchField
          label="Search your words"
          placeholder="Georgian, English or a note..."
          value={search}
          onChange={setSearch}
          className="col-span-2 sm:col-span-3 lg:col-span-2"
        />
        <Select<ItemFilter>
          label="Kind"
          values={itemFilters.filter((one) => found.has(one))}
          value={kind}
          titleOf={(one) => filterTitles[one]}
          anyTitle="All"
          onChange={(value) => setParam('kind', value)}
        />
        <Select<Band>
          label="Strength"
          values={bands}
          value={band}
          titleOf={(one) => bandTexts[one].title}
          anyTitle="Any"
          onChange={(value) => setParam('strength', value)}
        />
        <Select<ItemOrder>
          label="Order"
          values={itemOrders}
          value={order}
          titleOf={(one) => orderTitles[one]}
          onChange={(value) => setParam('order', value)}
          className="max-sm:col-span-2"
        />
      </div>
      <p role="status" className="mb-3 text-sm text-muted tabular-nums">
        {selected.length === items.length
          ? `${items.length} in the list`
          : `${selected.length} of ${items.length}`}
      </p>
      {selected.length === 0 ? (
        <div className="grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
          <Copybook className="text-5xl">სიტყვა</Copybook>
          <p>Nothing in your list matches. Try fewer words, or other filters.</p>
          <Button variant="secondary" onClick={clear}>
            Clear search and filters
          </Button>
        </div>
      ) : (
        // The background shows through the gaps, as hairlines between the rows.
        <ul
          ref={list}
          className="grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line"
        >
          {selected.slice(0, count).map((item) => (
            <ItemRow
              key={item.itemId}
              item={item}
              today={today}
              isPaused={isPaused}
              open={openId === item.itemId}
              toggle={toggle}
              changes={changes}
            />
          ))}
        </ul>
      )}
      {selected.length > count ? (
        <p className="mt-5 text-center">
          <Button variant="secondary" onClick={() => setMore({ key, count: count + pageSize })}>
            {`Show more (${selected.length - count} left)`}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
