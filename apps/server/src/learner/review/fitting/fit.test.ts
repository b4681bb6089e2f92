import { randomUUID } from 'node:crypto';
import { minFitReviews } from '@ena/domain/review/fit';
import type { Rating } from '@ena/domain/review/grade';
import { addDays, timestampOf } from '@ena/domain/streak/day';
import { and, eq } from 'drizzle-orm';
import { default_w } from 'ts-fsrs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { users } from '../../../platform/db/users.ts';
import { reviewCards, reviewParameters } from '../tables.ts';
import { applyReviews, type NewReview, readCardsOf } from '../cards/cards.ts';
import { type FitCard, fitParameters, type FitResult, type TrainingHistory } from './fit.ts';
import { fitNext } from './fitWorker.ts';
import { type Memory, nextMemory, recallOn, type Scheduling } from '../cards/memory.ts';
import { FitUnavailable, runFit } from './runFit.ts';

const { learner, summary, cardsOf, logOf, world, time } = setUpReviews();
const usual: Scheduling = { retention: 90, parameters: null };
const start = '2026-03-01';
const end = new Date('2027-03-01T10:00:00Z');
const itemId = (card: number) => `card.${card}`;
const reviewsPerCard = 20;

beforeEach(async () => {
  await world.services.db.delete(users);
  time.now = end;
});

/** Random numbers from 0 to 1, the same for each seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The probability of recall after days, with the memory that the defaults compute. */
type Recall = (days: number, memory: Memory) => number;
const asByDefault: Recall = (days, memory) => recallOn(memory, addDays(memory.lastDay, days), usual);
/** Repetition does not make intervals longer. */
const forgetful: Recall = (days) => 0.9 ** (days / 2);

/** Reviews of cards at random times, as someone with this memory answers them. */
function answersOf(recall: Recall, count: number): readonly NewReview[] {
  const random = createRandom(7);
  const reviews: NewReview[] = [];
  for (let card = 0; reviews.length < count; card++) {
    let day = addDays(start, Math.floor(30 * random()));
    let memory: Memory | null = null;
    for (let index = 0; index < reviewsPerCard && reviews.length < count; index++) {
      const days = index === 0 ? 0 : 1 + Math.floor(15 * random());
      day = addDays(day, days);
      const correct: boolean = memory === null || random() < recall(days, memory);
      const rating: Rating = correct ? 3 : 1;
      memory = nextMemory(memory, rating, day, usual, { itemId: 'item', skill: 'recognize' });
      const reviewedAt = new Date(timestampOf(day) + card * 1000);
      const fields = { format: 'choose-meaning', skill: 'recognize', response: null, elapsedMs: 0 } as const;
      reviews.push({ id: randomUUID(), itemId: itemId(card), correct, rating, day, reviewedAt, ...fields });
    }
  }
  return reviews;
}

const add = ({ userId }: ReviewLearner, reviews: readonly NewReview[]) =>
  world.services.db.transaction(async (tx) => {
    const known = await readCardsOf(tx, userId, [...new Set(reviews.map((one) => one.itemId))]);
    await applyReviews(tx, userId, reviews, known);
  });
async function learnerWith(recall: Recall, count = 1200): Promise<ReviewLearner> {
  const ana = await learner();
  await add(ana, answersOf(recall, count));
  return ana;
}
const rowOf = async ({ userId }: ReviewLearner) =>
  (await world.services.db.select().from(reviewParameters).where(eq(reviewParameters.userId, userId)))[0];
const never = new AbortController().signal;
const fit = (run: typeof runFit = runFit, signal = never) =>
  fitNext({ db: world.services.db, log: world.services.log, now: () => time.now, run }, signal);
const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};

/** What is remembered of the cards, computed from the log alone. */
async function foldOf(of: ReviewLearner, parameters: readonly number[] | null, resets: Record<string, Date>) {
  const scheduling = { retention: 90, parameters };
  const log = (await logOf(of)).toSorted((one, other) => +one.reviewedAt - +other.reviewedAt);
  const memories: Record<string, Memory | null> = {};
  for (const { itemId: item, rating, day, reviewedAt } of log) {
    const resetAt = resets[item];
    if (resetAt && reviewedAt <= resetAt) continue;
    // as: the log has ratings from 1 to 4
    memories[item] = nextMemory(memories[item] ?? null, rating as Rating, day, scheduling, {
      itemId: 'item',
      skill: 'recognize',
    });
  }
  return memories;
}
const stateOf = ({ stability, difficulty, lastDay, reps, lapses }: Memory) => ({
  stability,
  difficulty,
  lastDay,
  reps,
  lapses,
});

