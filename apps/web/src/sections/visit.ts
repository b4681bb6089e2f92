import type { Verdict } from '@ena/domain/exercise/item';
import type { ItemState } from '@ena/domain/exercise/itemState';
import type { ExerciseItem, ExerciseResponse } from '@ena/domain/exercise/kinds';
import type { Lesson } from '@ena/domain/lesson/model';
import {
  type Activity,
  essayActivity,
  pointsOf,
  type PointRule,
  type ItemActivity,
  updateActivity,
  wasAnsweredWrong,
} from '@ena/domain/progress/points';
import { createEmitter, type Emitter } from '../platform/store.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { randomSeed } from '../exercise/randomSeed.ts';
import { useHydrated } from '../platform/useHydrated.ts';
import { recordAnswer } from '../study/recordAnswer.ts';

/** A learner's visit of a lesson page: the responses to its items, kept until the page is left. */
export interface Visit {
  /** Seed of the order of options; constant during the visit. */
  readonly seed: number;
  readonly glossary: Lesson['glossary'];
  /** States of the questions and prompts on the page, by item id; see `useItem`. */
  readonly itemStates: ReadonlyMap<string, ItemState>;
  readonly setItemState: (questionId: string, state: ItemState) => void;
  /** Counts a response for the points of the visit, and records it as an answer if it has a verdict. */
  readonly trackResponse: (
    item: ExerciseItem,
    activity: Activity,
    response: ExerciseResponse,
    verdict: Verdict | null,
    /** The item was answered wrong before, also before a reload; known to the visit itself otherwise. */
    isCorrection?: boolean,
  ) => void;
  /** Ids of the items whose first answer was wrong. */
  readonly getMissedIds: () => readonly string[];
  /** Calls a listener when points may have changed. Returns an unsubscribe function. */
  readonly subscribe: Emitter['subscribe'];
  /** Counts the text of a draft or submission for the points; it may complete the page (ADV-37). */
  readonly trackText: (id: string, text: string) => void;
}

/** Returns the visit, and a function that computes its points by a rule. */
export function useVisit(unitId: string, glossary: Lesson['glossary']): [Visit, (rule: PointRule) => number] {
  const activities = useRef(new Map<string, ItemActivity>());
  // The same for all in the prerendered page.
  const [ownSeed] = useState(randomSeed);
  const seed = useHydrated() ? ownSeed : 0;
  const [{ emit, subscribe }] = useState(createEmitter);
  const [itemStates, setItemStates] = useState<ReadonlyMap<string, ItemState>>(new Map());
  const trackResponse: Visit['trackResponse'] = useCallback(
    (item, activity, response, verdict, isCorrection = false) => {
      const before = activities.current.get(item.id);
      // Delete and set, so that the most recent activity is last.
      activities.current.delete(item.id);
      activities.current.set(item.id, updateActivity(before, activity, response, verdict, isCorrection));
      if (verdict) recordAnswer(unitId, item.id, response, isCorrection || wasAnsweredWrong(before));
      emit();
    },
    [unitId, emit],
  );
  const getMissedIds = useCallback(
    () => [...activities.current].flatMap(([id, activity]) => (wasAnsweredWrong(activity) ? [id] : [])),
    [],
  );
  const setItemState: Visit['setItemState'] = useCallback((questionId, state) => {
    setItemStates((states) => new Map(states).set(questionId, state));
  }, []);
  const trackText: Visit['trackText'] = useCallback(
    (id, text) => {
      activities.current.set(id, updateActivity(undefined, essayActivity, text, null));
      emit();
    },
    [emit],
  );
  const visit = useMemo<Visit>(
    () => ({
      seed,
      glossary,
      itemStates,
      setItemState,
      trackResponse,
      getMissedIds,
      subscribe,
      trackText,
    }),
    [seed, glossary, itemStates, setItemState, trackResponse, getMissedIds, subscribe, trackText],
  );
  const points = useCallback((rule: PointRule) => pointsOf(rule, [...activities.current.values()]), []);
  return [visit, points];
}
