import { randomUUID } from 'node:crypto';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { lessons } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import {
  countSeries,
  maxPlacementQuestions,
  placedRatings,
  placedStability,
} from '@ena/domain/review/placement';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answersTo, placementCalls } from '../../../../test/placements.ts';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { createCourse } from '../../../content/course/units.ts';
import { reviewLog } from '../tables.ts';
import { placementPageOf } from './placement.ts';
import { userProfiles } from '../../../platform/db/users.ts';
import { studyDays } from '../../study/tables.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
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

const [alphabet, words] = ['/beginner/alphabet', '/beginner/basic-vocabulary'] as const;
const colors = '/beginner/colors-and-shapes';
const [food, phrases] = ['/beginner/food-and-drinks', '/phrases'] as const;
const allPacks = [...new Set(packs.map(({ level }) => `/words/packs#${level}`))];
const beginner = lessons.flatMap(({ level, path }) => (level === 'beginner' ? [path] : []));
const { questions, finish, place } = placementCalls({ get, call, time });
const idsOf = (path: string) =>
  [...course.studyItems.values()].flatMap(({ id, source, onPath }) =>
    placementPageOf({ source }).path === path && onPath ? [id] : [],
  );
/** Of one page, of which some items were answered in a placement. */
const cardsOfPage = async (of: ReviewLearner, path: string) => {
  const ids = new Set(idsOf(path));
  const cards = (await cardsOf(of)).filter(({ itemId }) => ids.has(itemId));
  return Object.groupBy(cards, ({ reps }) => (reps === 0 ? 'presumed' : 'answered'));
};
const withoutOwner = async (of: ReviewLearner) =>
  (await cardsOf(of))
    .map(({ userId: _, ...card }) => card)
    .toSorted((one, other) => (`${one.itemId} ${one.skill}` < `${other.itemId} ${other.skill}` ? -1 : 1));

describe('the questions of a placement', () => {
  it('are only about lessons that the learner may open, options included', async () => {
    const [ana, gio] = [await learner(), await learner('active')];
    const id = randomUUID();
    const free = await questions(ana, id);
    expect([...new Set(free.pages.map(({ path }) => path))]).toEqual([alphabet, words, phrases, allPacks[0]]);
    const open = new Set(
      [...course.studyItems.values()].flatMap(({ tier, gloss }) => (tier === 'free' ? [gloss] : [])),
    );
    const options = free.pages.flatMap((page) =>
      page.questions.flatMap(({ question }) => (question.kind === 'choice' ? question.options : [])),
    );
    expect(options).toHaveLength(free.pages.length * 6 * 6);
    expect(options.filter((option) => !open.has(option))).toEqual([]);
    const all = await questions(gio, id);
    expect(all.pages.length).toBeGreaterThan(free.pages.length);
    expect(await questions(gio, id)).toEqual(all);
    expect(await questions(gio, randomUUID())).not.toEqual(all);
  });
});

