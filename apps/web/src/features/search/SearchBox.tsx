import type { Found } from '@ena/contract/search';
import { romanize } from '@ena/domain/georgian/romanize';
import { maxQueryLength } from '@ena/domain/search/search';
import { pluralize } from '@ena/domain/text/pluralize';
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../platform/errorTexts.ts';
import { useSession } from '../../platform/session.ts';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { syncPrehydrationInput } from '../../ui/syncPrehydrationInput.ts';
import { SearchResultOption, groupByKind, RecentSearchOption } from './SearchOptions.tsx';
import { clearRecentSearches, getRecentSearches, addRecentSearch } from './recentSearches.ts';
import { type SearchResultsState, useSearchResults } from './useSearchResults.ts';

const hello = 'გამარჯობა';
/** The same word in English, Latin letters and Georgian: each spelling finds it. */
const examples = ['hello', romanize(hello), hello];

/** Text of the live region, which screen readers announce when the results change. */
function announcement(results: SearchResultsState): string {
  if (results.kind === 'loading') return results.slow ? 'Searching' : '';
  if (results.kind !== 'found') return '';
  return results.found.length === 0 ? 'Nothing found' : pluralize(results.found.length, 'result');
}

function ResultsSkeleton() {
  return (
    <div className="grid gap-2 p-3">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

function NoResults({ query }: { query: string }) {
  return (
    <div className="grid gap-2 px-5 py-8 text-center">
      <p>
        Nothing found for ‘<TextWithGeorgian>{query}</TextWithGeorgian>’.
      </p>
      <p className="text-muted">
        Try another spelling, a shorter word, or its meaning: words are found in Georgian, in Latin letters
        and in English.
      </p>
    </div>
  );
}

interface Choice {
  readonly id: string;
  readonly choose: () => void;
}

/**
 * The search field with its results: a combobox whose options are selected by the arrow keys while the focus
 * stays in the field. `onBeforeNavigate` is called before a result is opened. `trailing` is rendered next to
 * the field.
 */
export function SearchBox({
  text,
  setText,
  onBeforeNavigate = () => undefined,
  autoFocus = false,
  trailing,
  className = '',
}: {
  text: string;
  setText: (text: string) => void;
  onBeforeNavigate?: () => void;
  autoFocus?: boolean;
  trailing?: ReactNode;
  className?: string;
}) {
  const base = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [results, retry] = useSearchResults(text);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [activeIndex, setActiveIndex] = useState(0);
  const isEnterPending = useRef(false);
  useLayoutEffect(() => syncPrehydrationInput(field.current), []);
  const session = useSession();
  // Undefined until it is known whose searches these are.
  const learnerId = session.kind === 'known' ? (session.value?.id ?? null) : undefined;
  useEffect(() => setRecent(learnerId === undefined ? [] : getRecentSearches(learnerId)), [learnerId]);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const open = (hit: Found) => {
    if (learnerId !== undefined) addRecentSearch(learnerId, text);
    onBeforeNavigate();
    void navigate(hit.path);
  };
  const found = results.kind === 'found' ? results.found : results.kind === 'loading' ? results.previous : [];
  const groups = groupByKind(found);
  const hits = groups.flatMap(({ hits: groupHits }) => groupHits);
  const trimmedText = text.trim();
  const choices: readonly Choice[] =
    trimmedText === ''
      ? recent.map((query, at) => ({ id: `${base}-recent-${at}`, choose: () => setTextAndFocus(query) }))
      : hits.map((hit, at) => ({ id: `${base}-${at}`, choose: () => open(hit) }));
  // No recent search is preselected: Enter in an empty field does nothing.
  const active = choices[trimmedText === '' ? activeIndex - 1 : activeIndex];
  const activeHit = trimmedText === '' ? undefined : hits[activeIndex];
  const isCurrent = results.kind === 'found' && results.query === trimmedText;

  function updateText(next: string): void {
    setText(next);
    setActiveIndex(0);
    isEnterPending.current = false;
  }
  function setTextAndFocus(next: string): void {
    updateText(next);
    field.current?.focus();
  }
  const moveActive = (by: 1 | -1) => {
    const count = choices.length + (trimmedText === '' ? 1 : 0);
    if (count > 0) setActiveIndex((before) => (before + by + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveActive(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (results.kind === 'failed') return retry();
      // Enter before the response arrives: the first result opens when it does.
      if (trimmedText !== '' && !isCurrent) isEnterPending.current = true;
      else active?.choose();
    }
  };
  const openFirst = useRef<() => void>(() => undefined);
  useEffect(() => {
    openFirst.current = () => {
      if (!isEnterPending.current || !isCurrent) return;
      isEnterPending.current = false;
      if (hits[0]) open(hits[0]);
    };
  });
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    setActiveIndex(0);
    openFirst.current();
  }, [results]);

  const optionProps = (at: number) => ({
    id: choices[at]?.id ?? '',
    active: choices[at] !== undefined && choices[at] === active,
    choose: choices[at]?.choose ?? (() => undefined),
  });
  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div className="flex items-center gap-2 border-b-2 border-line px-4 focus-within:border-wine">
        <Search size={20} aria-hidden className="shrink-0 text-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label="Search the course"
          aria-expanded={choices.length > 0}
          aria-controls={`${base}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          aria-describedby={`${base}-note`}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder="Word, lesson or quiz"
          value={text}
          onChange={({ target }) => updateText(target.value)}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-lg text-ellipsis outline-none placeholder:text-muted"
        />
        {text === '' ? null : (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => setTextAndFocus('')}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-wine"
          >
            <X size={19} aria-hidden />
          </button>
        )}
        {trailing}
      </div>
      <p
        id={`${base}-note`}
        className={text.length < maxQueryLength ? 'sr-only' : 'px-4 pt-2 text-sm text-muted'}
      >
        {text.length < maxQueryLength
          ? 'Search in Georgian, in Latin letters or in English.'
          : `A search can have at most ${maxQueryLength} characters.`}
      </p>
      <p role="status" className="sr-only">
        {announcement(results)}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {results.kind === 'failed' ? (
          <div className="p-4">
            <Banner
              tone="wrong"
              action={
                <Button variant="secondary" onClick={retry}>
                  Try again
                </Button>
              }
            >
              {errorText(results.code)}
            </Banner>
          </div>
        ) : null}
        {results.kind === 'loading' && results.slow && hits.length === 0 ? <ResultsSkeleton /> : null}
        {results.kind === 'found' && hits.length === 0 ? <NoResults query={results.query} /> : null}
        <div id={`${base}-list`} role="listbox" aria-label="Search results" hidden={choices.length === 0}>
          {trimmedText === '' && recent.length > 0 ? (
            <div role="group" aria-labelledby={`${base}-recent`} className="px-2 py-3">
              <p id={`${base}-recent`} className="px-3 pb-1 text-sm font-semibold text-muted">
                Recent searches
              </p>
              {recent.map((query, at) => (
                <RecentSearchOption key={query} query={query} {...optionProps(at)} />
              ))}
            </div>
          ) : null}
          {trimmedText === ''
            ? null
            : groups.map(({ kind, title, hits: groupHits, start }) => (
                <div
                  key={kind}
                  role="group"
                  aria-labelledby={`${base}-${kind}`}
                  className="px-2 pt-3 last:pb-3"
                >
                  <p id={`${base}-${kind}`} className="px-3 pb-1 text-sm font-semibold text-muted">
                    {title}
                  </p>
                  {groupHits.map((hit, at) => (
                    <SearchResultOption key={hit.id} hit={hit} {...optionProps(start + at)} />
                  ))}
                </div>
              ))}
        </div>
        {trimmedText === '' ? (
          <div className="flex flex-wrap items-center justify-between gap-2 px-5 py-4 text-sm text-muted">
            <p className="w-full">Search in Georgian, in Latin letters or in English.</p>
            <p className="flex flex-wrap items-center gap-x-3">
              Try
              {examples.map((example) => (
                <button
                  key={example}
                  type="button"
                  onClick={() => setTextAndFocus(example)}
                  className="min-h-11 rounded-md px-1 font-semibold text-wine hover:underline"
                >
                  <TextWithGeorgian>{example}</TextWithGeorgian>
                </button>
              ))}
            </p>
            {recent.length > 0 ? (
              <button
                type="button"
                className="min-h-11 rounded-md font-semibold text-wine hover:underline"
                onClick={() => {
                  if (learnerId !== undefined) clearRecentSearches(learnerId);
                  setRecent([]);
                  field.current?.focus();
                }}
              >
                Clear recent searches
              </button>
            ) : null}
          </div>
        ) : null}
      </div>
      <div
        className={`flex min-h-14 items-center gap-4 border-t border-line bg-sunken px-4 py-1.5 text-sm text-muted ${
          activeHit?.clip ? '' : 'max-sm:hidden pointer-coarse:hidden'
        }`}
      >
        {activeHit?.clip ? (
          <SpeakButton key={activeHit.clip} name={activeHit.clip} hasMinHighlight label="Listen" />
        ) : null}
        <span className="ml-auto flex gap-4 max-sm:hidden pointer-coarse:hidden">
          <KeyHint name="↑ ↓">choose</KeyHint>
          <KeyHint name="Enter">open</KeyHint>
          <KeyHint name="/">search, on any page</KeyHint>
        </span>
      </div>
    </div>
  );
}

function KeyHint({ name, children }: { name: string; children: string }) {
  return (
    <span>
      <kbd className="rounded-sm border border-line bg-surface px-1.5 py-0.5 font-sans text-ink">{name}</kbd>{' '}
      {children}
    </span>
  );
}
