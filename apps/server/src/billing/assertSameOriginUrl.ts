import { Failure } from '../platform/failure.ts';
import { type OriginSettings, ownOrigins } from '../platform/http/origin.ts';

/** Prevents open redirects by the payment provider: throws BAD_INPUT unless the URL has an origin of Ena. */
export function assertSameOriginUrl(settings: OriginSettings, url: string): void {
  if (!URL.canParse(url) || !ownOrigins(settings).includes(new URL(url).origin)) {
    throw new Failure('BAD_INPUT', 'Only URLs of this site are allowed here.');
  }
}
