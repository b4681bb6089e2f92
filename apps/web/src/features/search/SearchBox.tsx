import type { Found } from '@ena/contract/search';
import { romanize } from '@ena/domain/georgian/romanize';
import { longestQuery } from '@ena/domain/search/search';
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
import { errorText } from '../../lib/errorTexts.ts';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { Mixed } from '../../ui/Georgian.tsx';
import { tellTyped } from '../../ui/tellTyped.ts';
import { FoundOption, groupsOf, RecentOption } from './Options.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { type Results, useResults } from './useResults.ts';

const hello = 'გამარჯობა';
/** The same word three times: however one knows it, it is found. */
const examples = ['hello', romanize(hello), hello];

const counted = (number: number) => (number === 1 ? '1 result' : `${number} results`);

/** What a screen reader hears when the results have changed. */
function announcement(results: Results): string {
  if (results.kind === 'waiting') return results.slow ? 'Searching' : '';
  if (results.kind !== 'found') return '';
  return results.found.length === 0 ? 'Nothing found' : counted(results.found.length);
}

function Waiting() {
  return (
    <div className="grid gap-2 p-3">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

function Nothing({ query }: { query: string }) {
  return (
    <div className="grid gap-2 px-5 py-8 text-center">
      <p>
        Nothing found for ‘<Mixed>{query}</Mixed>’.
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
 * The field with what it finds: a combobox whose list is walked by the arrow keys while the focus stays in the
 * field. `leave` is called before a result is opened. `tail` stands beside the field.
 */
export function SearchBox({
  text,
  setText,
  leave = () => undefined,
  autoFocus = false,
  tail,
  className = '',
}: {
  text: string;
  setText: (text: string) => void;
  leave?: () => void;
  autoFocus?: boolean;
  tail?: ReactNode;
  className?: string;
}) {
  const base = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [results, retry] = useResults(text);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [place, setPlace] = useState(0);
  const entered = useRef(false);
  useLayoutEffect(() => tellTyped(field.current), []);
  useEffect(() => setRecent(recentSearches()), []);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const open = (hit: Found) => {
    rememberSearch(text);
    leave();
    void navigate(hit.path);
  };
  const found = results.kind === 'found' ? results.found : results.kind === 'waiting' ? results.before : [];
  const groups = groupsOf(found);
  const hits = groups.flatMap(({ hits: of }) => of);
  const asked = text.trim();
  const choices: readonly Choice[] =
    asked === ''
      ? recent.map((query, at) => ({ id: `${base}-recent-${at}`, choose: () => change(query) }))
      : hits.map((hit, at) => ({ id: `${base}-${at}`, choose: () => open(hit) }));
  // Nothing is chosen beforehand among recent searches: Enter on an empty field does nothing.
  const active = choices[asked === '' ? place - 1 : place];
  const activeHit = asked === '' ? undefined : hits[place];
  const fresh = results.kind === 'found' && results.query === asked;

  function typed(next: string): void {
    setText(next);
    setPlace(0);
    entered.current = false;
  }
  function change(next: string): void {
    typed(next);
    field.current?.focus();
  }
  const walk = (by: 1 | -1) => {
    const many = choices.length + (asked === '' ? 1 : 0);
    if (many > 0) setPlace((before) => (before + by + many) % many);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (results.kind === 'failed') return retry();
      // Who types fast is before the answer: Enter holds until it is there.
      if (asked !== '' && !fresh) entered.current = true;
      else active?.choose();
    }
  };
  const openFirst = useRef<() => void>(() => undefined);
  useEffect(() => {
    openFirst.current = () => {
      if (!entered.current || !fresh) return;
      entered.current = false;
      if (hits[0]) open(hits[0]);
    };
  });
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    setPlace(0);
    openFirst.current();
  }, [results]);

  const option = (at: number) => ({
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
          maxLength={longestQuery}
          placeholder="Word, lesson or quiz"
          value={text}
          onChange={({ target }) => typed(target.value)}
          onKeyDown={keyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-lg text-ellipsis outline-none placeholder:text-muted"
        />
        {text === '' ? null : (
          <button
            type="button"
            aria-label="Clear the field"
            onClick={() => change('')}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-wine"
          >
            <X size={19} aria-hidden />
          </button>
        )}
        {tail}
      </div>
      <p
        id={`${base}-note`}
        className={text.length < longestQuery ? 'sr-only' : 'px-4 pt-2 text-sm text-muted'}
      >
        {text.length < longestQuery
          ? 'Words are found in Georgian, in Latin letters and in English.'
          : `No more than ${longestQuery} characters are looked for.`}
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
                <Button look="secondary" onClick={retry}>
                  Try again
                </Button>
              }
            >
              {errorText(results.code)}
            </Banner>
          </div>
        ) : null}
        {results.kind === 'waiting' && results.slow && hits.length === 0 ? <Waiting /> : null}
        {results.kind === 'found' && hits.length === 0 ? <Nothing query={results.query} /> : null}
        <div id={`${base}-list`} role="listbox" aria-label="Found" hidden={choices.length === 0}>
          {asked === '' && recent.length > 0 ? (
            <div role="group" aria-labelledby={`${base}-recent`} className="px-2 py-3">
              <p id={`${base}-recent`} className="px-3 pb-1 text-sm font-semibold text-muted">
                Recent searches
              </p>
              {recent.map((query, at) => (
                <RecentOption key={query} query={query} {...option(at)} />
              ))}
            </div>
          ) : null}
          {asked === ''
            ? null
            : groups.map(({ kind, title, hits: of, start }) => (
                <div
                  key={kind}
                  role="group"
                  aria-labelledby={`${base}-${kind}`}
                  className="px-2 pt-3 last:pb-3"
                >
                  <p id={`${base}-${kind}`} className="px-3 pb-1 text-sm font-semibold text-muted">
                    {title}
                  </p>
                  {of.map((hit, at) => (
                    <FoundOption key={hit.id} hit={hit} {...option(start + at)} />
                  ))}
                </div>
              ))}
        </div>
        {asked === '' ? (
          <div className="flex flex-wrap items-center justify-between gap-2 px-5 py-4 text-sm text-muted">
            <p className="w-full">Words are found in Georgian, in Latin letters and in English.</p>
            <p className="flex flex-wrap items-center gap-x-3">
              Try
              {examples.map((example) => (
                <button
                  key={example}
                  type="button"
                  onClick={() => change(example)}
                  className="min-h-11 rounded-md px-1 font-semibold text-wine hover:underline"
                >
                  <Mixed>{example}</Mixed>
                </button>
              ))}
            </p>
            {recent.length > 0 ? (
              <button
                type="button"
                className="min-h-11 rounded-md font-semibold text-wine hover:underline"
                onClick={() => {
                  forgetSearches();
                  setRecent([]);
                  field.current?.focus();
                }}
              >
                Forget these
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
          <SpeakButton key={activeHit.clip} name={activeHit.clip} hold label="Listen" />
        ) : null}
        <span className="ml-auto flex gap-4 max-sm:hidden pointer-coarse:hidden">
          <Key name="↑ ↓">choose</Key>
          <Key name="Enter">open</Key>
          <Key name="/">search, on any page</Key>
        </span>
      </div>
    </div>
  );
}

function Key({ name, children }: { name: string; children: string }) {
  return (
    <span>
      <kbd className="rounded-sm border border-line bg-surface px-1.5 py-0.5 font-sans text-ink">{name}</kbd>{' '}
      {children}
    </span>
  );
}
