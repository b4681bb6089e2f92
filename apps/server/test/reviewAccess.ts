/** Rows of the access matrix for spaced review. */
import { randomUUID } from 'node:crypto';
import { type AccessRow, signedIn } from './accessCells.ts';
import { rightReview } from './reviews.ts';

const review = (id: string) => ({ ...rightReview, id, answeredAt: '2026-03-01T09:59:00.000Z' });

const placement = (id: string) => ({
  id,
  answers: [{ itemId: 'alphabet.word.1', response: 'word', elapsedMs: 3000 }],
  answeredAt: '2026-03-01T09:59:00.000Z',
});

export const reviewAccess: Readonly<Record<string, AccessRow>> = {
  'reviews.session': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  ],
  'reviews.summary': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  ],
  'reviews.items': ({ userIds }) => [
    { cells: signedIn('200') },
    { query: '?after=x', cells: signedIn('400 BAD_INPUT') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  ],
  'reviews.overview': ({ userIds }) =>
    userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  'reviews.pauseItems': ({ userIds }) => [
    ...userIds.map((id) => ({
      body: { userId: id, itemIds: [`own.${id}`], paused: true },
      cells: signedIn('200'),
    })),
    { body: { itemIds: [], paused: true }, cells: signedIn('400 BAD_INPUT') },
  ],
  'reviews.download': ({ userIds }) => [
    ...userIds.map((id) => ({
      params: { format: 'csv' },
      query: `?userId=${id}&user_id=${id}`,
      cells: signedIn('200'),
    })),
    { params: { format: 'exe' }, cells: signedIn('400 BAD_INPUT') },
    { params: { format: 'csv' }, query: '?separator=x', cells: signedIn('400 BAD_INPUT') },
  ],
  'reviews.history': ({ userIds }) =>
    userIds.map((id) => ({
      query: `?itemId=word.nonsense&userId=${id}&user_id=${id}`,
      cells: signedIn('404 UNKNOWN_UNIT'),
    })),
  'reviews.curve': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  ],
  'reviews.confusions': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  ],
  'drills.list': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  ],
  // Skills that a learner may not open are left out: review/drills/drills.test.ts.
  'drills.run': ({ userIds }) => [
    { query: '?mode=choose', cells: signedIn('400 BAD_INPUT') },
    ...userIds.map((id) => ({
      query: `?mode=choose&seed=1&userId=${id}&user_id=${id}`,
      cells: signedIn('200'),
    })),
  ],
  // Items that a learner may not open are named in the response: review/record.test.ts.
  'reviews.record': ({ userIds, usedIds }) => [
    ...[...usedIds, randomUUID()].map((id) => ({ body: { reviews: [review(id)] }, cells: signedIn('200') })),
    ...userIds.map((userId) => ({
      body: { userId, reviews: [{ ...review(randomUUID()), userId, user_id: userId }] },
      cells: signedIn('200'),
    })),
    { body: { reviews: [] }, cells: signedIn('400 BAD_INPUT') },
  ],
  'reviews.settings': ({ userIds }) => [
    { body: { retention: 90 }, cells: signedIn('200') },
    ...userIds.map((userId) => ({ body: { userId, user_id: userId, minutes: 10 }, cells: signedIn('200') })),
    { body: { retention: 50 }, cells: signedIn('400 BAD_INPUT') },
  ],
  'reviews.changeCard': ({ userIds }) =>
    userIds.map((userId) => ({
      body: { userId, itemId: 'word.nonsense', skill: 'recognize', action: 'bury' },
      cells: signedIn('404 UNKNOWN_UNIT'),
    })),
  // The test course has no lesson with enough items: a placement has no question, so that no answer fits.
  'placement.questions': ({ userIds }) => [
    ...userIds.map((id) => ({
      query: `?id=${randomUUID()}&userId=${id}&user_id=${id}`,
      cells: signedIn('200'),
    })),
    { query: '?id=x', cells: signedIn('400 BAD_INPUT') },
  ],
  'placement.finish': ({ userIds, usedIds }) => [
    ...[...usedIds, randomUUID()].map((id) => ({ body: placement(id), cells: signedIn('400 BAD_INPUT') })),
    ...userIds.map((userId) => ({
      body: { ...placement(randomUUID()), userId, user_id: userId },
      cells: signedIn('400 BAD_INPUT'),
    })),
  ],
  'placement.reset': ({ userIds }) =>
    userIds.map((userId) => ({ body: { userId, user_id: userId }, cells: signedIn('200') })),
};
