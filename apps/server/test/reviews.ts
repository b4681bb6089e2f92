/** Helpers for tests of spaced review: learners, days, and the calls of its endpoints. */
import { randomUUID } from 'node:crypto';
import type { ReviewRun } from '@ena/contract/reviews';
import { eq } from 'drizzle-orm';
import { afterEach } from 'vitest';
import { reviewCards, reviewLog } from '../src/learner/review/tables.ts';
import { cookieOf, useApp } from './app.ts';

export const noon = new Date('2026-03-01T10:00:00Z');

/** A right answer to a free item, without id and time. */
export const rightReview = {
  itemId: 'alphabet.word.1',
  skill: 'recognize',
  format: 'choose-meaning',
  response: 'word',
  secondAttempt: false,
  hintUsed: false,
  acceptedByLearner: false,
  elapsedMs: 3000,
};

/** A signed-in learner; the cookie is renewed by `onDay`. */
export interface ReviewLearner {
  readonly userId: string;
  cookie: string;
}

/** The application at noon of March 1, 2026, before each test. */
export function setUpReviews(options: Parameters<typeof useApp>[0] = {}) {
  const app = useApp(options);
  const { world, time, call, signedIn } = app;
  afterEach(() => {
    app.time.now = noon;
  });

  const learner = (subscription?: string) => signedIn(`reviewer-${randomUUID()}@ena.example`, subscription);

  /** Moves the clock to a day, and signs the learner in again. */
  async function onDay(of: ReviewLearner, date: string): Promise<void> {
    app.time.now = new Date(`${date}T10:00:00Z`);
    const { accounts } = world.services;
    of.cookie = cookieOf(accounts.cookies.issue(await accounts.startSession(of.userId, false), false));
  }

  const get = async ({ cookie }: ReviewLearner, path: string) =>
    (await call('GET', path, undefined, { cookie })).json;
  // as: the contract types it; the shape is asserted by the tests that use it.
  const reviewRun = async (of: ReviewLearner) =>
    (await get(of, '/api/reviews/session')) as unknown as ReviewRun;
  const summary = (of: ReviewLearner) => get(of, '/api/reviews/summary');
  const settings = ({ cookie }: ReviewLearner, change: unknown) =>
    call('PATCH', '/api/reviews/settings', change, { cookie });
  const review = (fields: Record<string, unknown> = {}) => ({
    ...rightReview,
    id: randomUUID(),
    answeredAt: time.now.toISOString(),
    ...fields,
  });
  const record = ({ cookie }: ReviewLearner, ...reviews: unknown[]) =>
    call('POST', '/api/reviews', { reviews }, { cookie });
  const changeCard = (
    { cookie }: ReviewLearner,
    action: string,
    itemId = 'alphabet.word.1',
    skill = 'recognize',
  ) => call('POST', '/api/reviews/cards', { itemId, skill, action }, { cookie });
  const cardsOf = ({ userId }: ReviewLearner) =>
    world.services.db
      .select()
      .from(reviewCards)
      .where(eq(reviewCards.userId, userId))
      .orderBy(reviewCards.itemId, reviewCards.skill);
  const logOf = ({ userId }: ReviewLearner) =>
    world.services.db
      .select()
      .from(reviewLog)
      .where(eq(reviewLog.userId, userId))
      .orderBy(reviewLog.reviewedAt, reviewLog.id);
  const answer = ({ cookie }: ReviewLearner, fields: Record<string, unknown> = {}) => {
    const one = {
      id: randomUUID(),
      unitId: 'alphabet',
      questionId: 'alphabet.1',
      response: 'right',
      answeredAt: time.now.toISOString(),
      ...fields,
    };
    return call('POST', '/api/answers', { answers: [one] }, { cookie });
  };
  return {
    ...app,
    learner,
    onDay,
    get,
    reviewRun,
    summary,
    settings,
    review,
    record,
    changeCard,
    cardsOf,
    logOf,
    answer,
  };
}
