import type { ExerciseResponse } from '@ena/domain/exercise/kinds';
import { advanceSession, newlyFinal } from '@ena/domain/review/session';
import type { AnswerStamp, ReviewSession, SessionEvent } from '@ena/domain/review/sessionModel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recordReview } from '../../../study/recordReview.ts';
import { saveSession, type StartedSession, subscribeToStoredSession } from './storedSession.ts';

const makeStamp = (shownAt: number): AnswerStamp => ({
  id: crypto.randomUUID(),
  answeredAt: new Date().toISOString(),
  elapsedMs: Math.round(performance.now() - shownAt),
});

interface RunningSession {
  readonly state: ReviewSession;
  readonly dispatch: (event: SessionEvent) => void;
  /** Judges a response; null: the learner does not know. */
  readonly answer: (response: ExerciseResponse | null) => void;
  /** Connects an item of a match with a meaning. */
  readonly match: (itemId: string, response: string | null) => void;
}

/**
 * Runs a session: stores it after each change, and records answers as soon as they cannot be undone any more. On
 * leaving the page the last one is recorded, too. A session runs in one tab: `onTakeover` is called when another one has
 * stored or ended it, and from then on this tab stores nothing.
 */
export function useReviewSession(
  learnerId: string,
  started: StartedSession,
  onTakeover: () => void,
): RunningSession {
  const { session } = started;
  const isTakenOver = useRef(false);
  const latestOnTakeover = useRef(onTakeover);
  useEffect(() => {
    latestOnTakeover.current = onTakeover;
  });
  const [state, setState] = useState(started.state);
  const latest = useRef(started.state);
  const shownAt = useRef(0);

  const advance = useCallback(
    (event: SessionEvent, keepalive = false) => {
      const before = latest.current;
      const after = advanceSession(session.steps, before, event);
      if (after === before) return;
      latest.current = after;
      // First recorded, then stored: if only one of them succeeds, the same review is sent again, with the same id.
      for (const review of newlyFinal(before, after)) recordReview(review, keepalive);
      if (event.type !== 'respond' && !isTakenOver.current) saveSession(learnerId, { session, state: after });
      setState(after);
    },
    [learnerId, session],
  );
  const dispatch = useCallback((event: SessionEvent) => advance(event), [advance]);

  const { passed } = state;
  const isAnswering = state.phase === 'answering' || state.phase === 'matching';
  useEffect(() => {
    if (isAnswering) shownAt.current = performance.now();
  }, [passed, isAnswering]);

  useEffect(() => {
    saveSession(learnerId, { session, state: latest.current });
    // An answer that was given before a reload.
    advance({ type: 'commit' });
    const leave = () => advance({ type: 'commit' }, true);
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    const unsubscribe = subscribeToStoredSession(() => {
      isTakenOver.current = true;
      latestOnTakeover.current();
    });
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      advance({ type: 'commit' });
    };
  }, [learnerId, session, advance]);

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
