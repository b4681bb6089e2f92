import { findLevel } from '@ena/course/catalog';
import {
  findTips,
  type Tip,
  tipCategories,
  type TipCategory,
  tipLevels,
  type TipLevel,
} from '@ena/domain/help/tips';
import { pluralize } from '@ena/domain/text/pluralize';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, type To, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../platform/useHydrated.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Feedback.tsx';
import { GlossedText } from '../../sections/GlossedText.tsx';
import { Copybook, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { SearchField, searchParamName, useSearchText } from '../../ui/SearchField.tsx';

const titles: Readonly<Record<TipCategory, string>> = {
  general: 'General',
  reading: 'Reading',
  listening: 'Listening',
  speaking: 'Speaking',
  writing: 'Writing',
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',
};
const levelTitle = (level: TipLevel) => (level === 'all' ? 'All Levels' : (findLevel(level)?.title ?? level));

interface Filters {
  /** Null: none is chosen. */
  readonly category?: TipCategory | null;
  readonly level?: TipLevel;
  readonly searchText?: string;
}

/**
 * The filters are in the URL. Without a category, the first one is shown, and a search covers all of them; without
 * a level, all levels are (O24).
 */
function useFilters() {
  const [params] = useSearchParams();
  // The page is prerendered without a query.
  const query = useHydrated() ? params : new URLSearchParams();
  const navigate = useNavigate();
  const [searchText, setSearchText] = useSearchText();
  const category = tipCategories.find((one) => one === query.get('category')) ?? null;
  const level = tipLevels.find((one) => one === query.get('level')) ?? tipLevels[0];
  /** The URL of this page with other filters. */
  const urlWith = (changes: Filters) => {
    const next = { category, level, searchText, ...changes };
    const parts = new URLSearchParams();
    if (next.category !== null) parts.set('category', next.category);
    if (next.level !== tipLevels[0]) parts.set('level', next.level);
    if (next.searchText !== '') parts.set(searchParamName, next.searchText);
    return { search: parts.toString() };
  };
  const setFilters = (changes: Filters) => void navigate(urlWith(changes), { preventScrollReset: true });
  const clear = () => {
    // Also clears the field: what was typed a moment ago is not in the URL yet (debounce).
    setSearchText('');
    setFilters({ level: 'all', searchText: '' });
  };
  return { category, level, searchText, setSearchText, urlWith, setFilters, clear };
}

function TipCard({
  tip: { id, title, content, level, examples = [] },
  titleLevel: Title,
}: {
  tip: Tip;
  titleLevel: 'h3' | 'h4';
}) {
  return (
    <li
      id={id}
      tabIndex={-1}
      data-deep-link-target="center"
      className="scroll-mt-24 overflow-hidden rounded-xl border border-line bg-surface"
    >
      <div className="grid gap-2 p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Title className="font-serif text-xl font-semibold">
            <TextWithGeorgian>{title}</TextWithGeorgian>
          </Title>
          <Chip tone="wine">{levelTitle(level)}</Chip>
        </div>
        <p className="max-w-prose text-muted">
          <TextWithGeorgian>{content}</TextWithGeorgian>
        </p>
      </div>
      {examples.length > 0 ? (
        <ul className="border-t border-line bg-sunken">
          {examples.map(({ form, romanization, gloss }) => (
            <li
              key={form}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-5 py-2.5 not-last:border-b not-last:border-line sm:px-6"
            >
              <GlossedText text={form} translation={gloss} isQuiet className="font-serif text-2xl" />
              <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin>
              <span>{gloss}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Deep link: scrolls the tip of the URL hash into view and focuses it, which highlights it. */
function useTipDeepLink(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const tip = hash === '' ? null : document.getElementById(hash.slice(1));
    tip?.scrollIntoView({ block: 'center' });
    tip?.focus({ preventScroll: true });
  }, [hash, key]);
}

const filterClass =
  'inline-flex min-h-11 shrink-0 items-center justify-between gap-2 rounded-md border px-3.5 hover:text-wine';
const selectedClass = 'border-wine bg-wine-soft font-semibold text-wine';
const unselectedClass = 'border-line bg-surface lg:border-transparent lg:bg-transparent';

interface CategoryMatches {
  readonly category: TipCategory;
  readonly tips: readonly Tip[];
}

function TipList({ tips, titleLevel }: { tips: readonly Tip[]; titleLevel: 'h3' | 'h4' }) {
  return (
    <ul className="grid gap-4">
      {tips.map((tip) => (
        <TipCard key={tip.id} tip={tip} titleLevel={titleLevel} />
      ))}
    </ul>
  );
}

/** The tips that a search has found in all categories, under the title of their category. */
function TipsByCategory({ matches }: { matches: readonly CategoryMatches[] }) {
  return (
    <div className="grid gap-8">
      {matches.map(({ category, tips }) => (
        <section key={category} aria-labelledby={`matches-${category}`}>
          <h3 id={`matches-${category}`} className="mb-3 text-lg text-muted">
            {titles[category]}
          </h3>
          <TipList tips={tips} titleLevel="h4" />
        </section>
      ))}
    </div>
  );
}

/** Links to the other categories in which a search has found tips. */
function OtherCategories({
  matches,
  intro,
  urlWith,
}: {
  matches: readonly CategoryMatches[];
  intro: string;
  urlWith: (changes: Filters) => To;
}) {
  return (
    <div role="group" aria-label={intro} className="flex flex-wrap items-center justify-center gap-2">
      <p className="text-muted">{intro}</p>
      {matches.map(({ category, tips }) => (
        <Link
          key={category}
          to={urlWith({ category })}
          preventScrollReset
          className={`${filterClass} border-line bg-surface`}
        >
          {titles[category]} ({tips.length})
        </Link>
      ))}
      {matches.length > 1 ? (
        <Link
          to={urlWith({ category: null })}
          preventScrollReset
          className={`${filterClass} border-line bg-surface`}
        >
          All categories
        </Link>
      ) : null}
    </div>
  );
}

function NoTips({ clear, children }: { clear: () => void; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
      <Copybook className="text-5xl">ვერ ვიპოვე</Copybook>
      <p>No tips found matching your criteria. Try adjusting your filters or search query.</p>
      {children}
      <Button variant="secondary" onClick={clear}>
        Clear search and level
      </Button>
    </div>
  );
}

interface CategoryEntry {
  readonly id: TipCategory | 'all';
  readonly title: string;
  readonly count: number;
  readonly to: To;
  readonly isShown: boolean;
}

function Categories({ entries }: { entries: readonly CategoryEntry[] }) {
  return (
    <nav aria-label="Categories" className="lg:sticky lg:top-20">
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
        {entries.map(({ id, title, count, to, isShown }) => (
          <li key={id} className="grid">
            <Link
              to={to}
              aria-current={isShown ? 'true' : undefined}
              preventScrollReset
              className={`${filterClass} ${isShown ? selectedClass : unselectedClass}`}
            >
              {title}
              <span aria-hidden className="text-sm font-normal text-muted tabular-nums">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tips for learning Georgian, by category and level, with a search (TIPS-01 to TIPS-05). */
export function TipsPage({ tips }: { tips: readonly Tip[] }) {
  const { category, level, searchText, setSearchText, urlWith, setFilters, clear } = useFilters();
  useTipDeepLink();
  const isSearching = searchText.trim() !== '';
  // Null: all categories.
  const scope = category ?? (isSearching ? null : tipCategories[0]);
  const found = findTips(tips, { level, query: searchText });
  const tipsOf = (one: TipCategory) => found.filter((tip) => tip.category === one);
  const shown = scope === null ? found : tipsOf(scope);
  const matches = tipCategories
    .map((one) => ({ category: one, tips: tipsOf(one) }))
    .filter((match) => match.tips.length > 0);
  const otherMatches = matches.filter((match) => match.category !== scope);
  const allEntry = {
    id: 'all',
    title: 'All categories',
    count: found.length,
    to: urlWith({ category: null }),
    isShown: scope === null,
  } as const;
  // A category without any tip of this level is not offered.
  const ofLevel = new Set(findTips(tips, { level, query: '' }).map((tip) => tip.category));
  const categoryEntries = tipCategories
    .filter((one) => one === scope || ofLevel.has(one))
    .map((one) => ({
      id: one,
      title: titles[one],
      count: tipsOf(one).length,
      to: urlWith({ category: one }),
      isShown: one === scope,
    }));
  const otherCategories =
    scope !== null && otherMatches.length > 0 ? (
      <OtherCategories
        matches={otherMatches}
        intro={shown.length > 0 ? 'Also found in:' : 'Found in:'}
        urlWith={urlWith}
      />
    ) : null;
  return (
    <div className="mx-auto max-w-page px-5 py-8 sm:py-10">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 text-title">Learning Tips</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        What helps with Georgian in particular. Try one today.
      </p>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="group" aria-label="Level" className="flex flex-wrap gap-2">
          {tipLevels.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === level}
              onClick={() => setFilters({ level: one })}
              className={`${filterClass} ${one === level ? selectedClass : 'border-line bg-surface'}`}
            >
              {levelTitle(one)}
            </button>
          ))}
        </div>
        <SearchField
          label="Search tips"
          placeholder="Search tips..."
          value={searchText}
          onChange={setSearchText}
          className="w-full md:w-72"
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-first-52">
        <Categories entries={isSearching ? [allEntry, ...categoryEntries] : categoryEntries} />
        <section aria-labelledby="category">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="category" className="text-2xl">
              {scope === null ? 'All categories' : titles[scope]}
            </h2>
            <p role="status" className="text-muted">
              {pluralize(shown.length, 'tip')}
            </p>
          </div>
          {shown.length === 0 ? (
            <NoTips clear={clear}>{otherCategories}</NoTips>
          ) : scope === null ? (
            <TipsByCategory matches={matches} />
          ) : (
            <div className="grid gap-6">
              <TipList tips={shown} titleLevel="h3" />
              {isSearching ? otherCategories : null}
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
