import { phrasebook } from '@ena/course/phrasebook';
import { romanize } from '@ena/domain/georgian/romanize';
import { findPhrases, type Phrasebook } from '@ena/domain/lesson/phrasebook';
import { pluralize } from '@ena/domain/text/pluralize';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isVisitor, useViewer } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { SearchField, useSearchText } from '../../ui/SearchField.tsx';
import { useDeepLink } from '../../sections/deepLink.ts';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { PatternRow, PhraseRow } from './PhraseRows.tsx';
import { type PagePart, ThemeNavigation } from './ThemeNavigation.tsx';

// Optional: without this chunk the clips still play.
const SoundBar = lazyWithErrorBoundary(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('../../sound/SoundBar.tsx');
  } catch {
    return { default: () => null };
  }
});

interface FoldingProps {
  readonly isOpen: boolean;
  readonly toggle: (id: string) => void;
}

/** A part of the page that folds: its heading is the button. */
function FoldingPart({
  id,
  title,
  description,
  isOpen,
  toggle,
  children,
}: PagePart & FoldingProps & { description: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        tabIndex={-1}
        data-deep-link-target="start"
        className="scroll-mt-16 text-subheading lg:scroll-mt-0"
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-phrases`}
          onClick={() => toggle(id)}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md text-left hover:text-wine"
        >
          {title}
          <ChevronDown
            size={22}
            aria-hidden
            className={`shrink-0 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <p className="mb-3 max-w-prose text-muted">{description}</p>
      <div id={`${id}-phrases`} hidden={!isOpen} className="@container">
        {children}
      </div>
    </section>
  );
}

// The background shows through the gaps, as hairlines between the rows.
const listClassName =
  'grid grid-cols-1 overflow-hidden rounded-xl border border-line bg-surface @3xl:grid-cols-2';

const patternsTitle = 'Make your own sentences';

const namesId = 'names';
const namesTitle = 'Your name in Georgian letters';

const NameList = ({ names }: Pick<Phrasebook, 'names'>) => (
  <ul className="grid grid-cols-1 gap-x-8 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3.5 sm:grid-cols-2 sm:px-5 xl:grid-cols-3">
    {names.map(({ form, romanization, gloss }) => (
      <li key={gloss}>
        <strong>{gloss}</strong> <Ka>{form}</Ka>{' '}
        <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin>
      </li>
    ))}
  </ul>
);

const adviceId = 'before-you-speak';
const adviceTitle = 'Before you speak';

const patternsId = 'patterns';
const parts: readonly PagePart[] = [
  ...phrasebook.themes,
  { id: patternsId, title: patternsTitle },
  { id: namesId, title: namesTitle },
  { id: adviceId, title: adviceTitle },
];
const foldingIds = parts.map(({ id }) => id).filter((id) => id !== adviceId);
/** The folding part that contains the target of a deep link. */
const partOf = (anchor: string): string =>
  anchor.startsWith('pattern.')
    ? patternsId
    : (phrasebook.themes.find(({ phrases }) => phrases.some(({ id }) => id === anchor))?.id ?? anchor);

function AdviceSection() {
  return (
    <section aria-labelledby={adviceId} className="mt-10">
      <h2
        id={adviceId}
        tabIndex={-1}
        data-deep-link-target="start"
        className="mb-3 scroll-mt-24 text-subheading"
      >
        {adviceTitle}
      </h2>
      <div className="grid gap-4 md:grid-cols-3">
        {phrasebook.advice.map(({ id, title, text }) => (
          <div key={id} className="rounded-xl border border-line bg-sunken p-5">
            <h3 className="mb-1.5 text-lg">
              <TextWithGeorgian>{title}</TextWithGeorgian>
            </h3>
            <p className="text-muted">
              <TextWithGeorgian>{text}</TextWithGeorgian>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

function NothingFound({ clear }: { clear: () => void }) {
  return (
    <div className="mb-10 grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
      <Copybook className="text-5xl">სიტყვა</Copybook>
      <p>No phrases found. Try fewer or different words.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={clear}>
          Clear search
        </Button>
        <ButtonLink variant="secondary" to="/chat">
          Ask the assistant
        </ButtonLink>
      </div>
    </div>
  );
}

// Loaded on demand: most visitors come to look something up.
const PhrasePractice = lazyWithErrorBoundary(async () => ({
  default: (await import('./PhrasePractice.tsx')).PhrasePractice,
}));

function PracticeSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-12">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <PhrasePractice />
        </Suspense>
      ) : (
        <section aria-labelledby="practice-phrases" className="rounded-xl border border-line bg-surface p-6">
          <h2 id="practice-phrases" className="text-2xl">
            Practice these phrases
          </h2>
          <p className="mt-1 mb-4 max-w-prose text-muted">
            Choose what a phrase means, or how to say it in Georgian. Five questions at a time.
          </p>
          <Button onClick={() => setIsOpen(true)}>Start practice</Button>
        </section>
      )}
    </div>
  );
}

/** The next step: the sign-up for a visitor, the alphabet for a learner. */
function NextStep() {
  const forVisitor = isVisitor(useViewer());
  return (
    <section className="mt-12 grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
      <Copybook className="text-5xl sm:text-6xl">ვისწავლოთ</Copybook>
      <h2 className="text-2xl">Read them in their own letters</h2>
      <p className="max-w-prose text-muted">
        Thirty-three letters, one sound each. The alphabet and your first forty words are free.
      </p>
      <ButtonLink
        to={forVisitor ? '/signup' : '/beginner/alphabet'}
        className={forVisitor ? 'signed-in:invisible' : ''}
      >
        {forVisitor ? 'Start Learning' : 'Open the alphabet'}
      </ButtonLink>
    </section>
  );
}

const clipNames = [
  ...phrasebook.themes.flatMap(({ phrases }) => phrases.map(({ form }) => form)),
  ...phrasebook.patterns.flatMap(({ sentences }) => sentences.map(({ form }) => form)),
];
/** The clips that the visitor plays first come first. */
const storeDelayMs = 3000;
const storeClips = () =>
  void import('../../offline/cache/keepPhrases.ts').then(
    ({ keepPhrases }) => keepPhrases(clipNames),
    () => undefined,
  );

/** After hydration: it depends on the browser, so the prerendered page does not have it. */
function HydratedSoundBar() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated ? (
    <Suspense>
      <SoundBar />
    </Suspense>
  ) : null;
}

