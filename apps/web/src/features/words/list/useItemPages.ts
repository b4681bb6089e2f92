import type { MetItem } from '@ena/contract/reviews';
import { type ItemSelection, selectItems } from '@ena/domain/review/metItems';
import type { Day } from '@ena/domain/streak/day';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type CallErrorCode, errorCodeOf } from '../../../platform/client.ts';
import { isNetworkFailure } from '../../../platform/errorTexts.ts';
import { networkState } from '../../../platform/network.ts';
import { keepWords, readKeptWords, type StoredWords } from '../../../offline/cache/keptWords.ts';
import { whenIdle } from '../../../offline/cache/whenIdle.ts';

interface Loaded {
  /** The selection of which these items are. */
  readonly key: string;
  readonly today: Day;
  readonly items: readonly MetItem[];
  /** Items that the selection finds, loaded or not. */
  readonly total: number;
  /** Null: there are no more. */
  readonly next: string | null;
  /** Without a connection, how many words this device has, and how many there are; only the former are searched. */
  readonly offline: { readonly words: number; readonly total: number } | null;
}

export interface ItemPages {
  /** Null before the first page. Those of the former selection stay until the new ones are there. */
  readonly loaded: Loaded | null;
  readonly isBusy: boolean;
  readonly failed: CallErrorCode | null;
  readonly loadMore: () => Promise<void>;
  /** Loads again what is shown. */
  readonly refresh: () => Promise<void>;
  readonly change: (changed: (item: MetItem) => MetItem) => void;
}

/** Words that are shown at once; as many as the server sends. */
const pageSize = 50;
/** Before all words are stored for offline use: the page has other data to load first. */
const keepDelayMs = 1000;
/** Debounce of what is typed. */
const searchDelayMs = 250;
/** Items that are loaded again at most: each page is a request. */
const maxReloaded = 200;

const withoutRepeated = (items: readonly MetItem[]) => [
  // An item whose card was reviewed between two requests can be on both pages.
  ...new Map(items.map((item) => [item.itemId, item])).values(),
];

const toInput = ({ search, kind, group, strength, order }: ItemSelection, after: string | null) => ({
  ...(search !== '' && { search }),
  ...(kind !== null && { kind }),
  ...(group !== null && { group }),
  ...(strength !== null && { strength }),
  // The default has no parameter, so that its URL is the one that the page preloads.
  ...(order !== 'weakest' && { order }),
  ...(after !== null && { after }),
});

/** The items that a selection finds, page by page. */
export function useItemPages(selection: ItemSelection): ItemPages {
  const { search, kind, group, strength, order } = selection;
  const key = JSON.stringify([search, kind, group, strength, order]);
  const isWhole = search === '' && kind === null && group === null && strength === null;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isBusy, setIsBusy] = useState(true);
  const [failed, setFailed] = useState<CallErrorCode | null>(null);
  const lastCall = useRef(0);
  /** What was loaded without search and filters, for when there is no connection. */
  const known = useRef<StoredWords | null>(null);

  const load = useCallback(
    async (start: Loaded | null, count: number) => {
      const wanted: ItemSelection = { search, kind, group, strength, order };
      lastCall.current += 1;
      const call = lastCall.current;
      const isOld = () => call !== lastCall.current;
      /** Shows what this device has; false if that is no more than is shown. */
      const showStored = async () => {
        const kept = await readKeptWords();
        const stored = kept && kept.items.length > (known.current?.items.length ?? 0) ? kept : known.current;
        if (!stored || isOld()) return false;
        const found = selectItems(stored.items, wanted, stored.today);
        if (start && found.length <= start.items.length) return false;
        setLoaded({
          key,
          today: stored.today,
          items: found.slice(0, Math.ceil(count / pageSize) * pageSize),
          total: found.length,
          next: found.length > count ? '' : null,
          offline: { words: stored.items.length, total: stored.total },
        });
        setFailed(null);
        return true;
      };
      setIsBusy(true);
      try {
        if (networkState() === 'offline' && start && (await showStored())) return;
        let current = start;
        do {
          const page = await api.reviews.items(toInput(wanted, current?.next ?? null));
          current = {
            key,
            today: page.today,
            items: withoutRepeated([...(current?.items ?? []), ...page.items]),
            total: page.total ?? current?.total ?? 0,
            next: page.next,
            offline: null,
          };
        } while (!isOld() && current.next !== null && current.items.length < count);
        if (isOld()) return;
        // The first page was a stored copy.
        if (networkState() === 'offline' && (await showStored())) return;
        if (isOld()) return;
        if (isWhole && current) known.current = current;
        setLoaded(current);
        setFailed(null);
      } catch (error) {
        if (isOld()) return;
        const code = errorCodeOf(error);
        if (!isNetworkFailure(code) || !(await showStored())) setFailed(code);
      } finally {
        if (!isOld()) setIsBusy(false);
      }
    },
    [key, isWhole, search, kind, group, strength, order],
  );
  const lastSearch = useRef(search);
  useEffect(() => {
    const delay = lastSearch.current === search ? 0 : searchDelayMs;
    lastSearch.current = search;
    const timer = setTimeout(() => void load(null, 1), delay);
    return () => clearTimeout(timer);
  }, [load, search]);

  const { today, total, next, offline } = loaded ?? {};
  useEffect(() => {
    // The first page is stored by the service worker.
    const hasMore = next !== null && offline === null && isWhole;
    if (!hasMore || today === undefined || total === undefined) return undefined;
    return whenIdle(() => void keepWords({ today, total }).catch(() => undefined), keepDelayMs);
  }, [today, total, next, offline, isWhole]);

  return {
    loaded,
    isBusy: isBusy || loaded?.key !== key,
    failed,
    loadMore: () => load(loaded, (loaded?.items.length ?? 0) + 1),
    refresh: () => load(null, Math.min(maxReloaded, loaded?.items.length ?? 1)),
    change: (changed) => setLoaded((before) => before && { ...before, items: before.items.map(changed) }),
  };
}
