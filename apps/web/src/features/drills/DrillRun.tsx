import type { DrillMode, DrillQuestion } from '@ena/contract/drills';
import type { Exercise } from '@ena/domain/exercise/model';
import type { ExerciseItem, ExerciseResponse } from '@ena/domain/exercise/kinds';
import type { Verdict } from '@ena/domain/exercise/item';
import { useEffect, useMemo, useRef } from 'react';
import { ExerciseFrame } from '../../exercise/ExerciseFrame.tsx';
import { loadExplanations } from '../../exercise/answerForms.ts';
import { randomUuid } from '../../platform/uuid.ts';
import { recordReview } from '../../study/recordReview.ts';

const toExercise = (title: string, mode: DrillMode, questions: readonly DrillQuestion[]): Exercise => ({
  id: 'drill.grammar',
  title,
  description: '',
  feedback: 'generic',
  checkOn: mode === 'choose' ? 'response' : 'button',
  hint: mode === 'say' ? 'toggle' : 'when-wrong',
  advanceAfter: 'answer',
  placeholder: 'Type your answer',
  isSilent: true,
  items: questions.map(({ question }) => question),
});

interface DrillRunProps {
  readonly title: string;
  readonly mode: DrillMode;
  readonly questions: readonly DrillQuestion[];
  readonly close: () => void;
  readonly more: () => void;
}

/** Questions on the run screen. The first answer to each is a review of its skill. */
export function DrillRun({ title, mode, questions, close, more }: DrillRunProps) {
  const exercise = useMemo(() => toExercise(title, mode, questions), [title, mode, questions]);
  const askedAt = useRef(0);
  useEffect(() => {
    askedAt.current = Date.now();
  }, []);
  useEffect(() => {
    // Loaded again at the first mistake, if this fails.
    loadExplanations(exercise.items).catch(() => undefined);
  }, [exercise]);
  const record = (
    item: ExerciseItem,
    response: ExerciseResponse,
    verdict: Verdict | null,
    isCorrection: boolean,
  ) => {
    const asked = questions.find(({ question }) => question.id === item.id);
    if (!asked || isCorrection || !verdict || verdict.kind === 'incomplete') return;
    const { question: _, ...review } = asked;
    const now = Date.now();
    recordReview({
      ...review,
      id: randomUuid(),
      response,
      secondAttempt: false,
      hintUsed: false,
      acceptedByLearner: false,
      elapsedMs: Math.max(0, now - askedAt.current),
      answeredAt: new Date(now).toISOString(),
    });
    askedAt.current = now;
  };
  return (
    <ExerciseFrame
      exercise={exercise}
      onBack={close}
      backLabel="Back to Drills"
      nextExercise={{ title: 'Twelve More', open: more }}
      onResponse={record}
    />
  );
}
