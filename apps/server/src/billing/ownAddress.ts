import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';
import { ownOrigins } from '../http/origin.ts';

/** BAD_INPUT unless the address leads to Ena: the payment provider sends people on to wherever we name. */
export function requireOwnAddress(
  config: Pick<Config, 'publicUrl' | 'port' | 'tryOut'>,
  address: string,
): void {
  if (!URL.canParse(address) || !ownOrigins(config).includes(new URL(address).origin)) {
    throw new Failure('BAD_INPUT', 'Only addresses of this site can be named here.');
  }
}
