import type { CatalogText } from '@ena/course/texts/texts';
import { textAfter } from '@ena/course/texts/texts';
import type { Exercise } from '@ena/domain/exercise/model';
import type { ReadingText } from '@ena/domain/lesson/readingText';
import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { useLearner } from '../../platform/session.ts';
import { TapHint } from '../../sections/GlossedText.tsx';
import { KeepLesson } from '../../sections/pageParts.tsx';
import { Practice } from '../../sections/Practice.tsx';
import { useVisit } from '../../sections/visit.ts';
import { subscribeToRecorded } from '../../study/outbox.ts';
import { useMinutes } from '../../study/useStudyVisit.ts';
import { isReadable, isTextLocked, useTextProgress } from '../../study/textProgress.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Feedback.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { LazySuspense } from '../../ui/lazyWithErrorBoundary.tsx';
import { Reader } from './Reader.tsx';

const toExercise = ({ questions }: ReadingText): Exercise => ({
  id: 'questions',
  title: 'Three questions',
  description: 'About what you have read. One is answered in Georgian.',
  feedback: 'explained',
  checkOn: 'button',
  hint: 'when-wrong',
  advanceAfter: 'answer',
  placeholder: 'Type your answer',
  items: questions,
});

/** What is known of the text, and whether it is done. */
function TextStatus({ textId }: { textId: string }) {
  const [state, resource] = useTextProgress();
  useEffect(() => subscribeToRecorded(() => void resource.refresh().catch(() => undefined)), [resource]);
  const progress = state.kind === 'known' ? state.value.get(textId) : undefined;
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      {progress ? (
        <span className="tabular-nums">
          {isReadable(progress) ? 'You can read this text: ' : ''}
          {progress.percent} % known
        </span>
      ) : null}
      {progress?.isDone ? (
        <span className="inline-flex items-center gap-1 text-correct">
          <CircleCheck size={18} aria-hidden /> Done
        </span>
      ) : null}
    </p>
  );
}

/** The text after this one, or the list of all. */
function NextText({ textId }: { textId: string }) {
  const learner = useLearner();
  const next = textAfter(textId);
  const isOpen = next !== undefined && !isTextLocked(next, learner);
  return (
    <p className="flex flex-wrap gap-3">
      {isOpen ? (
        <ButtonLink variant="secondary" to={next.path}>
          Next text: {next.title} <ArrowRight size={18} aria-hidden className="shrink-0" />
        </ButtonLink>
      ) : null}
      <ButtonLink variant={isOpen ? 'quiet' : 'secondary'} to="/read">
        All texts
      </ButtonLink>
    </p>
  );
}

/** A reading or dialogue with its sound and questions. */
export function TextPage({ text, body }: { text: CatalogText; body: ReadingText }) {
  const [visit] = useVisit(body.id, body.glossary);
  useMinutes(body.id);
  const exercises = useMemo(() => [toExercise(body)], [body]);
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-5 py-8 max-sm:gap-3 max-sm:pt-4">
      <Link
        to="/read"
        className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine"
      >
        <ArrowLeft size={17} aria-hidden /> All texts
      </Link>
      <header className="grid gap-1">
        <h1 className="text-title">
          <Ka>{text.form}</Ka>
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg text-muted">
          {text.title} <Chip tone="muted">{text.level}</Chip>
        </p>
        <div className="flex min-h-12 flex-wrap items-center gap-x-6">
          <TextStatus textId={text.id} />
          <LazySuspense>
            <KeepLesson unitId={body.id} what="text" />
          </LazySuspense>
        </div>
      </header>
      <TapHint />
      <Reader sentences={body.sentences} glossary={body.glossary} />
      <div className="mt-6">
        <Practice
          unitId={body.id}
          exercises={exercises}
          visit={visit}
          heading="Did you understand it?"
          backLabel="Back to the text"
          lessonEnd={<NextText textId={text.id} />}
        />
      </div>
    </div>
  );
}
