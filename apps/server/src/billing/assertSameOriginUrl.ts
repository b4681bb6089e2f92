import { Failure } from '../platform/failure.ts';
import { type OriginSettings, ownOrigins } from '../platform/http/origin.ts';

/**
 * Prevents open redirects by the payment provider: throws BAD_INPUT unless the URL is an HTTP address of Ena, without
 * credentials and normalized, so that every parser of URLs, also one that is more lenient, finds the same host in it.
 */
export function assertSameOriginUrl(settings: OriginSettings, url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isOwn =
    parsed !== null &&
    parsed.href === url &&
    /^https?:$/.test(parsed.protocol) &&
    parsed.username + parsed.password === '' &&
    ownOrigins(settings).includes(parsed.origin);
  if (!isOwn) {
    throw new Failure('BAD_INPUT', 'Only URLs of this site are allowed here.');
  }
}
