import { check } from '@ena/domain/exercise/check';
import type { ExerciseItem, ExerciseResponse, Verdict } from '@ena/domain/exercise/model';
import type { Lesson } from '@ena/domain/lesson/model';
import { pointsOf, type PointRule, type Touch, touched } from '@ena/domain/progress/points';
import { useCallback, useMemo, useRef, useState } from 'react';
import { randomSeed } from '../../exercise/randomSeed.ts';
import { recordAnswer } from '../../lib/recordAnswer.ts';

/** What was put into an item that stands open on the page, and how it was judged, if it was. */
export interface Entry {
  readonly response: string;
  readonly verdict: Verdict | null;
}

/** A learner's visit of a lesson page: what was done with its items, kept until the page is left. */
export interface Visit {
  /** Order of options, the same while the visit lasts. */
  readonly seed: number;
  readonly glossary: Lesson['glossary'];
  readonly entries: ReadonlyMap<string, Entry>;
  /** What is put into an item on the page; `judge` says whether it is an answer already. */
  readonly put: (item: ExerciseItem, response: string, judge: boolean) => void;
  /** Told by exercises of what was done in them. */
  readonly touch: (item: ExerciseItem, response: ExerciseResponse, verdict: Verdict | null) => void;
  /** Told by essays of what stands in a draft or was submitted; it may complete the page (ADV-37). */
  readonly wrote: (id: string, text: string) => void;
}

/** The visit, and how many points it has by a rule. */
export function useVisit(unitId: string, glossary: Lesson['glossary']): [Visit, (rule: PointRule) => number] {
  const touches = useRef(new Map<string, Touch>());
  const [seed] = useState(randomSeed);
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const touch: Visit['touch'] = useCallback(
    (item, response, verdict) => {
      const before = touches.current.get(item.id);
      // The latest stands last.
      touches.current.delete(item.id);
      touches.current.set(item.id, touched(before, item.kind, response, verdict));
      if (verdict) recordAnswer(unitId, item.id, response);
    },
    [unitId],
  );
  const put: Visit['put'] = useCallback(
    (item, response, judge) => {
      const verdict = judge ? check(item, response) : null;
      setEntries((before) => new Map(before).set(item.id, { response, verdict }));
      touch(item, response, verdict);
    },
    [touch],
  );
  const wrote: Visit['wrote'] = useCallback((id, text) => {
    touches.current.set(id, touched(undefined, 'compose', text, null));
  }, []);
  const visit = useMemo(
    () => ({ seed, glossary, entries, put, touch, wrote }),
    [seed, glossary, entries, put, touch, wrote],
  );
  const points = useCallback((rule: PointRule) => pointsOf(rule, [...touches.current.values()]), []);
  return [visit, points];
}
