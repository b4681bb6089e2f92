/** `verifications` has two kinds of rows: mailed links, and used codes of authenticator apps. */
import { and, eq, notLike } from 'drizzle-orm';
import { verifications } from './tables.ts';

/** Prefix of the identifiers of used codes. */
export const usedCodePrefix = 'used-code:';

/** SQL condition: the row is of a link that was mailed to a learner. Used codes outlive a new password. */
export const isMailedLinkOf = (userId: string) =>
  and(eq(verifications.value, userId), notLike(verifications.identifier, `${usedCodePrefix}%`));
