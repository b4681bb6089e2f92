import { randomUUID } from 'node:crypto';
import type { PlacementTest } from '@ena/contract/placement';
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { correctResponse } from '@ena/domain/exercise/kinds';
import {
  answerPlacement,
  currentQuestion,
  placedStability,
  startPlacement,
} from '@ena/domain/review/placement';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { createCourse } from '../../../content/course/units.ts';
import { userProfiles } from '../../../platform/db/users.ts';
import { studyDays } from '../../study/tables.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary);
const {
  learner,
  onDay,
  get,
  call,
  reviewRun,
  summary,
  review,
  record,
  cardsOf,
  logOf,
  world,
  time,
  subscribe,
} = setUpReviews({ course });

const alphabet = '/beginner/alphabet';
const words = '/beginner/basic-vocabulary';
const colors = '/beginner/colors-and-shapes';

const questions = async (of: ReviewLearner, id: string) =>
  // as: the contract types it.
  (await get(of, `/api/placement?id=${id}`)) as unknown as PlacementTest;

/** The answers of a learner who knows some pages, and admits what they do not know; `slips` are answered wrong. */
function answersTo({ pages }: PlacementTest, known: readonly string[], slips: readonly number[] = []) {
  let placement = startPlacement(pages.length);
  const answers: { itemId: string; response: unknown; elapsedMs: number }[] = [];
  for (;;) {
    const current = currentQuestion(placement);
    const page = pages[current?.page ?? -1];
    const asked = page?.questions[current?.question ?? -1];
    if (!page || !asked) return answers;
    const isRight = known.includes(page.path) && !slips.includes(answers.length);
    answers.push({
      itemId: asked.itemId,
      response: isRight ? correctResponse(asked.question) : null,
      elapsedMs: 5000,
    });
    placement = answerPlacement(placement, isRight);
  }
}
const finish = ({ cookie }: ReviewLearner, id: string, answers: unknown, fields: object = {}) =>
  call('POST', '/api/placement', { id, answers, answeredAt: time.now.toISOString(), ...fields }, { cookie });
/** Does a placement; returns the response of the server. */
async function place(of: ReviewLearner, known: readonly string[], slips?: readonly number[]) {
  const id = randomUUID();
  return (await finish(of, id, answersTo(await questions(of, id), known, slips))).json;
}
const reset = ({ cookie }: ReviewLearner) => call('POST', '/api/placement/reset', {}, { cookie });
const idsOf = (path: string) =>
  [...course.studyItems.values()].flatMap(({ id, source }) => (source.path === path ? [id] : []));
const withoutOwner = async (of: ReviewLearner) =>
  (await cardsOf(of))
    .map(({ userId: _, ...card }) => card)
    .toSorted((one, other) => (`${one.itemId} ${one.skill}` < `${other.itemId} ${other.skill}` ? -1 : 1));

describe('the questions of a placement', () => {
  it('are only about lessons that the learner may open, options included', async () => {
    const [ana, gio] = [await learner(), await learner('active')];
    const id = randomUUID();
    const free = await questions(ana, id);
    expect(free.pages.map(({ path }) => path)).toEqual([alphabet, words]);
    const open = new Set(
      [...course.studyItems.values()].flatMap(({ tier, gloss }) => (tier === 'free' ? [gloss] : [])),
    );
    const options = free.pages.flatMap((page) =>
      page.questions.flatMap(({ question }) => (question.kind === 'choice' ? question.options : [])),
    );
    expect(options).toHaveLength(2 * 6 * 4);
    expect(options.filter((option) => !open.has(option))).toEqual([]);
    const all = await questions(gio, id);
    expect(all.pages.length).toBeGreaterThan(free.pages.length);
    expect(await questions(gio, id)).toEqual(all);
    expect(await questions(gio, randomUUID())).not.toEqual(all);
  });
});

