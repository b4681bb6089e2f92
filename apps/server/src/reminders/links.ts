import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links that end a learner's reminders without a log-in. They do not run out: a mail may be read late. */
export interface ReminderLinks {
  /** For the mail's header: one POST to it is enough (RFC 8058); opened, it leads to the page. */
  readonly oneClick: (userId: string) => string;
  /** For people: the page that asks. The token stands behind the #, which no browser sends. */
  readonly page: (userId: string) => string;
  /** The page for a token, whoever made it. */
  readonly pageOf: (token: string) => string;
  /** Whose reminders a token ends; null where we did not sign it. */
  readonly ownerOf: (token: string) => string | null;
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export function createReminderLinks(secret: string, publicUrl: string): ReminderLinks {
  const signature = (userId: string) =>
    createHmac('sha256', secret).update(`reminders:${userId}`).digest('base64url');
  const tokenOf = (userId: string) => `${userId}.${signature(userId)}`;
  const pageOf = (token: string) => `${publicUrl}/stop-reminders#token=${encodeURIComponent(token)}`;
  return {
    oneClick: (userId) => `${publicUrl}/api/reminders/stop/${tokenOf(userId)}`,
    page: (userId) => pageOf(tokenOf(userId)),
    pageOf,
    ownerOf(token) {
      const [, userId, given] = shape.exec(token) ?? [];
      if (!userId || !given) return null;
      return timingSafeEqual(Buffer.from(given), Buffer.from(signature(userId))) ? userId : null;
    },
  };
}
