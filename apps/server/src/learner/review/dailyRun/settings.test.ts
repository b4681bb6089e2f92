import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';

const { learner, onDay, reviewRun, summary, settings, review, record, cardsOf, changeCard, answer } =
  setUpReviews();

const dueDays = async (of: ReviewLearner) =>
  Object.fromEntries((await cardsOf(of)).map(({ itemId, due }) => [itemId, due]));

describe('settings', () => {
  it('have defaults, and are changed one by one', async () => {
    const ana = await learner();
    expect(await summary(ana)).toMatchObject({
      settings: { retention: 90, newPerDay: 10, minutes: 10, ownRatings: false },
    });
    expect((await settings(ana, { retention: 85 })).json).toMatchObject({
      settings: { retention: 85, newPerDay: 10 },
    });
    expect((await settings(ana, {})).status).toBe(200);
    expect((await settings(ana, { newPerDay: 3, minutes: 5 })).json).toMatchObject({
      settings: { retention: 85, newPerDay: 3, minutes: 5 },
      newItems: 3,
    });
  });

  it.each([
    ['a retention below 80', { retention: 79 }],
    ['a retention above 95', { retention: 96 }],
    ['half a percent', { retention: 85.5 }],
    ['a negative number of new items', { newPerDay: -1 }],
    ['more than 50 new items', { newPerDay: 51 }],
    ['seven minutes', { minutes: 7 }],
  ])('refuse %s', async (_, change) => {
    const ana = await learner();
    expect((await settings(ana, change)).status).toBe(400);
    expect(await summary(ana)).toMatchObject({ settings: { retention: 90, newPerDay: 10, minutes: 10 } });
  });

  it('count what was first answered in a lesson as new today', async () => {
    const ana = await learner();
    await settings(ana, { newPerDay: 2 });
    await answer(ana);
    expect(await summary(ana)).toMatchObject({ newItems: 1 });
  });

  it('pause: nothing is due, and afterwards every card as much later as the pause was long', async () => {
    const ana = await learner();
    await record(ana, review());
    expect((await settings(ana, { paused: true })).json).toMatchObject({
      pausedSince: '2026-03-01',
      newItems: 0,
    });
    await onDay(ana, '2026-03-12');
    expect(await summary(ana)).toMatchObject({ due: 0 });
    expect((await reviewRun(ana)).steps).toEqual([]);
    await settings(ana, { paused: true });
    expect((await settings(ana, { paused: false })).json).toMatchObject({ pausedSince: null, due: 0 });
    expect(await cardsOf(ana)).toMatchObject([{ due: '2026-03-14' }]);
    expect((await settings(ana, { paused: false })).status).toBe(200);
    expect(await cardsOf(ana)).toMatchObject([{ due: '2026-03-14' }]);
  });

  it('move a card that was reviewed or reset during a pause by the rest of the pause only', async () => {
    const ana = await learner();
    const [reviewed, reset] = ['alphabet.word.1', 'alphabet.word.2'];
    await record(ana, review({ itemId: reset }));
    await settings(ana, { paused: true });
    await onDay(ana, '2026-03-09');
    await record(ana, review({ itemId: reviewed }));
    await changeCard(ana, 'reset', reset);
    expect(await dueDays(ana)).toEqual({ [reviewed]: '2026-03-11', [reset]: '2026-03-09' });
    await onDay(ana, '2026-03-12');
    await settings(ana, { paused: false });
    expect(await dueDays(ana)).toEqual({ [reviewed]: '2026-03-14', [reset]: '2026-03-12' });
  });
});
