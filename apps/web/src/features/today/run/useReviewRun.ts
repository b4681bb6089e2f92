import type { ExerciseResponse } from '@ena/domain/exercise/kinds';
import { advanceReviewRun, newlyFinal } from '@ena/domain/review/reviewRun';
import type { AnswerStamp, ReviewRunState, ReviewRunEvent } from '@ena/domain/review/reviewRunModel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recordReview } from '../../../study/recordReview.ts';
import { saveReviewRun, type StartedReviewRun, subscribeToStoredReviewRun } from './storedReviewRun.ts';
import { randomUuid } from '../../../platform/uuid.ts';

const makeStamp = (shownAt: number): AnswerStamp => ({
  id: randomUuid(),
  answeredAt: new Date().toISOString(),
  elapsedMs: Math.round(performance.now() - shownAt),
});

interface RunningReviewRun {
  readonly state: ReviewRunState;
  readonly dispatch: (event: ReviewRunEvent) => void;
  /** Judges a response; null: the learner does not know. */
  readonly answer: (response: ExerciseResponse | null) => void;
  /** Connects an item of a match with a meaning. */
  readonly match: (itemId: string, response: string | null) => void;
}

/**
 * Runs a review run: stores it after each change, and records answers as soon as they cannot be undone any more. On
 * leaving the page the last one is recorded, too. Only one tab runs it: `onTakeover` is called when another one has
 * stored or ended it, and from then on this tab stores nothing.
 */
export function useReviewRun(
  learnerId: string,
  started: StartedReviewRun,
  onTakeover: () => void,
): RunningReviewRun {
  const { run } = started;
  const isTakenOver = useRef(false);
  const latestOnTakeover = useRef(onTakeover);
  useEffect(() => {
    latestOnTakeover.current = onTakeover;
  });
  const [state, setState] = useState(started.state);
  const latest = useRef(started.state);
  const shownAt = useRef(0);

  const advance = useCallback(
    (event: ReviewRunEvent, keepalive = false) => {
      const before = latest.current;
      const after = advanceReviewRun(run.steps, before, event);
      if (after === before) return;
      latest.current = after;
      // First recorded, then stored: if only one of them succeeds, the same review is sent again, with the same id.
      for (const review of newlyFinal(before, after)) recordReview(review, keepalive);
      if (event.type !== 'respond' && !isTakenOver.current) saveReviewRun(learnerId, { run, state: after });
      setState(after);
    },
    [learnerId, run],
  );
  const dispatch = useCallback((event: ReviewRunEvent) => advance(event), [advance]);

  const { passed } = state;
  const isAnswering = state.phase === 'answering' || state.phase === 'matching';
  useEffect(() => {
    if (isAnswering) shownAt.current = performance.now();
  }, [passed, isAnswering]);

  useEffect(() => {
    saveReviewRun(learnerId, { run, state: latest.current });
    // An answer that was given before a reload.
    advance({ type: 'commit' });
    const leave = () => advance({ type: 'commit' }, true);
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    const unsubscribe = subscribeToStoredReviewRun(() => {
      isTakenOver.current = true;
      latestOnTakeover.current();
    });
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      advance({ type: 'commit' });
    };
  }, [learnerId, run, advance]);

  const answer = useCallback(
    (response: ExerciseResponse | null) =>
      advance({ type: 'answer', response, stamp: makeStamp(shownAt.current) }),
    [advance],
  );
  const match = useCallback(
    (itemId: string, response: string | null) => {
      advance({ type: 'match', itemId, response, stamp: makeStamp(shownAt.current) });
      // The next pair has its own time.
      shownAt.current = performance.now();
    },
    [advance],
  );
  return { state, dispatch, answer, match };
}
