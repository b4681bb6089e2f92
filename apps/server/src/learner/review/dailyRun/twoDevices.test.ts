/** A review run that is begun on one device and continued on another: the server plans from the log what is left. */
import type { ReviewRun } from '@ena/contract/reviews';
import { itemIdsOf } from '@ena/domain/review/stepItems';
import { maxNewPerDay } from '@ena/domain/review/settings';
import { maxRepeats } from '@ena/domain/review/reviewRun';
import { expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';

const { learner, onDay, get, reviewRun, summary, settings, review, record } = setUpReviews();

const [first, second] = ['alphabet.word.1', 'alphabet.word.2'];
const asked = ({ steps }: ReviewRun) =>
  steps.flatMap((step) => (step.kind === 'introduce' ? [] : itemIdsOf(step)));
const introduced = ({ steps }: ReviewRun) =>
  steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));
const right = (itemId: string) => review({ itemId, response: itemId === first ? 'word' : 'other' });
const wrong = (itemId: string) => review({ itemId, response: null });

/** Two cards are due, nothing is new. */
async function withTwoDue(): Promise<ReviewLearner> {
  const ana = await learner();
  await settings(ana, { newPerDay: 0 });
  for (const itemId of [first, second]) await record(ana, wrong(itemId), wrong(itemId), wrong(itemId));
  await onDay(ana, '2026-03-09');
  return ana;
}

it('drops what was reviewed elsewhere', async () => {
  const ana = await withTwoDue();
  expect(asked(await reviewRun(ana)).toSorted()).toEqual([first, second]);
  await record(ana, right(first));
  expect(asked(await reviewRun(ana))).toEqual([second]);
  expect(await summary(ana)).toMatchObject({ due: 1, today: '2026-03-09', reviewsToday: 1 });
});

it('asks again what was answered wrong elsewhere, until it is right', async () => {
  const ana = await withTwoDue();
  await record(ana, wrong(first));
  expect(asked(await reviewRun(ana)).toSorted()).toEqual([first, second]);
  expect(await summary(ana)).toMatchObject({ due: 2 });
  await record(ana, right(first));
  expect(asked(await reviewRun(ana))).toEqual([second]);
});

it('asks again as often as a run does', async () => {
  const ana = await withTwoDue();
  for (let times = 0; times <= maxRepeats; times++) {
    expect(asked(await reviewRun(ana))).toContain(first);
    await record(ana, wrong(first));
  }
  expect(asked(await reviewRun(ana))).toEqual([second]);
});

it('asks a new item the second time that it was not asked elsewhere', async () => {
  const ana = await learner();
  await settings(ana, { newPerDay: 1 });
  const [itemId = ''] = introduced(await reviewRun(ana));
  await record(ana, review({ itemId }));
  const rest = await reviewRun(ana);
  expect([introduced(rest), asked(rest)]).toEqual([[], [itemId]]);
  await record(ana, review({ itemId }));
  expect((await reviewRun(ana)).steps).toEqual([]);
});

it('forgets on the next day what was left', async () => {
  const ana = await withTwoDue();
  await record(ana, right(first));
  await onDay(ana, '2026-03-10');
  expect(await reviewRun(ana)).toMatchObject({ day: '2026-03-10', reviewsToday: 0 });
  // After so many mistakes the first one is due again, once.
  expect(asked(await reviewRun(ana)).toSorted()).toEqual([first, second]);
});

it('has more new items on request, without a change of the setting', async () => {
  const ana = await learner();
  await settings(ana, { newPerDay: 1 });
  const more = async (count: number | string) => {
    const run = await get(ana, `/api/reviews/session?more=${count}`);
    // as: the contract types it.
    return run as unknown as ReviewRun;
  };
  expect(introduced(await more(0))).toHaveLength(1);
  expect(introduced(await more(2))).toHaveLength(3);
  expect(await summary(ana)).toMatchObject({ newItems: 1, settings: { newPerDay: 1 } });
  for (const count of [6, -1, 'x']) expect((await more(count)).steps).toBeUndefined();
  await settings(ana, { newPerDay: maxNewPerDay });
  expect(await summary(ana)).toMatchObject({ moreNew: 0 });
});

it('tells what tomorrow brings, new items included', async () => {
  const ana = await learner();
  await settings(ana, { newPerDay: 1 });
  await record(ana, review(), review());
  const { newItems, moreNew, newTomorrow } = await summary(ana);
  expect({ newItems, newTomorrow }).toEqual({ newItems: 0, newTomorrow: 1 });
  expect(moreNew).toBeGreaterThan(0);
  await settings(ana, { paused: true });
  expect(await summary(ana)).toMatchObject({ newItems: 0, moreNew: 0, newTomorrow: 0 });
});
