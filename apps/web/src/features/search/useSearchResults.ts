import type { Found } from '@ena/contract/search';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, errorCodeOf } from '../../platform/client.ts';

/** Debounce delay after the last edit. */
const debounceMs = 120;
/** A skeleton that is shown sooner would only flicker. */
const skeletonAfterMs = 200;

/** State of a search; `query` is the query of the results. */
export type SearchResultsState =
  | { readonly kind: 'idle' }
  /** `previous`: the results of the previous query, shown until there are newer ones. */
  | { readonly kind: 'loading'; readonly slow: boolean; readonly previous: readonly Found[] }
  | { readonly kind: 'found'; readonly query: string; readonly found: readonly Found[] }
  | { readonly kind: 'failed'; readonly code: ReturnType<typeof errorCodeOf> };

const idle: SearchResultsState = { kind: 'idle' };
const visibleResults = (results: SearchResultsState): readonly Found[] =>
  results.kind === 'found' ? results.found : results.kind === 'loading' ? results.previous : [];

/** Searches for `text`, debounced. A failed request is retried by `retry` and when the browser is online. */
export function useSearchResults(text: string): readonly [results: SearchResultsState, retry: () => void] {
  const query = text.trim();
  const [results, setResults] = useState<SearchResultsState>(idle);
  const [retryCount, setRetryCount] = useState(0);
  const handledRetryCount = useRef(0);
  const retry = useCallback(() => setRetryCount((before) => before + 1), []);
  useEffect(() => {
    if (query === '') {
      setResults(idle);
      return undefined;
    }
    let isCurrent = true;
    const update = (next: (before: SearchResultsState) => SearchResultsState) => {
      if (isCurrent) setResults(next);
    };
    update((before) => ({ kind: 'loading', slow: false, previous: visibleResults(before) }));
    const isRetry = handledRetryCount.current !== retryCount;
    handledRetryCount.current = retryCount;
    const delayMs = isRetry ? 0 : debounceMs;
    const requestTimer = setTimeout(() => {
      api.search.query({ q: query }).then(
        ({ found }) => update(() => ({ kind: 'found', query, found })),
        (error: unknown) => update(() => ({ kind: 'failed', code: errorCodeOf(error) })),
      );
    }, delayMs);
    const skeletonTimer = setTimeout(
      () => update((before) => (before.kind === 'loading' ? { ...before, slow: true } : before)),
      delayMs + skeletonAfterMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(requestTimer);
      clearTimeout(skeletonTimer);
    };
  }, [query, retryCount]);
  const failed = results.kind === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return [results, retry];
}