describe('the end of a placement', () => {
  it('marks known pages: answered items with long intervals, the others for a quick check, a few each day', async () => {
    const ana = await learner('active');
    const all = [...new Set((await questions(ana, randomUUID())).pages.map(({ path }) => path))];
    const result = await place(ana, all);
    const cards = await cardsOf(ana);
    expect(result).toMatchObject({ letters: 33, words: cards.length - 33 });
    expect(result['pages']).toMatchObject(all.map((path) => ({ path })));
    expect(cards.every(({ skill, placed }) => skill === 'recognize' && placed)).toBe(true);
    const { answered, checkedSoon, checkedLater } = placedRatings;
    const log = new Map((await logOf(ana)).map((row) => [row.itemId, row]));
    for (const { itemId, stability, due, reps } of cards) {
      const { rating, response } = log.get(itemId) ?? { rating: 0, response: null };
      expect([rating === answered, reps]).toEqual([response !== null, response === null ? 0 : 1]);
      const { min, max } =
        placedStability[[answered, checkedSoon].find((one) => one === rating) ?? checkedLater];
      expect(stability).toBeGreaterThanOrEqual(min);
      expect(stability).toBeLessThanOrEqual(max);
      expect(Date.parse(due) - Date.parse('2026-03-01')).toBe(stability * 24 * 60 * 60_000);
    }
    const perDay = [...Map.groupBy(cards, ({ due }) => due).values()].map((due) => due.length);
    expect(Math.max(...perDay)).toBeLessThan(30);
    const { due, newItems, placed, knownLessons } = await summary(ana);
    // Eight items of pages that are too small to ask about, and a skill, which no word tells.
    expect([due, newItems, placed]).toEqual([0, 9, cards.length]);
    expect(knownLessons).toEqual(lessons.flatMap(({ path }) => (all.includes(path) ? [path] : [])));
  });

  it.each<[string, readonly string[]]>([
    ['nothing', []],
    ['the alphabet', [alphabet]],
    ['the alphabet and food', [alphabet, food]],
    ['the first level', [alphabet, ...beginner]],
    ['everything', [alphabet, ...lessons.map(({ path }) => path), ...allPacks, '/vocabulary', phrases]],
  ])('of who knows %s marks this and nothing else', async (_, known) => {
    const ana = await learner('active');
    const id = randomUUID();
    const test = await questions(ana, id);
    const answers = answersTo(test, known);
    await finish(ana, id, answers);
    const marked = new Set((await cardsOf(ana)).map(({ itemId }) => itemId));
    const isTested = (path: string) => idsOf(path).length >= 12;
    expect(marked).toEqual(new Set(known.filter(isTested).flatMap(idsOf)));
    // Two questions without the letters; else three for each known part, and one for each other up to the tenth in a row, of
    // which a series has as many as its bisection.
    const isKnown = test.pages.map(({ path }) => known.includes(path));
    const upToLast = isKnown.slice(0, isKnown.lastIndexOf(true) + 1);
    const asked = upToLast.reduce((sum, isOne) => sum + (isOne ? 3 : 1), 0);
    const further = countSeries(test.pages).map((groups) => Math.ceil(Math.log2(groups + 1)) - 1);
    const most = further.reduce((sum, tests) => sum + tests, asked + 10);
    expect(answers.length).toBeLessThanOrEqual(known.length === 0 ? 2 : most);
    expect(answers.length).toBeLessThanOrEqual(maxPlacementQuestions);
  });

  it('lets new items begin after what is known', async () => {
    const ana = await learner('active');
    expect(await place(ana, [alphabet, words])).toMatchObject({
      pages: [{ path: alphabet }, { path: words }],
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

  it('counts as study what was answered, and completes no lesson of which items were not asked', async () => {
    const ana = await learner('active');
    await place(ana, [alphabet, words]);
    const { db } = world.services;
    // Six right answers of five seconds.
    expect(await db.select().from(studyDays).where(eq(studyDays.userId, ana.userId))).toMatchObject([
      { day: '2026-03-01', minutes: 0 },
    ]);
    expect(await db.select().from(userProfiles).where(eq(userProfiles.id, ana.userId))).toMatchObject([
      { wordsLearned: 0, lessonsCompleted: 0, studyStreak: 1 },
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
    expect((await finish(ana, id, answers)).json).toMatchObject({ pages: [], letters: 0, words: 0 });
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
    ['too many answers', (answers) => Array.from({ length: maxPlacementQuestions + 1 }, () => answers[0])],
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
    expect((await finish(ana, id, wrong)).json).toMatchObject({ pages: [], letters: 0 });
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

/** The right answer to an item. */
const rightTo = (itemId: string, day?: string) =>
  review({
    itemId,
    response: course.studyItems.get(itemId)?.gloss ?? '',
    ...(day !== undefined && { answeredAt: `${day}T10:00:00.000Z` }),
  });
/** An item that a placement has asked, and one that it has not. */
async function markedOf(of: ReviewLearner, path: string) {
  const { presumed = [], answered = [] } = await cardsOfPage(of, path);
  const [one, two] = [answered[0], presumed[0]];
  if (!one || !two) throw new Error('Nothing is marked.');
  return { answered: one, presumed: two };
}
const cardOf = async (of: ReviewLearner, itemId: string) =>
  (await cardsOf(of)).find((card) => card.itemId === itemId && card.skill === 'recognize');

describe('a card that a placement has marked', () => {
  it('is asked to be produced only after a review has confirmed it', async () => {
    const ana = await learner();
    await place(ana, [alphabet]);
    const { answered } = await markedOf(ana, alphabet);
    const { itemId } = answered;
    await onDay(ana, '2026-04-25');
    expect((await cardsOf(ana)).some(({ skill }) => skill === 'produce')).toBe(false);
    await record(ana, rightTo(itemId));
    const produce = (await cardsOf(ana)).filter(({ skill }) => skill === 'produce');
    expect(produce).toMatchObject([{ itemId, due: '2026-04-27', placed: false }]);
  });

  it('unasked, has a long interval after its first right answer, and is to be produced', async () => {
    const ana = await learner();
    await place(ana, [alphabet]);
    const { presumed } = await markedOf(ana, alphabet);
    expect(presumed.due <= '2026-03-06').toBe(true);
    await onDay(ana, presumed.due);
    await record(ana, rightTo(presumed.itemId));
    const card = await cardOf(ana, presumed.itemId);
    expect(card).toMatchObject({ placed: true, reps: 2, lapses: 0 });
    expect(card?.stability).toBeGreaterThan(placedStability[placedRatings.answered].min);
    expect((await cardsOf(ana)).filter(({ skill }) => skill === 'produce')).toHaveLength(1);
  });

  it('unasked, is as if it had never been marked after a first wrong answer', async () => {
    const [ana, gio] = [await learner(), await learner()];
    await place(ana, [alphabet]);
    const { presumed } = await markedOf(ana, alphabet);
    const { itemId } = presumed;
    for (const one of [ana, gio]) {
      await onDay(one, presumed.due);
      await record(one, review({ itemId, response: null }));
    }
    const { stability, difficulty, due } = (await cardOf(gio, itemId)) ?? {};
    const card = { stability, difficulty, due, reps: 1, lapses: 0, placed: false };
    expect(await cardOf(ana, itemId)).toMatchObject(card);
    expect(await summary(ana)).toMatchObject({ placed: 32 });
  });

  it.each([
    ['answered', 'right', 4],
    ['answered', 'wrong', 4],
    ['presumed', 'right', 4],
    // The placement does not count.
    ['presumed', 'wrong', 3],
  ] as const)(
    '(%s) is replayed from the log when reviews arrive late, the first one %s',
    async (which, kind, reps) => {
      const [ana, gio] = [await learner(), await learner()];
      const id = randomUUID();
      const answers = answersTo(await questions(ana, id), [alphabet]);
      for (const one of [ana, gio]) await finish(one, id, answers);
      const { itemId } = (await markedOf(ana, alphabet))[which];
      const reviews = ['2026-03-20', '2026-03-28', '2026-04-10'].map((day, index) =>
        kind === 'wrong' && index === 0
          ? review({ itemId, response: null, answeredAt: `${day}T10:00:00.000Z` })
          : rightTo(itemId, day),
      );
      await onDay(ana, '2026-04-20');
      await onDay(gio, '2026-04-20');
      for (const one of reviews) await record(ana, one);
      for (const one of reviews.toReversed()) await record(gio, one);
      expect(await withoutOwner(gio)).toEqual(await withoutOwner(ana));
      expect(await cardOf(gio, itemId)).toMatchObject({ reps, placed: reps === 4 });
    },
  );

  it('unasked by an older placement, which rated all as answered, keeps its long interval', async () => {
    const ana = await learner();
    await place(ana, [alphabet]);
    const { presumed } = await markedOf(ana, alphabet);
    const { itemId } = presumed;
    const { db } = world.services;
    await db.update(reviewLog).set({ rating: 3 }).where(eq(reviewLog.itemId, itemId));
    await onDay(ana, '2026-03-20');
    await record(ana, rightTo(itemId, '2026-03-19'));
    await record(ana, review({ itemId, response: null, answeredAt: '2026-03-18T10:00:00.000Z' }));
    expect(await cardOf(ana, itemId)).toMatchObject({ placed: true, reps: 3, lapses: 1 });
  });

  it('is derived from its reviews alone if one of them was before', async () => {
    const [ana, gio] = [await learner(), await learner()];
    const [itemId = ''] = idsOf(alphabet);
    const early = review({ itemId, response: null });
    await record(gio, early);
    const id = randomUUID();
    const answers = answersTo(await questions(ana, id), [alphabet]);
    for (const one of [ana, gio]) {
      await onDay(one, '2026-03-02');
      await finish(one, id, answers);
    }
    await record(ana, early);
    expect(await withoutOwner(ana)).toEqual(await withoutOwner(gio));
  });

  it('completes its lesson once all of them are answered right', async () => {
    const ana = await learner();
    await place(ana, [alphabet]);
    const { presumed = [] } = await cardsOfPage(ana, alphabet);
    const completed = async () => {
      const { db } = world.services;
      const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, ana.userId));
      return profile?.lessonsCompleted;
    };
    await onDay(ana, '2026-03-06');
    const [last, ...others] = presumed.map(({ itemId }) => itemId);
    for (const itemId of others) await record(ana, rightTo(itemId));
    expect(await completed()).toBe(0);
    await record(ana, rightTo(last ?? ''));
    expect(await completed()).toBe(1);
  });
});
