import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { waitForBlockedQueries } from '../../../../test/database.ts';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { reviewCards } from '../tables.ts';
import { lockProfile } from '../../study/counters.ts';

const {
  learner,
  onDay,
  get,
  summary,
  settings,
  review,
  record,
  answer,
  changeCard,
  cardsOf,
  world,
  subscribe,
} = setUpReviews();

describe('the items that a learner has met', () => {
  const items = async (of: ReviewLearner) => (await get(of, '/api/reviews/items'))['items'];

  it('are listed with their cards, to their learner only', async () => {
    const [ana, gio] = [await learner(), await learner()];
    await record(ana, review());
    await onDay(ana, '2026-03-03');
    expect(await items(ana)).toMatchObject([
      {
        itemId: 'alphabet.word.1',
        form: 'სიტყვა',
        gloss: 'word',
        cards: [{ skill: 'recognize', reps: 1, lapses: 0, due: '2026-03-02', state: 'active' }],
      },
    ]);
    await onDay(gio, '2026-03-03');
    expect(await items(gio)).toEqual([]);
  });

  it('come with the day of the learner, and the start of a pause', async () => {
    const ana = await learner();
    await onDay(ana, '2026-03-03');
    expect(await get(ana, '/api/reviews/items')).toEqual({
      today: '2026-03-03',
      pausedSince: null,
      total: 0,
      next: null,
      items: [],
    });
    await settings(ana, { paused: true });
    expect(await get(ana, '/api/reviews/items')).toMatchObject({ pausedSince: '2026-03-03' });
  });

  it('are not listed while their lesson is not open', async () => {
    const ana = await learner('active');
    await record(ana, review({ itemId: 'colors-shapes.word.1' }));
    await subscribe(ana.userId, 'canceled');
    expect(await items(ana)).toEqual([]);
  });

  it.each([
    ['bury', { state: 'buried' }, 0, 1, 1],
    ['rest', { state: 'buried', due: '2026-03-10' }, 0, 0, 1],
    ['suspend', { state: 'suspended' }, 0, 0, 0],
    // As if it had never been reviewed: a new item.
    ['reset', { state: 'active', reps: 0, recall: 0 }, 0, 0, 0],
  ])('%s a card: today, tomorrow and after a week', async (action, card, dueToday, dueTomorrow, dueLater) => {
    const ana = await learner();
    // Without the card to write it.
    await settings(ana, { newPerDay: 0 });
    await record(ana, review(), review());
    await onDay(ana, '2026-03-03');
    expect((await changeCard(ana, action)).json['card']).toMatchObject(card);
    expect(await summary(ana)).toMatchObject({ due: dueToday });
    await onDay(ana, '2026-03-04');
    expect(await summary(ana)).toMatchObject({ due: dueTomorrow });
    await onDay(ana, '2026-03-10');
    expect(await summary(ana)).toMatchObject({ due: dueLater });
    await changeCard(ana, 'resume');
    expect(await summary(ana)).toMatchObject({ due: action === 'reset' ? 0 : 1 });
  });

  it('after a reset are remembered from later reviews only, also if an earlier one arrives late', async () => {
    const ana = await learner();
    await record(ana, review());
    await onDay(ana, '2026-03-05');
    await changeCard(ana, 'reset');
    await onDay(ana, '2026-03-06');
    await record(ana, review());
    await record(ana, review({ answeredAt: '2026-03-02T10:00:00.000Z' }));
    expect(await cardsOf(ana)).toMatchObject([{ reps: 1, lastDay: '2026-03-06', due: '2026-03-07' }]);
  });

  it('are not overwritten after a reset by a review that was being recorded', async () => {
    const ana = await learner();
    await record(ana, review());
    const { reply } = await world.services.db.transaction(async (tx) => {
      await lockProfile(tx, ana.userId);
      const resetting = changeCard(ana, 'reset');
      await waitForBlockedQueries(tx, 1);
      await tx.update(reviewCards).set({ reps: 2 }).where(eq(reviewCards.userId, ana.userId));
      // In an object, because a promise would be awaited.
      return { reply: resetting };
    });
    expect((await reply).json).toMatchObject({ card: { reps: 0 } });
    expect(await cardsOf(ana)).toMatchObject([{ reps: 0 }]);
  });

  it('keep the reset of a card to produce when an earlier wrong answer arrives late', async () => {
    const ana = await learner();
    const produce = { skill: 'produce', format: 'type-form', response: 'სიტყვა' };
    for (const date of ['2026-03-01', '2026-03-03', '2026-03-17']) {
      await onDay(ana, date);
      await record(ana, review());
    }
    await record(ana, review(produce));
    await onDay(ana, '2026-03-18');
    await changeCard(ana, 'reset', undefined, 'produce');
    await onDay(ana, '2026-03-20');
    const wrong = (date: string) => review({ response: 'bread', answeredAt: `${date}T11:00:00.000Z` });
    await record(ana, wrong('2026-03-01'), wrong('2026-03-02'), wrong('2026-03-03'), wrong('2026-03-16'));
    await record(ana, review(produce));
    await record(ana, review({ ...produce, answeredAt: '2026-03-19T10:00:00.000Z' }));
    const cards = await cardsOf(ana);
    expect(cards.find(({ skill }) => skill === 'produce')).toMatchObject({ reps: 2, lastDay: '2026-03-20' });
  });

  it.each(['word.nonsense', 'colors-shapes.word.1'])('have no card of %s to change', async (itemId) => {
    const reply = await changeCard(await learner(), 'bury', itemId);
    expect([reply.status, reply.json['code']]).toEqual([404, 'UNKNOWN_UNIT']);
  });

  it('have a history, newest first, with answers in lessons and what a reset has ended', async () => {
    const [ana, gio] = [await learner(), await learner()];
    const history = (of: ReviewLearner) => get(of, '/api/reviews/history?itemId=alphabet.word.1');
    await answer(ana, { response: 'wrong' });
    await onDay(ana, '2026-03-02');
    await record(ana, review());
    await onDay(ana, '2026-03-05');
    await changeCard(ana, 'reset');
    await onDay(ana, '2026-03-06');
    await record(ana, review({ format: 'listen-and-choose' }));
    expect((await history(ana))['reviews']).toMatchObject([
      { format: 'listen-and-choose', correct: true, day: '2026-03-06', counted: true },
      { format: 'choose-meaning', correct: true, day: '2026-03-02', counted: false },
      { format: 'lesson', correct: false, day: '2026-03-01', counted: false },
    ]);
    await onDay(gio, '2026-03-06');
    expect(await history(gio)).toMatchObject({ code: 'UNKNOWN_UNIT' });
  });
});