describe('the end of a placement', () => {
  it('marks known lessons: cards with long intervals, spread over five weeks', async () => {
    const ana = await learner('active');
    const all = (await questions(ana, randomUUID())).pages.map(({ path }) => path);
    const result = await place(ana, all);
    const cards = await cardsOf(ana);
    expect(result).toMatchObject({ letters: 33, words: cards.length - 33 });
    expect(result['lessons']).toMatchObject(all.map((path) => ({ path })));
    expect(cards.every(({ skill, placed, reps }) => skill === 'recognize' && placed && reps === 1)).toBe(
      true,
    );
    const { min, max } = placedStability;
    for (const { stability, due } of cards) {
      expect(stability).toBeGreaterThanOrEqual(min);
      expect(stability).toBeLessThanOrEqual(max);
      expect(Date.parse(due) - Date.parse('2026-03-01')).toBe(stability * 24 * 60 * 60_000);
    }
    // At eight seconds each, this fits into a review run.
    const perDay = [...Map.groupBy(cards, ({ due }) => due).values()].map((due) => due.length);
    expect(Math.max(...perDay)).toBeLessThan(30);
    expect(await summary(ana)).toMatchObject({
      due: 0,
      dueTomorrow: 0,
      newItems: 10,
      placed: cards.length,
      knownLessons: all,
    });
  });

  it('lets new items begin after what is known', async () => {
    const ana = await learner('active');
    expect(await place(ana, [alphabet, words])).toMatchObject({
      lessons: [{ path: alphabet }, { path: words }],
      letters: 33,
      words: 40,
    });
    const { steps, items } = await reviewRun(ana);
    const known = new Set([alphabet, words].flatMap(idsOf));
    const first = [...course.studyItems.keys()].find((itemId) => !known.has(itemId));
    expect(steps[0]).toEqual({ kind: 'introduce', itemId: first });
    expect(Object.keys(items).filter((itemId) => known.has(itemId))).toEqual([]);
  });

  it('does not mark an item that was answered wrong: it is new', async () => {
    const ana = await learner();
    const id = randomUUID();
    const test = await questions(ana, id);
    const answers = answersTo(test, [alphabet, words], [0]);
    expect((await finish(ana, id, answers)).json).toMatchObject({ letters: 32, words: 40 });
    expect((await cardsOf(ana)).map(({ itemId }) => itemId)).not.toContain(answers[0]?.itemId);
    expect(await summary(ana)).toMatchObject({ knownLessons: [alphabet, words] });
  });

  it('counts as study what was answered, and completes the lessons whose items are all known', async () => {
    const ana = await learner('active');
    await place(ana, [alphabet, words]);
    const { db } = world.services;
    // Eight right answers of five seconds.
    expect(await db.select().from(studyDays).where(eq(studyDays.userId, ana.userId))).toMatchObject([
      { day: '2026-03-01', minutes: 0 },
    ]);
    expect(await db.select().from(userProfiles).where(eq(userProfiles.id, ana.userId))).toMatchObject([
      { wordsLearned: 0, lessonsCompleted: 2, studyStreak: 1 },
    ]);
    // The rest of the minute is completed by reviews.
    await record(ana, review({ itemId: idsOf(colors)[0], elapsedMs: 30_000 }));
    expect(await summary(ana)).toMatchObject({ minutesToday: 1 });
  });

  it('without knowledge stores nothing', async () => {
    const ana = await learner();
    const id = randomUUID();
    const answers = answersTo(await questions(ana, id), []);
    expect(answers).toHaveLength(2);
    expect((await finish(ana, id, answers)).json).toMatchObject({ lessons: [], letters: 0, words: 0 });
    expect([await cardsOf(ana), await logOf(ana)]).toEqual([[], []]);
    expect(await summary(ana)).toMatchObject({ streak: 0, placed: 0, knownLessons: [] });
  });

  it('has one effect however often it is sent', async () => {
    const ana = await learner();
    const id = randomUUID();
    const answers = answersTo(await questions(ana, id), [alphabet]);
    const replies = await Promise.all([finish(ana, id, answers), finish(ana, id, answers)]);
    const before = await cardsOf(ana);
    time.now = new Date(time.now.getTime() + 60_000);
    replies.push(await finish(ana, id, answers));
    for (const { status, json } of replies)
      expect([status, json['letters'], json['words']]).toEqual([200, 33, 0]);
    expect(await cardsOf(ana)).toEqual(before);
    expect(await logOf(ana)).toHaveLength(33);
  });

  it('leaves every card as it is that was reviewed before, in lessons, too', async () => {
    const ana = await learner();
    const [first = ''] = idsOf(alphabet);
    await record(ana, review({ itemId: first, response: null }));
    const before = await cardsOf(ana);
    await onDay(ana, '2026-03-08');
    await place(ana, [alphabet, words]);
    const after = await cardsOf(ana);
    expect(after.filter(({ itemId }) => itemId === first)).toEqual(before);
    expect(after).toHaveLength(33 + 40);
    expect(await logOf(ana)).toHaveLength(33 + 40);
  });

  it.each<[string, (answers: ReturnType<typeof answersTo>) => unknown]>([
    ['an answer too few', (answers) => answers.slice(0, -1)],
    ['an answer too many', (answers) => [...answers, ...answers.slice(0, 1)]],
    ['answers in another order', (answers) => answers.toReversed()],
    [
      'an item that was not asked',
      (answers) => answers.with(0, { itemId: 'word.bread', response: 'bread', elapsedMs: 1 }),
    ],
    ['no answer', () => []],
    ['21 answers', (answers) => [...answers, ...answers, ...answers].slice(0, 21)],
  ])('with %s is refused', async (_, change) => {
    const ana = await learner();
    const id = randomUUID();
    const answers = answersTo(await questions(ana, id), [alphabet, words]);
    const reply = await finish(ana, id, change(answers));
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
    expect(await logOf(ana)).toEqual([]);
  });

  it('is judged by the server: wrong responses prove nothing', async () => {
    const ana = await learner();
    const id = randomUUID();
    const [one, two] = answersTo(await questions(ana, id), [alphabet]);
    const wrong = [one, two].map((answer) => ({ ...answer, response: 'nonsense', correct: true }));
    expect((await finish(ana, id, wrong)).json).toMatchObject({ lessons: [], letters: 0 });
    expect(await cardsOf(ana)).toEqual([]);
  });

  it('does not mark lessons of a subscription that has ended meanwhile', async () => {
    const ana = await learner('active');
    const id = randomUUID();
    const answers = answersTo(await questions(ana, id), [alphabet, words, colors]);
    await subscribe(ana.userId, 'canceled');
    expect((await finish(ana, id, answers)).status).toBe(400);
    expect(await cardsOf(ana)).toEqual([]);
  });
});

