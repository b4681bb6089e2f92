import { phrasebook } from '@ena/course/phrasebook';
import {
  findPhrases,
  type Pattern,
  type Phrasebook,
  type PhrasebookPhrase,
} from '@ena/domain/lesson/phrasebook';
import { pluralize } from '@ena/domain/text/pluralize';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isVisitor, useViewer } from '../../platform/session.ts';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { SearchField, useSearchText } from '../../ui/SearchField.tsx';
import { deepLinkTarget, useDeepLink } from '../../sections/deepLink.ts';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

// Optional: without this chunk the clips still play.
const SoundBar = lazyWithErrorBoundary(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('../../sound/SoundBar.tsx');
  } catch {
    return { default: () => null };
  }
});

// Each row skips its own layout, not its list: by the size of a skipped list, its buttons would cover those of the next.
// The focus ring is inside the row: around it, the list and the next rows would cover it.
function PhraseListItem({ id, clip, children }: { id: string; clip: string; children: ReactNode }) {
  return (
    <li
      {...deepLinkTarget(id)}
      className="flex skip-offscreen-24 items-start justify-between gap-4 bg-surface px-4 py-3.5 focus:-outline-offset-3 sm:px-5 xl:last:odd:col-span-2"
    >
      <div className="min-w-0">{children}</div>
      <SpeakButton name={clip} hasMinHighlight className="mt-1" />
    </li>
  );
}

const Note = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className="mt-1 max-w-prose text-note text-muted">
      <TextWithGeorgian>{children}</TextWithGeorgian>
    </p>
  ) : null;

// Rows are memoized: updates of the page right after hydration would render all of them a second time.
const PhraseRow = memo(({ phrase }: { phrase: PhrasebookPhrase }) => {
  const { id, form, romanization, gloss, note } = phrase;
  return (
    <PhraseListItem id={id} clip={form}>
      <p className="font-serif text-phrase break-words">
        <Ka>{form}</Ka>
      </p>
      <p>
        <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin> <strong>{gloss}</strong>
      </p>
      <Note>{note}</Note>
    </PhraseListItem>
  );
});

const PatternRow = memo(({ pattern: { id, form, gloss, note, example } }: { pattern: Pattern }) => (
  <PhraseListItem id={id} clip={example.form}>
    <p className="font-serif text-phrase break-words">
      <Ka>{form}</Ka>
    </p>
    <p>
      <strong>{gloss}</strong>
    </p>
    <p className="mt-1">
      <Ka className="text-lg">{example.form}</Ka>{' '}
      <KaLatin className="text-muted">{`/${example.romanization}/`}</KaLatin> {example.gloss}
    </p>
    <Note>{note}</Note>
  </PhraseListItem>
));

function PhraseList({
  id,
  title,
  description,
  children,
}: {
  id: string;
  title: string;
  description: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="scroll-mt-24">
      <h2 id={id} tabIndex={-1} data-deep-link-target="start" className="scroll-mt-24 text-subheading">
        {title}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-muted">{description}</p>
      {/* The background shows through the gaps, as hairlines between the rows. */}
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line xl:grid-cols-2">
        {children}
      </ul>
    </section>
  );
}

const patternsTitle = 'Make your own sentences';

const namesId = 'names';
const namesTitle = 'Your name in Georgian letters';

function NamesSection({ names }: Pick<Phrasebook, 'names'>) {
  return (
    <section aria-labelledby={namesId}>
      <h2 id={namesId} tabIndex={-1} data-deep-link-target="start" className="scroll-mt-24 text-subheading">
        {namesTitle}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-muted">
        <TextWithGeorgian>
          A name is written by its sound, and one that ends in a consonant usually adds ი.
        </TextWithGeorgian>
      </p>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3.5 sm:grid-cols-2 sm:px-5 lg:grid-cols-3">
        {names.map(({ form, romanization, gloss }) => (
          <li key={gloss}>
            <strong>{gloss}</strong> <Ka>{form}</Ka>{' '}
            <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin>
          </li>
        ))}
      </ul>
    </section>
  );
}

const adviceId = 'before-you-speak';
const adviceTitle = 'Before you speak';

/** Links to each part of the page; on a phone one row that scrolls horizontally. */
function ThemeLinks() {
  const parts = [
    ...phrasebook.themes,
    { id: 'patterns', title: patternsTitle },
    { id: namesId, title: namesTitle },
    { id: adviceId, title: adviceTitle },
  ];
  return (
    <nav aria-label="Themes" className="mb-9 max-sm:-mx-5">
      <ul className="flex gap-2 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-3 sm:flex-wrap">
        {parts.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <Link
              to={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border-1.5 -outline-offset-3 border-line bg-surface px-4 hover:border-wine hover:text-wine"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
  ...phrasebook.patterns.map(({ example }) => example.form),
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
  'patterns',
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
  useDeepLink((anchor) => anchors.has(anchor));
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
      {/* Reserves the height of the sound bar, to avoid a layout shift. */}
      <div className="mb-6 min-h-19 sm:min-h-12">
        <HydratedSoundBar />
      </div>
      {isSearching ? null : <ThemeLinks />}
      {size === 0 ? <NothingFound clear={() => setSearchText('')} /> : null}
      <div className="grid grid-cols-1 gap-10">
        {themes.map(({ id, title, description, phrases }) => (
          <PhraseList key={id} id={id} title={title} description={description}>
            {phrases.map((phrase) => (
              <PhraseRow key={phrase.id} phrase={phrase} />
            ))}
          </PhraseList>
        ))}
        {patterns.length > 0 ? (
          <PhraseList
            id="patterns"
            title={patternsTitle}
            description="Replace the dots with a noun in its dictionary form."
          >
            {patterns.map((pattern) => (
              <PatternRow key={pattern.id} pattern={pattern} />
            ))}
          </PhraseList>
        ) : null}
        {names.length > 0 ? <NamesSection names={names} /> : null}
      </div>
      {isSearching ? null : <AdviceSection />}
      {isSearching ? null : <PracticeSection />}
      <NextStep />
    </div>
  );
}
