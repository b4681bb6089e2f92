import { weekdayOf } from '@ena/domain/streak/day';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';

const {
  time,
  learner,
  onDay,
  reviewRun,
  summary,
  settings,
  review,
  record,
  cardsOf,
  logOf,
  changeCard,
  answer,
} = setUpReviews();

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
    ['a share that is none of the options', { ownShare: 51 }],
    ['an eighth day of the week', { easyDays: [7] }],
    ['a day that begins at noon', { dayStart: 12 }],
  ])('refuse %s', async (_, change) => {
    const ana = await learner();
    expect((await settings(ana, change)).status).toBe(400);
    expect(await summary(ana)).toMatchObject({ settings: { retention: 90, newPerDay: 10, minutes: 10 } });
  });

  it('leave the new items of the day to Today: answers in lessons use up none', async () => {
    const ana = await learner();
    await settings(ana, { newPerDay: 2 });
    await answer(ana);
    await answer(ana);
    expect(await summary(ana)).toMatchObject({ newItems: 2 });
  });

  it('change share, easy days and the hour at which a day begins', async () => {
    const ana = await learner();
    expect(await summary(ana)).toMatchObject({ settings: { ownShare: 50, easyDays: [], dayStart: 4 } });
    const change = { ownShare: 80, easyDays: [5, 6], dayStart: 0 };
    expect((await settings(ana, change)).json).toMatchObject({ settings: change });
    // March 1 is a Sunday: the weekend of the next week is left out.
    const dueOf = async (date: string) => {
      await onDay(ana, date);
      await record(ana, review());
      return (await cardsOf(ana)).map(({ due }) => weekdayOf(due));
    };
    await dueOf('2026-03-01');
    for (const date of ['2026-03-02', '2026-03-05', '2026-03-12'])
      for (const weekday of await dueOf(date)) expect(weekday).toBeLessThan(5);
  });

  it('let a day begin at four, or when the learner wants', async () => {
    const ana = await learner();
    await record(ana, review(), review());
    // UTC is the zone of learners without one.
    time.now = new Date('2026-03-02T03:30:00Z');
    expect(await summary(ana)).toMatchObject({ due: 0, dueTomorrow: 1 });
    await record(ana, review({ itemId: 'alphabet.word.2' }));
    expect((await settings(ana, { dayStart: 3 })).json).toMatchObject({ due: 1 });
    await record(ana, review({ itemId: 'alphabet.word.2' }));
    expect((await logOf(ana)).map(({ day }) => day).toSorted()).toEqual([
      '2026-03-01',
      '2026-03-01',
      '2026-03-01',
      '2026-03-02',
    ]);
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
    expect(await cardsOf(ana)).toMatchObject([{ due: '2026-03-13' }]);
    expect((await settings(ana, { paused: false })).status).toBe(200);
    expect(await cardsOf(ana)).toMatchObject([{ due: '2026-03-13' }]);
  });

  it('move a card that was reviewed or reset during a pause by the rest of the pause only', async () => {
    const ana = await learner();
    const [reviewed, reset] = ['alphabet.word.1', 'alphabet.word.2'];
    await record(ana, review({ itemId: reset }));
    await settings(ana, { paused: true });
    await onDay(ana, '2026-03-09');
    await record(ana, review({ itemId: reviewed }));
    await changeCard(ana, 'reset', reset);
    expect(await dueDays(ana)).toEqual({ [reviewed]: '2026-03-10', [reset]: '2026-03-09' });
    await onDay(ana, '2026-03-12');
    await settings(ana, { paused: false });
    expect(await dueDays(ana)).toEqual({ [reviewed]: '2026-03-13', [reset]: '2026-03-12' });
  });
});
