import type { TextProgress } from '@ena/contract/texts';
import { type CatalogText, texts } from '@ena/course/texts/texts';
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { readablePercent, textLevels } from '@ena/domain/lesson/readingText';
import { BookOpenText, CircleCheck, LockKeyhole, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { errorText } from '../../platform/errorTexts.ts';
import { useLearner } from '../../platform/session.ts';
import { useKnown } from '../../study/knownItems.ts';
import { ReadableWords } from '../../study/ReadableWords.tsx';
import {
  isReadable,
  isTextLocked,
  nextReadable,
  readingText,
  useTextProgress,
} from '../../study/textProgress.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Feedback.tsx';
import { KaFit } from '../../ui/Georgian.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';

const kinds = {
  text: [BookOpenText, 'Text'],
  dialogue: [MessagesSquare, 'Dialogue'],
} as const;

const levelTitles = { A1: 'First texts', A2: 'Short stories', B1: 'Longer stories' } as const;

/** How much of a text is known, or that it is done. */
function KnownMark({ progress }: { progress: TextProgress }) {
  if (progress.isDone)
    return (
      <span className="inline-flex items-center gap-1 text-correct">
        <CircleCheck size={16} aria-hidden /> Done
      </span>
    );
  return (
    <span className={`tabular-nums ${isReadable(progress) ? 'font-semibold text-correct' : ''}`}>
      {progress.percent} % known
    </span>
  );
}

function TextCard({
  text,
  progress,
  isLocked,
}: {
  text: CatalogText;
  progress: TextProgress | undefined;
  isLocked: boolean;
}) {
  const [Icon, kind] = kinds[text.kind];
  return (
    <li>
      <Link
        to={isLocked ? `/pricing?from=${encodeURIComponent(text.path)}` : text.path}
        className="group grid h-full content-start gap-1 rounded-xl border border-line bg-surface p-5 hover:border-wine"
      >
        <KaFit className="font-serif text-2xl leading-snug group-hover:text-wine">{text.form}</KaFit>
        <h3 className="font-sans text-base font-normal">{text.title}</h3>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <Icon size={16} aria-hidden className="text-wine" /> {kind}
          </span>
          {isLocked ? (
            <Chip tone="gold">
              <LockKeyhole size={14} aria-hidden /> Premium
            </Chip>
          ) : progress ? (
            <KnownMark progress={progress} />
          ) : null}
        </p>
      </Link>
    </li>
  );
}

/** The text to read now, or that any text can be tried; the place for it is there before it is known. */
function NextStep({
  progress,
  viewer,
}: {
  progress: ReadonlyMap<string, TextProgress> | null;
  viewer: Viewer;
}) {
  const next = progress && nextReadable(progress, viewer);
  return (
    <div className="mt-4 grid min-h-12 items-center justify-items-start">
      {next ? <ButtonLink to={next.path}>Read: {next.title}</ButtonLink> : null}
      {progress && !next ? <p>Try any text now: you see what a word means when you tap it.</p> : null}
    </div>
  );
}

/** The readings and dialogues by level, with what the learner knows of each. */
export function ReadPage({ entitled }: { entitled: boolean }) {
  // While a prerendered page is hydrated, the learner is unknown.
  const viewer = useLearner() ?? { entitled };
  const [state, resource] = useTextProgress();
  const known = useKnown();
  const progress = state.kind === 'known' ? state.value : null;
  return (
    <div className="mx-auto grid max-w-page gap-8 px-5 py-8 sm:py-10">
      <header>
        <h1 className="text-title">Read</h1>
        <p className="mt-2 max-w-prose text-muted">
          Short texts and dialogues from everyday life. Tap a word to see what it means, listen sentence by
          sentence, and answer three questions at the end. You read a text with ease once you know{' '}
          {readablePercent} % of its words; <TextLink to="/today">Today</TextLink> brings you the words.
        </p>
        <NextStep {...{ progress, viewer }} />
        <div className="mt-4 min-h-9 max-w-md">
          {known?.words === undefined ? null : <ReadableWords words={known.words} />}
        </div>
        <p className="mt-2 min-h-12 text-muted tabular-nums sm:min-h-6">
          {progress && readingText(progress)}
        </p>
      </header>
      {state.kind === 'failed' ? (
        <LoadErrorBanner retry={resource.refresh}>
          {`What you know of each text could not be loaded. ${errorText(state.code)}`}
        </LoadErrorBanner>
      ) : null}
      {textLevels.map((level) => {
        const ofLevel = texts.filter((text) => text.level === level);
        return ofLevel.length === 0 ? null : (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h2 id={`level-${level}`} className="mb-4 text-2xl">
              {levelTitles[level]} <span className="font-sans text-base font-normal text-muted">{level}</span>
            </h2>
            <ul className="grid grid-cols-fill-64 gap-4">
              {ofLevel.map((text) => (
                <TextCard
                  key={text.id}
                  text={text}
                  progress={progress?.get(text.id)}
                  isLocked={isTextLocked(text, viewer)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
