import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';
import { ownOrigins } from '../http/origin.ts';

/** Prevents open redirects by the payment provider: throws BAD_INPUT unless the URL has an origin of Ena. */
export function assertSameOriginUrl(
  config: Pick<Config, 'publicUrl' | 'port' | 'demoMode'>,
  url: string,
): void {
  if (!URL.canParse(url) || !ownOrigins(config).includes(new URL(url).origin)) {
    throw new Failure('BAD_INPUT', 'Only addresses of this site can be named here.');
  }
}
