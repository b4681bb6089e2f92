import { shuffle } from '@ena/domain/random/shuffle';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../test/database.ts';
import { noon, type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { userProfiles } from '../../../platform/db/users.ts';
import { studyDays } from '../../study/tables.ts';

const { learner, onDay, summary, review, record, cardsOf, logOf, world, time, subscribe } = setUpReviews();

describe('a recorded review', () => {
  it.each([
    ['choose-meaning', 'word', {}, true, 3],
    ['choose-meaning', 'bread', {}, false, 1],
    ['type-meaning', 'the word', {}, true, 3],
    ['type-form', 'სიტყვა', {}, true, 3],
    ['type-form', 'სიტქვა', {}, false, 1],
    ['type-form', null, {}, false, 1],
    ['type-form', ['სიტყვა'], {}, false, 1],
    ['type-form', 'სიტყვა', { secondAttempt: true }, true, 2],
    ['type-form', 'სიტყვა', { hintUsed: true }, true, 2],
    ['choose-meaning', 'word', { elapsedMs: 20_000 }, true, 2],
    ['type-meaning', 'term', { acceptedByLearner: true }, true, 3],
    ['type-meaning', null, { acceptedByLearner: true }, false, 1],
    ['type-meaning', '', { acceptedByLearner: true }, false, 1],
    ['type-meaning', ['term'], { acceptedByLearner: true }, false, 1],
    ['choose-meaning', 'bread', { acceptedByLearner: true }, true, 3],
    ['type-form', 'სიყვა', { acceptedByLearner: true }, true, 3],
    ['type-form', 'სითყვა', { acceptedByLearner: true }, true, 3],
    ['match', 'word', {}, true, 3],
    ['match', 'word', { elapsedMs: 15_000 }, true, 3],
    ['match', 'word', { elapsedMs: 25_000 }, true, 2],
    ['match', 'bread', {}, false, 1],
    ['match', 'bread', { acceptedByLearner: true }, false, 1],
    ['match', null, {}, false, 1],
    ['choose-meaning', 'word', { ownRating: 4 }, true, 4],
    ['choose-meaning', 'bread', { ownRating: 4 }, false, 1],
  ])(
    '%s with the response %o and %o is judged on the server: correct %s, rating %i',
    async (format, response, fields, correct, rating) => {
      const ana = await learner();
      expect((await record(ana, review({ format, response, ...fields }))).json).toMatchObject({
        recorded: 1,
      });
      expect(await logOf(ana)).toMatchObject([{ format, correct, rating }]);
    },
  );

  it('has one effect however often it is sent', async () => {
    const ana = await learner();
    const one = review();
    await record(ana, one);
    const before = await cardsOf(ana);
    const replies = await Promise.all([record(ana, one), record(ana, one)]);
    expect(replies.map(({ json }) => json['recorded'])).toEqual([0, 0]);
    expect(await cardsOf(ana)).toEqual(before);
  });

  it('of two tabs of one review run is recorded once, and so are later ones of each tab', async () => {
    const ana = await learner();
    // Each tab makes the last answer of the review run final; their queue is the same.
    const [shared, ...own] = [review(), review(), review({ response: null })];
    const replies = await Promise.all(own.map((one) => record(ana, shared, one, shared)));
    expect(replies.reduce((sum, { json }) => sum + Number(json['recorded']), 0)).toBe(3);
    const ids = (await logOf(ana)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([shared, ...own].map(({ id }) => id).toSorted());
    const asked = (await cardsOf(ana)).filter(({ skill }) => skill === 'recognize');
    expect(asked).toMatchObject([{ reps: 3 }]);
  });

  it('has one effect, also if its id is sent in other case', async () => {
    const ana = await learner();
    const one = review();
    const upper = { ...one, id: one.id.toUpperCase() };
    expect((await record(ana, upper)).json).toMatchObject({ recorded: 1 });
    expect((await record(ana, one)).json).toMatchObject({ recorded: 0 });
    expect(await cardsOf(ana)).toMatchObject([{ reps: 1 }]);
  });

  it('marks a study day with its minutes, the word as learned, and continues the streak', async () => {
    const ana = await learner();
    const slow = () => review({ elapsedMs: 50_000 });
    await record(ana, slow(), slow());
    await record(ana, slow());
    expect(
      await world.services.db.select().from(studyDays).where(eq(studyDays.userId, ana.userId)),
    ).toMatchObject([{ day: '2026-03-01', minutes: 2 }]);
    expect(
      await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, ana.userId)),
    ).toMatchObject([{ wordsLearned: 1, studyStreak: 1 }]);
    expect(await summary(ana)).toMatchObject({ minutesToday: 2, streak: 1 });
  });

  it('of an item that the learner may not open is rejected, and the others are recorded', async () => {
    const ana = await learner();
    const [closed, unknown, open] = [
      review({ itemId: 'colors-shapes.word.1' }),
      review({ itemId: 'word.nonsense' }),
      review(),
    ];
    expect((await record(ana, closed, unknown, open)).json).toMatchObject({
      recorded: 1,
      rejected: [closed.id, unknown.id],
    });
  });

  it('that was answered offline before the subscription ended is kept', async () => {
    const ana = await learner('active');
    await record(ana, review({ itemId: 'colors-shapes.word.1' }));
    await subscribe(ana.userId, 'canceled');
    expect((await record(ana, review({ itemId: 'colors-shapes.word.1' }))).json).toMatchObject({
      recorded: 1,
    });
  });

  it('dated in the future counts as now', async () => {
    const ana = await learner();
    await record(ana, review({ answeredAt: '2031-01-01T00:00:00.000Z' }));
    expect(await logOf(ana)).toMatchObject([{ reviewedAt: noon, day: '2026-03-01' }]);
  });

  it.each([
    ['no id', { id: 'x' }],
    ['an unknown skill', { skill: 'sing' }],
    ['an unknown format', { format: 'lesson' }],
    ['a negative time', { elapsedMs: -1 }],
    ['a rating beyond the four', { ownRating: 5 }],
    ['no date', { answeredAt: 'yesterday' }],
    ['an endless response', { response: 'ა'.repeat(5000) }],
  ])('with %s is refused', async (_, fields) => {
    const ana = await learner();
    const reply = await record(ana, review(fields));
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
    expect(await logOf(ana)).toEqual([]);
  });

  it('lets an item be produced two days after it is recognized well', async () => {
    const ana = await learner();
    for (const date of ['2026-03-01', '2026-03-03', '2026-03-17']) {
      await onDay(ana, date);
      await record(ana, review());
    }
    const produce = (await cardsOf(ana)).filter(({ skill }) => skill === 'produce');
    expect(produce).toMatchObject([{ due: '2026-03-05', reps: 0, lastDay: null }]);
  });
});