describe('a card that a placement has marked', () => {
  it('is asked to be produced only after a review has confirmed it', async () => {
    const ana = await learner();
    await place(ana, [alphabet]);
    await onDay(ana, '2026-04-25');
    const [itemId = ''] = idsOf(alphabet);
    const { gloss } = course.studyItems.get(itemId) ?? { gloss: '' };
    expect((await cardsOf(ana)).some(({ skill }) => skill === 'produce')).toBe(false);
    await record(ana, review({ itemId, response: gloss }));
    const produce = (await cardsOf(ana)).filter(({ skill }) => skill === 'produce');
    expect(produce).toMatchObject([{ itemId, due: '2026-04-26', placed: false }]);
  });

  it('is replayed from the log when reviews arrive late, in whatever order', async () => {
    const [ana, gio] = [await learner(), await learner()];
    const [itemId = ''] = idsOf(alphabet);
    const { gloss } = course.studyItems.get(itemId) ?? { gloss: '' };
    for (const one of [ana, gio]) await place(one, [alphabet]);
    const reviews = ['2026-03-20', '2026-03-28', '2026-04-10'].map((day) =>
      review({ itemId, response: gloss, answeredAt: `${day}T10:00:00.000Z` }),
    );
    await onDay(ana, '2026-04-20');
    await onDay(gio, '2026-04-20');
    for (const one of reviews) await record(ana, one);
    for (const one of reviews.toReversed()) await record(gio, one);
    expect(await withoutOwner(gio)).toEqual(await withoutOwner(ana));
    expect((await cardsOf(gio)).filter(({ reps }) => reps === 4)).toMatchObject([{ itemId, placed: true }]);
  });

  it('is derived from its reviews alone if one of them was before', async () => {
    const [ana, gio] = [await learner(), await learner()];
    const [itemId = ''] = idsOf(alphabet);
    const early = review({ itemId, response: null });
    await record(gio, early);
    for (const one of [ana, gio]) {
      await onDay(one, '2026-03-02');
      await place(one, [alphabet]);
    }
    await record(ana, early);
    expect(await withoutOwner(ana)).toEqual(await withoutOwner(gio));
  });
});

describe('what placements have marked', () => {
  it('can be taken back, except for what was reviewed since', async () => {
    const ana = await learner();
    await place(ana, [alphabet, words]);
    await onDay(ana, '2026-03-02');
    const [kept = '', first = ''] = idsOf(alphabet);
    await record(ana, review({ itemId: kept, response: null }));
    expect((await reset(ana)).json).toEqual({ removed: 72 });
    expect((await reset(ana)).json).toEqual({ removed: 0 });
    expect(await cardsOf(ana)).toMatchObject([{ itemId: kept, reps: 2 }]);
    expect(new Set((await logOf(ana)).map(({ itemId }) => itemId))).toEqual(new Set([kept]));
    expect(await summary(ana)).toMatchObject({ placed: 0, knownLessons: [] });
    expect((await reviewRun(ana)).steps.find(({ kind }) => kind === 'introduce')).toMatchObject({
      itemId: first,
    });
    expect(await place(ana, [alphabet])).toMatchObject({ letters: 33 });
    expect(await summary(ana)).toMatchObject({ placed: 32, knownLessons: [alphabet] });
  });

  it('is no longer listed as known while a lesson is not open', async () => {
    const ana = await learner('active');
    await place(ana, [alphabet, words, colors]);
    expect(await summary(ana)).toMatchObject({ knownLessons: [alphabet, words, colors] });
    await subscribe(ana.userId, 'canceled');
    expect(await summary(ana)).toMatchObject({ knownLessons: [alphabet, words] });
  });
});