const fittedTo = (parameters: readonly number[] | null, choice: FitResult['choice']): typeof runFit => {
  const losses = { default: 0.5, current: null, fitted: 0.4 };
  return async () => ({ choice, parameters, heldOut: 200, losses });
};

describe('fitted parameters', () => {
  it('are used by a learner whose memory differs from the defaults; cards are as replayed from the log', async () => {
    const ana = await learnerWith(forgetful);
    const { db } = world.services;
    const change = (card: number, values: Partial<typeof reviewCards.$inferInsert>) =>
      db
        .update(reviewCards)
        .set(values)
        .where(and(eq(reviewCards.userId, ana.userId), eq(reviewCards.itemId, itemId(card))));
    const resetAt = (await logOf(ana)).find((one) => one.itemId === itemId(1))?.reviewedAt ?? end;
    await change(0, { suspended: true, buriedOn: '2027-03-01' });
    await change(1, { resetAt });
    // As after a pause.
    await change(2, { due: '2028-01-01' });
    const before = await cardsOf(ana);

    expect(await fit()).toBe(true);
    const row = await rowOf(ana);
    expect(row).toMatchObject({
      choice: 'fitted',
      fittedReviews: 1200,
      fittedDay: '2027-03-01',
      fitAt: 1800,
    });
    expect(row).toMatchObject({ nextAttemptAt: null, attempts: 0, comparedReviews: 1200 });
    expect(row?.heldOut).toBeGreaterThan(200);
    expect(row?.lossFitted).toBeLessThan(0.95 * (row?.lossDefault ?? 0));

    const parameters = row?.parameters ?? null;
    const memories = await foldOf(ana, parameters, { [itemId(1)]: resetAt });
    const cards = await cardsOf(ana);
    const known = cards.filter(({ reps }) => reps > 0);
    expect(known).toHaveLength(60);
    for (const card of known) {
      const memory = memories[card.itemId];
      expect(card).toMatchObject(memory ? stateOf(memory) : {});
    }
    const kept = (rows: typeof cards) =>
      rows
        .map(({ itemId: item, skill, due, suspended, buriedOn }) => [item, skill, due, suspended, buriedOn])
        .toSorted();
    expect(kept(cards)).toEqual(kept(before));
    expect(await summary(ana)).toMatchObject({
      fit: { kind: 'fitted', reviews: 1200, since: '2027-03-01' },
    });

    // A review that arrives late makes its card be replayed: with the same parameters.
    const [first] = (await logOf(ana)).filter((one) => one.itemId === itemId(3));
    const day = addDays(first?.day ?? start, 1);
    const [late] = answersOf(forgetful, 1);
    if (!late) throw new Error('There is no review.');
    await add(ana, [{ ...late, itemId: itemId(3), day, reviewedAt: new Date(timestampOf(day)) }]);
    const replayed = (await cardsOf(ana)).find(
      (card) => card.itemId === itemId(3) && card.skill === 'recognize',
    );
    expect(replayed).toMatchObject((await foldOf(ana, parameters, {}))[itemId(3)] ?? {});
  });

  it('are not used by a learner whom the defaults fit', async () => {
    const ana = await learnerWith(asByDefault);
    const before = await cardsOf(ana);
    expect(await fit()).toBe(true);
    expect(await rowOf(ana)).toMatchObject({ choice: 'default', parameters: null, fitAt: 1800 });
    expect(await cardsOf(ana)).toEqual(before);
    expect(await summary(ana)).toMatchObject({ fit: { kind: 'usual', reviews: 1200, since: null } });
  });

  it('are dropped, and the cards replayed, once the defaults are as good', async () => {
    const ana = await learnerWith(forgetful);
    await fit();
    const { db } = world.services;
    await db.update(reviewParameters).set({ nextAttemptAt: time.now });
    expect(await fit(fittedTo(null, 'default'))).toBe(true);
    expect(await rowOf(ana)).toMatchObject({ parameters: null, fittedDay: null, fittedReviews: null });
    const memories = await foldOf(ana, null, {});
    for (const card of (await cardsOf(ana)).filter(({ reps }) => reps > 0))
      expect(card.stability).toBe(memories[card.itemId]?.stability);
  });

  it('are due with the thousandth review, of which a placement is none, then after half as many more', async () => {
    const ana = await learner();
    const reviews = answersOf(asByDefault, 1500);
    const [placed] = reviews;
    if (!placed) throw new Error('There is no review.');
    await add(ana, [{ ...placed, id: randomUUID(), itemId: 'placed', format: 'placement' }]);
    await add(ana, reviews.slice(0, minFitReviews - 1));
    const run = fittedTo(null, 'default');
    expect(await fit(run)).toBe(false);
    expect(await summary(ana)).toMatchObject({ fit: { kind: 'collecting', reviews: 999, since: null } });
    await add(ana, reviews.slice(minFitReviews - 1, minFitReviews));
    expect(await fit(run)).toBe(true);
    await add(ana, reviews.slice(minFitReviews, 1499));
    expect(await fit(run)).toBe(false);
    await add(ana, reviews.slice(1499));
    expect(await fit(run)).toBe(true);
  });

  it('wait for more reviews where cards were reset', async () => {
    const ana = await learnerWith(asByDefault, 1000);
    const { db } = world.services;
    await db
      .update(reviewCards)
      .set({ resetAt: end })
      .where(eq(reviewCards.itemId, itemId(0)));
    expect(await fit()).toBe(true);
    expect(await rowOf(ana)).toMatchObject({ reviews: 980, fitAt: 1000, comparedAt: null });
  });
});

