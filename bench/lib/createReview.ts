import { randomUUID } from 'node:crypto';

/** A review of Today as the web app reports it: an answer to a question for the meaning, given now. */
export const createReview = ({
  id = randomUUID(),
  itemId = 'word.hello',
  response = 'hello',
}: {
  readonly id?: string;
  readonly itemId?: string;
  readonly response?: string;
} = {}) => ({
  id,
  itemId,
  skill: 'recognize',
  format: 'choose-meaning',
  response,
  secondAttempt: false,
  hintUsed: false,
  acceptedByLearner: false,
  elapsedMs: 3000,
  answeredAt: new Date().toISOString(),
});
