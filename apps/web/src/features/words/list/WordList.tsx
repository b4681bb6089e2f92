import type { WordsOverview } from '@ena/contract/reviews';
import { CheckSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../platform/errorTexts.ts';
import { useAccordion } from '../../../sections/Panel.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Banner, Skeleton } from '../../../ui/Feedback.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Copybook } from '../../../ui/Georgian.tsx';
import { LoadErrorBanner } from '../../../ui/LoadErrorBanner.tsx';
import { useReturnFocus } from '../useReturnFocus.ts';
import type { ItemChanges } from './itemChanges.ts';
import { ItemRow } from './ItemRow.tsx';
import { ListFilters, useListFilters } from './ListFilters.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { type ItemPages, useItemPages } from './useItemPages.ts';

export interface WordListProps {
  readonly overview: WordsOverview;
  /** Where the page reads how to change the list. */
  readonly pagesRef: { current: ItemPages | null };
  readonly changes: ItemChanges;
  /** Loads everything again, after many items were changed, and says what was done. */
  readonly onManyChanged: (done: string) => Promise<unknown>;
}

const countText = (shown: number, total: number) =>
  shown === total
    ? `${total.toLocaleString('en-US')} in the list`
    : `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;

/** The items, page by page, with search, filters and order. Many can be selected and changed at once. */
export function WordList({ overview, pagesRef, changes, onManyChanged }: WordListProps) {
  const filters = useListFilters();
  const pages = useItemPages(filters.selection);
  const { loaded, isBusy, failed, loadMore, refresh } = pages;
  const [openId, toggle] = useAccordion();
  /** Ids of the selected items; null: nothing is being selected. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const selectButton = useReturnFocus(selected !== null);
  useEffect(() => {
    pagesRef.current = pages;
  });
  const items = loaded?.items ?? [];
  useEffect(() => {
    // The focus would be lost with the button if no rows are left: it moves to the first new row.
    const row = firstNew.current === null ? undefined : list.current?.children[firstNew.current];
    if (!row) return;
    firstNew.current = null;
    row.querySelector<HTMLElement>('[aria-expanded], input')?.focus();
  }, [items.length]);

  const { pausedSince } = overview;
  const left = (loaded?.total ?? 0) - items.length;
  const toggleSelected = (itemId: string) =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(itemId)) next.add(itemId);
      return next;
    });
  return (
    <section aria-label="Words">
      <ListFilters filters={filters} overview={overview} />
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="text-sm text-muted tabular-nums">
          {loaded ? countText(loaded.total, overview.total) : null}
        </p>
        {items.length === 0 || selected !== null ? null : (
          <Button
            ref={selectButton}
            variant="quiet"
            className="text-sm"
            onClick={() => setSelected(new Set())}
          >
            <CheckSquare size={17} aria-hidden /> Select words
          </Button>
        )}
      </div>
      {loaded?.offline && loaded.offline.words < loaded.offline.total ? (
        <div className="mb-4">
          <Banner>
            {`You are offline: ${countText(loaded.offline.words, loaded.offline.total)} words are on this device, and only these are listed and searched.`}
          </Banner>
        </div>
      ) : null}
      {failed !== null && items.length === 0 ? (
        <LoadErrorBanner retry={refresh}>
          {`Your words could not be loaded. ${errorText(failed)}`}
        </LoadErrorBanner>
      ) : !loaded ? (
        <div role="status" aria-label="Loading your words">
          <Skeleton className="h-96" />
        </div>
      ) : items.length === 0 ? (
        <div className="grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
          <Copybook className="text-5xl">სიტყვა</Copybook>
          <p>Nothing in your list matches. Try fewer words, or other filters.</p>
          <Button variant="secondary" onClick={filters.clear}>
            Clear search and filters
          </Button>
        </div>
      ) : (
        // The background shows through the gaps, as hairlines between the rows.
        <ul
          ref={list}
          aria-busy={isBusy}
          className="grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line"
        >
          {items.map((item) => (
            <ItemRow
              key={item.itemId}
              item={item}
              today={loaded.today}
              isPaused={pausedSince !== null}
              open={openId === item.itemId && selected === null}
              toggle={toggle}
              changes={changes}
              selection={
                selected && {
                  isSelected: selected.has(item.itemId),
                  toggle: () => toggleSelected(item.itemId),
                }
              }
            />
          ))}
        </ul>
      )}
      {failed !== null && items.length > 0 ? <FormError>{errorText(failed)}</FormError> : null}
      {loaded && loaded.next !== null ? (
        <p className="mt-5 text-center">
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return;
              firstNew.current = items.length;
              void loadMore();
            }}
          >
            {`Show more (${left.toLocaleString('en-US')} left)`}
          </Button>
        </p>
      ) : null}
      {selected === null ? null : (
        <SelectionBar
          items={items.filter(({ itemId }) => selected.has(itemId))}
          shown={items.length}
          group={filters.selection.group}
          groups={overview.groups.map(({ name }) => name)}
          selectAll={() => setSelected(new Set(items.map(({ itemId }) => itemId)))}
          clear={() => setSelected(new Set())}
          close={() => setSelected(null)}
          onDone={async (done) => {
            setSelected(new Set());
            await onManyChanged(done);
          }}
        />
      )}
    </section>
  );
}
