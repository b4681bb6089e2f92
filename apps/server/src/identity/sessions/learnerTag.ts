import { createHmac } from 'node:crypto';

const tagLength = 22;

/** Creates the function that names a learner in headers: the id is not in them, because proxies may log headers. */
export const createLearnerTags =
  (secret: string) =>
  (userId: string): string =>
    createHmac('sha256', secret).update(`learner tag:${userId}`).digest('base64url').slice(0, tagLength);
