import type { WordsOverview } from '@ena/contract/reviews';
import {
  type ItemFilter,
  itemFilters,
  type ItemOrder,
  itemOrders,
  type ItemSelection,
  type StrengthFilter,
  strengthFilters,
} from '@ena/domain/review/metItems';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { SearchField, useSearchText } from '../../../ui/SearchField.tsx';
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

interface Filters {
  readonly selection: ItemSelection;
  readonly setSearch: (text: string) => void;
  /** Sets a parameter of the URL; empty: removes it. */
  readonly setParam: (name: string, value: string) => void;
  readonly clear: () => void;
}

/** Search, filters and order of the list, which are stored in the URL. */
export function useListFilters(): Filters {
  const [search, setSearch] = useSearchText();
  const [query, setQuery] = useSearchParams();
  const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
  return {
    selection: {
      search,
      kind: itemFilters.find((one) => one === query.get('kind')) ?? null,
      group: query.get('group'),
      strength: strengthFilters.find((one) => one === query.get('strength')) ?? null,
      order: itemOrders.find((one) => one === query.get('order')) ?? 'weakest',
    },
    setSearch,
    setParam: (name, value) => {
      // Reads the current URL, because `query` may be outdated: another parameter may just have changed.
      const next = new URLSearchParams(window.location.search);
      if (value === '') next.delete(name);
      else next.set(name, value);
      setQuery(next, options);
    },
    clear: () => {
      setSearch('');
      setQuery({}, options);
    },
  };
}

interface ListFiltersProps {
  readonly filters: Filters;
  readonly overview: WordsOverview;
}

/** The fields of search, filters and order. */
export function ListFilters({
  filters: {
    selection: { search, kind, group, strength, order },
    setSearch,
    setParam,
  },
  overview: { kinds, groups },
}: ListFiltersProps) {
  const names = groups.map(({ name }) => name);
  const countOf = (of: string) => groups.find(({ name }) => name === of)?.words ?? 0;
  return (
    <div
      className={`mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 ${names.length > 0 ? 'lg:grid-cols-6' : 'lg:grid-cols-5'}`}
    >
      <SearchField
        label="Search your words"
        placeholder="Georgian, English or a note..."
        value={search}
        onChange={setSearch}
        className={`col-span-2 lg:col-span-2 ${names.length > 0 ? '' : 'sm:col-span-3'}`}
      />
      {names.length === 0 ? null : (
        <Select<string>
          label="Group"
          // One that is in the URL, but has no words any more, can still be seen and left.
          values={group === null || names.includes(group) ? names : [...names, group]}
          value={group}
          titleOf={(name) => `${name} (${countOf(name)})`}
          anyTitle="All"
          onChange={(value) => setParam('group', value)}
          className="max-sm:col-span-2"
        />
      )}
      <Select<ItemFilter>
        label="Kind"
        values={itemFilters.filter((one) => kinds.includes(one))}
        value={kind}
        titleOf={(one) => filterTitles[one]}
        anyTitle="All"
        onChange={(value) => setParam('kind', value)}
      />
      <Select<StrengthFilter>
        label="Strength"
        values={strengthFilters}
        value={strength}
        titleOf={(one) => (one === 'difficult' ? 'Difficult' : bandTexts[one].title)}
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
  );
}
