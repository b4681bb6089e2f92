import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OptionalMailKind } from '@ena/domain/account/profile';

/** Links that unsubscribe from one kind of mail, without a log-in. They do not expire: a mail may be read late. */
export interface UnsubscribeLinks {
  /** For the mail's List-Unsubscribe header: a POST unsubscribes (RFC 8058), a GET redirects to the page. */
  readonly oneClickUrl: (kind: OptionalMailKind, userId: string) => string;
  /** The page with a confirmation button. The token is in the fragment, which browsers do not send. */
  readonly pageUrl: (kind: OptionalMailKind, userId: string) => string;
  /** The URL of the page for a kind and a token, without verifying them. */
  readonly pageUrlForToken: (kind: string, token: string) => string;
  /** The learner of a token; null without a valid signature for this kind. */
  readonly verifyToken: (kind: string, token: string) => string | null;
}

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export function createUnsubscribeLinks(secret: string, publicUrl: string): UnsubscribeLinks {
  const signature = (kind: string, userId: string) =>
    createHmac('sha256', secret).update(`${kind}:${userId}`).digest('base64url');
  const tokenOf = (kind: OptionalMailKind, userId: string) => `${userId}.${signature(kind, userId)}`;
  const toPageUrl = (kind: string, token: string) =>
    `${publicUrl}/unsubscribe#${new URLSearchParams({ kind, token }).toString()}`;
  return {
    oneClickUrl: (kind, userId) => `${publicUrl}/api/${kind}/stop/${tokenOf(kind, userId)}`,
    pageUrl: (kind, userId) => toPageUrl(kind, tokenOf(kind, userId)),
    pageUrlForToken: toPageUrl,
    verifyToken(kind, token) {
      const [, userId, given] = tokenPattern.exec(token) ?? [];
      if (!userId || !given) return null;
      return timingSafeEqual(Buffer.from(given), Buffer.from(signature(kind, userId))) ? userId : null;
    },
  };
}