it('fitted parameters are compared on reviews that they were never trained on, the first ones of each day', async () => {
  const review = (day: string, second: number, rating: Rating = 3) => ({
    rating,
    day,
    at: timestampOf(day) + second * 1000,
  });
  const days = ['2026-03-01', '2026-03-03', '2026-03-08', '2026-03-09'];
  const cards: FitCard[] = [
    {
      itemId: 'one',
      placedOn: null,
      reviews: [...days.map((day) => review(day, 0)), review('2026-03-20', 0)],
    },
    { itemId: 'two', placedOn: null, reviews: days.map((day) => review(day, 1, 1)) },
    { itemId: 'twice', placedOn: null, reviews: [review('2026-03-08', 2, 1), review('2026-03-08', 3)] },
    { itemId: 'placed', placedOn: '2026-03-01', reviews: [review('2026-03-02', 0), review('2026-03-19', 0)] },
  ];
  const trained: (readonly TrainingHistory[])[] = [];
  const result = await fitParameters(cards, null, async (histories) => {
    trained.push(histories);
    return default_w;
  });
  // Of 13 reviews, the last three: of days 9 (second 1), 19 and 20.
  expect(result).toMatchObject({ choice: 'default', parameters: null, heldOut: 3 });
  const of = (rating: Rating, ...gaps: number[]) => gaps.map((gap) => ({ rating, days: gap }));
  expect(trained).toEqual([[of(3, 0, 2), of(1, 0, 2), of(3, 0, 2, 5), of(1, 0, 2, 5), of(3, 0, 2, 5, 1)]]);
});

describe('the job', () => {
  it('changes nothing when the training fails, and is retried with backoff, at most five times', async () => {
    const ana = await learnerWith(forgetful, 1000);
    const before = await cardsOf(ana);
    const crash: typeof runFit = () => Promise.reject(new Error('killed'));
    for (const minutes of [10, 20, 40, 80]) {
      expect(await fit(crash)).toBe(true);
      const { nextAttemptAt } = (await rowOf(ana)) ?? {};
      expect(nextAttemptAt).toEqual(new Date(time.now.getTime() + minutes * 60_000));
      later(minutes - 1);
      expect(await fit(crash)).toBe(false);
      later(1);
    }
    expect(await fit(crash)).toBe(true);
    expect(await rowOf(ana)).toMatchObject({ nextAttemptAt: null, fitAt: 1500, parameters: null });
    expect(await cardsOf(ana)).toEqual(before);
  });

  it('is stopped with the server, and due again at once', async () => {
    const ana = await learnerWith(forgetful, 1000);
    expect(await fit(runFit, AbortSignal.abort())).toBe(false);
    expect(await rowOf(ana)).toMatchObject({ nextAttemptAt: time.now, attempts: 0 });
  });

  it('leaves learners due, for another replica, where there is no optimizer for the platform', async () => {
    const ana = await learnerWith(forgetful, 1000);
    await expect(fit(() => Promise.reject(new FitUnavailable()))).rejects.toThrow(FitUnavailable);
    expect(await rowOf(ana)).toMatchObject({ nextAttemptAt: time.now, attempts: 0, parameters: null });
  });

  it('reports an error in the child process', async () =>
    // as: invalid on purpose
    expect(runFit({} as never, never)).rejects.toThrow('Command failed'));

  it('runs once with two replicas, and a result after the lease is ignored', async () => {
    const ana = await learnerWith(forgetful, 1000);
    let finish = () => {};
    const slow: typeof runFit = async (...args) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return fittedTo(null, 'default')(...args);
    };
    const first = fit(slow);
    await expect.poll(() => rowOf(ana)).toMatchObject({ attempts: 1 });
    expect(await fit(slow)).toBe(false);
    later(5);
    expect(await fit()).toBe(true);
    finish();
    expect(await first).toBe(true);
    expect(await rowOf(ana)).toMatchObject({ choice: 'fitted' });
  });
});
