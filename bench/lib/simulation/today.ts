/** Today, day by day, for a simulated learner: the server's own rules and planner, with the cards in memory. */
import { nextFormat } from '@ena/domain/review/question';
import { ratingOf } from '@ena/domain/review/grade';
import { type PlanStep } from '@ena/domain/review/plan';
import { askSeconds, introduceSeconds, pairSeconds } from '@ena/domain/review/stepTimes';
import { maxRepeats } from '@ena/domain/review/reviewRun';
import { addDays, type Day, daysFrom } from '@ena/domain/streak/day';
import type { CourseStudyItem } from '../../../apps/server/src/content/course/studyItems.ts';
import {
  type CardRow,
  daysUntilProduced,
  isStable,
  newCard,
} from '../../../apps/server/src/learner/review/cards/cards.ts';
import { nextMemory } from '../../../apps/server/src/learner/review/cards/memory.ts';
import { planFor } from '../../../apps/server/src/learner/review/dailyRun/reviewRun.ts';
import { plannedDays } from '../../../apps/server/src/learner/review/dailyRun/state.ts';
import { formatContext, questionKinds, type SimulatedLearner } from './learner.ts';

type AskStep = Extract<PlanStep, { kind: 'ask' }>;

const start: Day = '2026-01-01';
/** Steps until a wrong answer is asked again, as in the domain's review run. */
const repeatDistance = 4;
const userId = 'learner';
const keyOf = ({ itemId, skill }: Pick<CardRow, 'itemId' | 'skill'>) => `${skill} ${itemId}`;

/** Default settings of a learner. */
export const defaultSettings = { retention: 90, newPerDay: 10, minutes: 10 };

/** Returns a function that studies one review run on a day, from 0, and returns its time in seconds. */
export function createToday(
  learner: SimulatedLearner,
  items: ReadonlyMap<string, CourseStudyItem>,
  settings: typeof defaultSettings,
) {
  const scheduling = { retention: settings.retention, parameters: null };
  const cards = new Map<string, CardRow>();
  const days: { day: Day; reviews: number; seconds: number }[] = [];

  const record = (step: AskStep, rating: ReturnType<typeof ratingOf>, day: Day) => {
    const key = keyOf(step);
    const card = cards.get(key) ?? newCard(userId, { ...step, day });
    const before = card.lastDay === null ? null : { ...card, lastDay: card.lastDay };
    const memory = nextMemory(before, rating, day, scheduling, step);
    cards.set(key, { ...card, ...memory, ...(card.reps === 0 && { createdDay: day }) });
    const produced = { itemId: step.itemId, skill: 'produce' as const, day: addDays(day, daysUntilProduced) };
    if (step.skill === 'recognize' && isStable(memory) && !cards.has(keyOf(produced)))
      cards.set(keyOf(produced), newCard(userId, produced));
  };

  /** The steps of the next review run. */
  const plan = (day: number): readonly PlanStep[] => {
    const today = addDays(start, day);
    const all = [...cards.values()];
    const row = { userId, ...settings, ownRatings: false, ownShare: 0, easyDays: [], pausedSince: null };
    const plannedDay = plannedDays({ settings: row, cards: all, items, today });
    const isDue = (card: CardRow) => {
      const planned = plannedDay(card);
      return planned !== null && planned <= today;
    };
    const met = new Set(all.map(({ itemId }) => itemId));
    const isLearnedToday = ({ skill, createdDay }: CardRow) => skill === 'recognize' && createdDay === today;
    const left = Math.max(0, settings.newPerDay - all.filter(isLearnedToday).length);
    const seconds = days
      .slice(-28)
      .map((one) => one.seconds)
      .toSorted((one, other) => one - other);
    const last = days.at(-1);
    return planFor(
      {
        scheduling,
        today,
        minutes: settings.minutes,
        due: all.filter(isDue),
        early: [],
        itemOf: (itemId) => items.get(itemId),
        newItems: [...items.keys()].filter((itemId) => !met.has(itemId)).slice(0, left),
        daysAway: last ? daysFrom(last.day, today) : 0,
        usualSeconds: seconds[Math.floor(seconds.length / 2)] ?? null,
      },
      day,
    );
  };

  return (day: number): number => {
    const today = addDays(start, day);
    const queue = plan(day).flatMap((step) =>
      step.kind === 'match'
        ? step.pairs.map((pair) => ({ step: pair, repeats: 0, isMatched: true }))
        : [{ step, repeats: 0, isMatched: false }],
    );
    const done = { day: today, reviews: 0, seconds: 0 };
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { step, repeats, isMatched } = next;
      const at = { day, second: done.seconds };
      if (step.kind === 'introduce') {
        learner.read(step.itemId, at);
        done.seconds += introduceSeconds;
        continue;
      }
      const item = items.get(step.itemId);
      if (!item) throw new Error(`There is no item ${step.itemId}.`);
      const { stability, reps } = cards.get(keyOf(step)) ?? { stability: 0, reps: 0 };
      const format = isMatched ? 'match' : nextFormat(item, step.skill, { stability, reps }, formatContext);
      const answer = learner.answer(step.itemId, questionKinds[format], at);
      const inputMethod = isMatched ? 'matched' : questionKinds[format].isChosen ? 'chosen' : 'typed';
      const rating = ratingOf({ ...answer, secondAttempt: false, hintUsed: false }, inputMethod);
      record(step, rating, today);
      done.reviews++;
      done.seconds += isMatched ? pairSeconds : askSeconds[step.skill];
      if (!answer.correct && repeats < maxRepeats)
        queue.splice(repeatDistance, 0, { step, repeats: repeats + 1, isMatched: false });
    }
    if (done.reviews > 0) days.push(done);
    return done.seconds;
  };
}