describe('in whatever order reviews arrive', () => {
  it('the cards are the same: those of two devices that were offline', async () => {
    const items = ['alphabet.word.1', 'alphabet.word.2', 'basic-vocabulary.word.1'];
    // At most one a minute: reviews of one time keep the order in which a device has sent them.
    const reviews = fc.uniqueArray(
      fc.record({
        itemId: fc.constantFrom(...items),
        response: fc.constantFrom('word', 'bread', null),
        minute: fc.integer({ min: 0, max: 40 * 24 * 60 }),
      }),
      { minLength: 1, maxLength: 12, selector: ({ minute }) => minute },
    );
    const states = async (of: ReviewLearner) =>
      (await cardsOf(of))
        .map(({ userId: _, ...card }) => card)
        .toSorted((one, other) => (`${one.itemId} ${one.skill}` < `${other.itemId} ${other.skill}` ? -1 : 1));
    await fc.assert(
      fc.asyncProperty(reviews, fc.nat(), async (history, seed) => {
        time.now = new Date('2026-04-20T10:00:00Z');
        const all = history.map(({ minute, ...fields }) =>
          review({ ...fields, answeredAt: new Date(+noon + minute * 60_000).toISOString() }),
        );
        const inOrder = all.toSorted((one, other) =>
          `${one.answeredAt} ${one.id}` < `${other.answeredAt} ${other.id}` ? -1 : 1,
        );
        const [ana, gio] = [await learner(), await learner()];
        for (const one of inOrder) await record(ana, one);
        // Sent in another order, in pairs, and some of them twice.
        const mixed = shuffle([...all, ...all.slice(0, 3)], seed);
        for (let index = 0; index < mixed.length; index += 2)
          await record(gio, ...mixed.slice(index, index + 2));
        expect(await logOf(gio)).toHaveLength(all.length);
        expect(await states(gio)).toEqual(await states(ana));
      }),
      // The order does not depend on the database. SCHEDULES=1000 takes a minute.
      { numRuns: Number(process.env['SCHEDULES'] ?? (onPostgres ? 5 : 25)) },
    );
  });
});