/** What deep links can lead to. */
const anchors = new Set([
  ...phrasebook.themes.flatMap(({ id, phrases }) => [id, ...phrases.map((phrase) => phrase.id)]),
  patternsId,
  ...phrasebook.patterns.map(({ id }) => id),
  namesId,
  adviceId,
]);

/** The phrasebook, open to visitors: phrases by theme with audio, and sentence patterns. */
export function PhrasebookPage() {
  const [searchText, setSearchText] = useSearchText();
  useEffect(() => {
    const timer = setTimeout(storeClips, storeDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const isSearching = searchText.trim() !== '';
  const { themes, patterns, names } = findPhrases(phrasebook, searchText);
  const size = themes.reduce((sum, { phrases }) => sum + phrases.length, patterns.length + names.length);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const others = [...folded].filter((other) => other !== id);
    setFolded(new Set(folded.has(id) ? others : [...others, id]));
  };
  const isAllFolded = foldingIds.every((id) => folded.has(id));
  useDeepLink((anchor) => {
    if (!anchors.has(anchor)) return false;
    if (folded.has(partOf(anchor))) toggle(partOf(anchor));
    return true;
  });
  // Whatever a search finds is shown.
  const folding = (id: string) => ({ isOpen: isSearching || !folded.has(id), toggle });
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 text-title">
        {/* On a phone always in two lines: with the web font it would wrap, with the fallback not. */}
        Phrasebook <Ka className="font-normal text-muted max-sm:block">სასაუბრო</Ka>
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        What you will want to say in your first weeks: to greet, to ask the way, to order, and to say that you
        did not understand. Press a speaker to hear a phrase.
      </p>
      <SearchField
        label="Search phrases"
        placeholder="Search phrases..."
        value={searchText}
        onChange={setSearchText}
        className="mb-5 max-w-xl"
      />
      <p role="status" className="sr-only">
        {isSearching ? `${pluralize(size, 'phrase')} found` : ''}
      </p>
      <div className="flex flex-col">
        {/* Reserves the height of the sound bar, to avoid a layout shift. On a phone the first phrase comes before it. */}
        <div className="min-h-28 max-sm:order-1 max-sm:mt-6 sm:mb-6 sm:min-h-24 lg:min-h-12">
          <HydratedSoundBar />
        </div>
        {size === 0 ? <NothingFound clear={() => setSearchText('')} /> : null}
        <div className={isSearching ? '' : 'gap-x-10 lg:grid lg:grid-cols-first-52'}>
          {isSearching ? null : <ThemeNavigation parts={parts} />}
          <div className="min-w-0 pt-4">
            {isSearching ? null : (
              <p className="mb-2 text-right">
                <button
                  type="button"
                  onClick={() => setFolded(new Set(isAllFolded ? [] : foldingIds))}
                  className="min-h-11 rounded-md px-2 text-wine underline underline-offset-4 hover:no-underline"
                >
                  {isAllFolded ? 'Open all themes' : 'Fold all themes'}
                </button>
              </p>
            )}
            <div className="grid grid-cols-1 gap-8">
              {themes.map(({ id, title, description, phrases }) => (
                <FoldingPart key={id} {...{ id, title, description, ...folding(id) }}>
                  <ul className={listClassName}>
                    {phrases.map((phrase) => (
                      <PhraseRow key={phrase.id} phrase={phrase} />
                    ))}
                  </ul>
                </FoldingPart>
              ))}
              {patterns.length > 0 ? (
                <FoldingPart
                  id={patternsId}
                  title={patternsTitle}
                  description="Choose a word, and it goes into the sentence. Any other noun in its dictionary form fits as well."
                  {...folding(patternsId)}
                >
                  <ul className={listClassName}>
                    {patterns.map((pattern) => (
                      <PatternRow key={pattern.id} pattern={pattern} />
                    ))}
                  </ul>
                </FoldingPart>
              ) : null}
              {names.length > 0 ? (
                <FoldingPart
                  id={namesId}
                  title={namesTitle}
                  description={
                    <TextWithGeorgian>
                      {`A name is written by its sound, and one that ends in a consonant usually adds ი. The Latin letters after it romanize the Georgian, so they differ from your spelling: f and ph become ფ, which is romanized ${romanize('ფ')}.`}
                    </TextWithGeorgian>
                  }
                  {...folding(namesId)}
                >
                  <NameList names={names} />
                </FoldingPart>
              ) : null}
            </div>
            {isSearching ? null : <AdviceSection />}
            {isSearching ? null : <PracticeSection />}
          </div>
        </div>
      </div>
      <NextStep />
    </div>
  );
}
