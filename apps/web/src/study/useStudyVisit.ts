import type { ProgressReport } from '@ena/contract/progress';
import {
  afterReport,
  dueReport,
  maxUnreportedMinutes,
  newVisit,
  tick,
  tickMs,
  type Visit,
} from '@ena/domain/progress/studyClock';
import { useCallback, useEffect, useRef } from 'react';
import { enqueue } from './outbox.ts';
import { getOutboxLearnerId } from '../platform/session.ts';
import { browserTimeZone } from '../platform/timeZone.ts';
import { randomUuid } from '../platform/uuid.ts';

const report = (unitId: string, due: Omit<ProgressReport, 'id' | 'lessonId'>, keepalive: boolean) => {
  const learnerId = getOutboxLearnerId();
  if (learnerId === null) return;
  const when = { studiedAt: new Date().toISOString(), ...browserTimeZone() };
  void enqueue(
    { kind: 'report', learnerId, report: { id: randomUuid(), lessonId: unitId, ...due, ...when } },
    { keepalive },
  );
};

/** Adds minutes to a unit's record outside a visit: a sidebar link counts as one (PROG-16). */
export const reportMinutes = (unitId: string, minutes: number): void =>
  report(unitId, { timeSpent: minutes, isOpening: true }, false);

interface StudyVisit {
  /** A lesson, quiz or level id of the catalog. */
  readonly unitId: string;
  /** Minutes that the entry itself reports (TIME-03); 0 for none. */
  readonly entryMinutes: number;
  /** Whether the unit is completed, from the minutes studied in this visit. */
  readonly isCompleted: (minutes: number) => boolean;
  /** Calls a listener when the unit may have become completed, which is reported at once. */
  readonly subscribe?: (listener: () => void) => () => void;
}

/**
 * Counts the minutes of a visit and reports them: the entry and a completion at once, the rest on leaving (in-app navigation,
 * closing, reloading, signing out), each hour, or when the page is hidden, which on a phone may be its last event
 * (requirements TIME; docs/requirements, 2, open points 1, 2, 4, 5). Returns a function that reports a finished
 * quiz at once, with its score in whole percent and the given minutes or else those counted so far.
 */
export function useStudyVisit(visit: StudyVisit): (score: number, minutes?: number) => void {
  const latest = useRef(visit);
  const studied = useRef<Visit>(newVisit);
  useEffect(() => {
    latest.current = visit;
  });
  const { unitId, entryMinutes } = visit;

  useEffect(() => {
    studied.current = newVisit;
    let lastInteraction = performance.now();
    const touch = () => {
      lastInteraction = performance.now();
    };
    const reportDue = (keepalive: boolean) => {
      const completed = latest.current.isCompleted(studied.current.minutes);
      const due = dueReport(studied.current, completed);
      if (!due) return;
      studied.current = afterReport(studied.current, completed);
      report(unitId, due, keepalive);
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') reportDue(true);
    };
    // Deferred to the next task, so that an effect that is cleaned up at once (StrictMode) reports no entry.
    const entry = setTimeout(() => {
      if (entryMinutes > 0) report(unitId, { timeSpent: entryMinutes, isOpening: true }, false);
    }, 0);
    const clock = setInterval(() => {
      studied.current = tick(studied.current, performance.now() - lastInteraction);
      if (studied.current.minutes - studied.current.reported >= maxUnreportedMinutes) reportDue(false);
    }, tickMs);
    const unsubscribe = latest.current.subscribe?.(() => {
      if (!studied.current.completed && latest.current.isCompleted(studied.current.minutes)) reportDue(false);
    });
    const close = () => reportDue(true);
    document.addEventListener('click', touch);
    document.addEventListener('keydown', touch);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', close);
    return () => {
      clearTimeout(entry);
      clearInterval(clock);
      unsubscribe?.();
      document.removeEventListener('click', touch);
      document.removeEventListener('keydown', touch);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', close);
      reportDue(false);
    };
  }, [unitId, entryMinutes]);

  return useCallback(
    (score, used) => {
      const { minutes, reported } = studied.current;
      studied.current = afterReport(studied.current, true);
      report(unitId, { timeSpent: used ?? minutes - reported, completed: true, score }, false);
    },
    [unitId],
  );
}

const never = () => false;

/** Counts the minutes on a page that is never completed, such as a pack or a text. */
export function useMinutes(unitId: string): void {
  useStudyVisit({ unitId, entryMinutes: 0, isCompleted: never });
}
