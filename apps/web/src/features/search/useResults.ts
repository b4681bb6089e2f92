import type { Found } from '@ena/contract/search';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, failureOf } from '../../lib/client.ts';

/** Typing on, nobody wants the results of half a word. */
const pauseMs = 120;
/** Sooner, a skeleton would only flicker (ui, Behaviour). */
const skeletonAfterMs = 200;

/** What is known of a search; `query` says of which. */
export type Results =
  | { readonly kind: 'none' }
  /** `before`: what was found for the text before, which stays until there is something newer. */
  | { readonly kind: 'waiting'; readonly slow: boolean; readonly before: readonly Found[] }
  | { readonly kind: 'found'; readonly query: string; readonly found: readonly Found[] }
  | { readonly kind: 'failed'; readonly code: ReturnType<typeof failureOf> };

const none: Results = { kind: 'none' };
const foundIn = (results: Results): readonly Found[] =>
  results.kind === 'found' ? results.found : results.kind === 'waiting' ? results.before : [];

/** Looks for `text` once the typing pauses. What failed is tried again by `retry`, and by itself once there is a network. */
export function useResults(text: string): readonly [results: Results, retry: () => void] {
  const query = text.trim();
  const [results, setResults] = useState<Results>(none);
  const [tries, setTries] = useState(0);
  const tried = useRef(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  useEffect(() => {
    if (query === '') {
      setResults(none);
      return undefined;
    }
    let wanted = true;
    const tell = (next: (before: Results) => Results) => {
      if (wanted) setResults(next);
    };
    tell((before) => ({ kind: 'waiting', slow: false, before: foundIn(before) }));
    const again = tried.current !== tries;
    tried.current = tries;
    const pause = again ? 0 : pauseMs;
    const ask = setTimeout(() => {
      api.search.query({ q: query }).then(
        ({ found }) => tell(() => ({ kind: 'found', query, found })),
        (error: unknown) => tell(() => ({ kind: 'failed', code: failureOf(error) })),
      );
    }, pause);
    const grow = setTimeout(
      () => tell((before) => (before.kind === 'waiting' ? { ...before, slow: true } : before)),
      pause + skeletonAfterMs,
    );
    return () => {
      wanted = false;
      clearTimeout(ask);
      clearTimeout(grow);
    };
  }, [query, tries]);
  const failed = results.kind === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return [results, retry];
}
