import { createHmac, timingSafeEqual } from 'node:crypto';

/** Unsubscribe links for reminders, without a log-in. They do not expire, because a mail may be read late. */
export interface ReminderLinks {
  /** For the mail's List-Unsubscribe header: a POST unsubscribes (RFC 8058), a GET redirects to the page. */
  readonly oneClickUrl: (userId: string) => string;
  /** The page with a confirmation button. The token is in the fragment, which browsers do not send. */
  readonly pageUrl: (userId: string) => string;
  /** The URL of the page for a token, without verifying it. */
  readonly pageUrlForToken: (token: string) => string;
  /** The learner of a token; null without a valid signature. */
  readonly verifyToken: (token: string) => string | null;
}

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export function createReminderLinks(secret: string, publicUrl: string): ReminderLinks {
  const signature = (userId: string) =>
    createHmac('sha256', secret).update(`reminders:${userId}`).digest('base64url');
  const tokenOf = (userId: string) => `${userId}.${signature(userId)}`;
  const toPageUrl = (token: string) => `${publicUrl}/stop-reminders#token=${encodeURIComponent(token)}`;
  return {
    oneClickUrl: (userId) => `${publicUrl}/api/reminders/stop/${tokenOf(userId)}`,
    pageUrl: (userId) => toPageUrl(tokenOf(userId)),
    pageUrlForToken: toPageUrl,
    verifyToken(token) {
      const [, userId, given] = tokenPattern.exec(token) ?? [];
      if (!userId || !given) return null;
      return timingSafeEqual(Buffer.from(given), Buffer.from(signature(userId))) ? userId : null;
    },
  };
}
