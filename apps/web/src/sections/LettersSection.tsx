import type { LettersSection as LettersSectionModel } from '@ena/domain/lesson/kinds/letters';
import type { Letter, LetterSound } from '@ena/domain/lesson/letter';
import { Search } from 'lucide-react';
import { Fragment, useCallback, useRef, useState } from 'react';
import { scrollBehavior } from '../platform/scrollBehavior.ts';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { Chip } from '../ui/Feedback.tsx';
import { Copybook, Ka, KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { ChunkLoadError } from '../ui/lazyWithErrorBoundary.tsx';
import { deepLinkTarget, useDeepLink } from './deepLink.ts';

// Lazy: most learners never search the letters.
const loadSearch = () => import('./letterSearch.ts');
type LetterSearch = Awaited<ReturnType<typeof loadSearch>>;

const filters = [
  ['all', 'All'],
  ['vowel', 'Vowels'],
  ['ejective', 'Ejectives'],
  ['aspirate', 'Aspirates'],
] as const satisfies readonly (readonly [LetterSound | 'all', string])[];
type Filter = (typeof filters)[number][0];

/** The sound and the example of an open letter, in a row of its own below the row of its card. */
function LetterDetails({ letter, openLookAlike }: { letter: Letter; openLookAlike: (form: string) => void }) {
  return (
    <li
      {...deepLinkTarget(letter.id)}
      data-details=""
      className="appear col-span-full scroll-mb-4 rounded-xl"
    >
      <div className="grid grid-cols-first-30 overflow-hidden rounded-xl border-2 border-wine bg-surface sm:grid-cols-first-52">
        <div className="grid place-items-center border-r border-line">
          <Copybook className="text-7xl sm:text-8xl">{letter.form}</Copybook>
        </div>
        <div className="grid content-center gap-3 p-4 sm:p-6">
          <div className="flex items-start justify-between gap-3">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <strong className="text-2xl">
                <KaLatin isAlwaysMarked>{letter.romanization}</KaLatin>
              </strong>
              <span className="text-muted">
                <Ka>{letter.name.form}</Ka> · <KaLatin>{letter.name.romanization}</KaLatin>
              </span>
              {letter.sound === 'plain' ? null : <Chip tone="wine">{letter.sound}</Chip>}
            </p>
            <SpeakButton name={letter.form} hasMinHighlight />
          </div>
          <p>
            <TextWithGeorgian>{letter.gloss}</TextWithGeorgian>
          </p>
          <div className="flex items-start justify-between gap-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Ka className="font-serif text-3xl">{letter.example.form}</Ka>
              <KaLatin className="text-muted">{`/${letter.example.romanization}/`}</KaLatin>
              <span>{letter.example.gloss}</span>
            </p>
            <SpeakButton name={letter.example.form} hasMinHighlight />
          </div>
          {letter.lookAlikes && letter.lookAlikes.length > 0 ? (
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              Don’t confuse with
              {letter.lookAlikes.map((form) => (
                <button
                  key={form}
                  type="button"
                  lang="ka"
                  translate="no"
                  className="grid size-11 place-items-center rounded-md border border-line font-serif text-xl text-ink hover:border-wine"
                  onClick={() => openLookAlike(form)}
                >
                  {form}
                </button>
              ))}
            </p>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function LetterCard({ letter, isOpen, toggle }: { letter: Letter; isOpen: boolean; toggle: () => void }) {
  return (
    <li className="relative">
      <button
        type="button"
        data-letter={letter.form}
        aria-expanded={isOpen}
        onClick={toggle}
        className="grid h-full w-full grid-cols-1 grid-rows-auto-1fr overflow-hidden rounded-xl border border-line bg-surface text-left hover:border-wine aria-expanded:border-wine aria-expanded:bg-wine-soft"
      >
        <Copybook className="border-b border-line py-1 text-letter">{letter.form}</Copybook>
        {/* Beside the button for the sound; on the narrowest phones above it, where a name needs the whole width. */}
        <span className="px-3 py-2 pr-11 leading-snug max-[24rem]:pr-3 max-[24rem]:pb-12 sm:px-4 sm:pr-14">
          <strong className="block text-lg">
            <KaLatin isAlwaysMarked>{letter.romanization}</KaLatin>
          </strong>
          <KaLatin className="block text-muted">{letter.name.romanization}</KaLatin>
          {letter.keyword ? (
            <span className="block text-sm text-muted max-sm:hidden">as in {letter.keyword}</span>
          ) : null}
        </span>
      </button>
      {/* A sibling of the card button: buttons must not be nested. */}
      <SpeakButton
        name={letter.form}
        hasMinHighlight
        small
        className="absolute! right-1.5 bottom-1.5 sm:right-2.5 sm:bottom-2.5"
      />
    </li>
  );
}

/** Letter cards: search, filter by sound, tap to see the sound and a word. */
export function LettersSection({ section }: { section: LettersSectionModel }) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [openId, setOpenId] = useState<string | null>(null);
  // Null if it could not be loaded.
  const [search, setSearch] = useState<LetterSearch | null>();
  const load = useCallback(() => void loadSearch().then(setSearch, () => setSearch(null)), []);
  const list = useRef<HTMLUListElement>(null);
  const matches = search?.searchLetters(section.letters, text) ?? section.letters;
  const found = matches.filter(({ sound }) => filter === 'all' || sound === filter);
  /** Focuses the card of a letter, by default the first one, and shows what is open of it. */
  const focusCard = (form?: string) =>
    requestAnimationFrame(() => {
      const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])];
      const card = cards.find(({ dataset }) => form === undefined || dataset['letter'] === form);
      card?.focus({ preventScroll: true });
      card?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
      showDetails();
    });
  const showDetails = () =>
    requestAnimationFrame(() =>
      list.current
        ?.querySelector('[data-details]')
        ?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }),
    );
  const toggle = (id: string) => {
    setOpenId(id === openId ? null : id);
    showDetails();
  };
  const searchAll = (newText: string) => {
    setText(newText);
    setFilter('all');
  };
  useDeepLink((anchor) => {
    const isFound = section.letters.some(({ id }) => id === anchor);
    if (isFound) {
      searchAll('');
      setOpenId(anchor);
    }
    return isFound;
  });
  const openForm = (form: string) => {
    const other = section.letters.find((letter) => letter.form === form);
    if (!other) return;
    searchAll('');
    setOpenId(other.id);
    focusCard(form);
  };
  return (
    <section aria-label={section.title} className="mb-14">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <label className="relative block w-full sm:w-80">
          <span className="sr-only">Search letters</span>
          <Search size={19} aria-hidden className="absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
          <input
            type="search"
            value={text}
            placeholder="Letter, sound or word"
            onFocus={load}
            onChange={(event) => setText(event.target.value)}
            className="min-h-12 w-full rounded-md border-1.5 border-control bg-surface pr-3 pl-11 placeholder:text-muted"
          />
        </label>
        <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
          {filters.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-pressed={filter === id}
              onClick={() => setFilter(id)}
              className="min-h-11 rounded-full border-1.5 border-transparent px-4 text-muted max-sm:px-3 hover:text-wine aria-pressed:border-wine aria-pressed:font-semibold aria-pressed:text-wine"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {found.length} of {section.letters.length} letters shown
      </p>
      {text && search === null ? (
        <div className="mb-4">
          <ChunkLoadError retry={load} />
        </div>
      ) : null}
      {search && found.length === 0 ? (
        <search.NoLettersFound
          {...{ text, filter }}
          matchCount={matches.length}
          searchAll={(newText) => {
            searchAll(newText);
            focusCard();
          }}
        />
      ) : (
        <ul ref={list} className="grid grid-flow-row-dense grid-cols-3 gap-2.5 sm:grid-cols-fill-38 sm:gap-4">
          {/* Dense: the cards after an open letter fill its row, so that the alphabet keeps its order. */}
          {found.map((letter) => (
            <Fragment key={letter.id}>
              <LetterCard letter={letter} isOpen={letter.id === openId} toggle={() => toggle(letter.id)} />
              {letter.id === openId ? <LetterDetails letter={letter} openLookAlike={openForm} /> : null}
            </Fragment>
          ))}
        </ul>
      )}
    </section>
  );
}
