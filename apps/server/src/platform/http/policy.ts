import { contract } from '@ena/contract/contract';
import type { Policy } from '@ena/contract/policy';

/** An endpoint of the contract, as the server serves it. */
export interface Endpoint {
  /** Such as `progress.report`. */
  readonly name: string;
  readonly method: string;
  /** In Hono's syntax: `/course/lessons/:lessonId`. */
  readonly path: string;
  readonly policy: Policy;
}

interface Described {
  readonly '~orpc': {
    readonly meta: { readonly policy?: Policy };
    readonly route: { readonly method?: string; readonly path?: string };
  };
}

/** Every endpoint of the contract; throws if one has no policy, method or path. */
export function endpointsOf(
  nouns: Readonly<Record<string, Readonly<Record<string, Described>>>> = contract,
): Endpoint[] {
  return Object.entries(nouns).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(
      ([
        verb,
        {
          '~orpc': { meta, route },
        },
      ]) => {
        const name = `${noun}.${verb}`;
        if (!meta.policy) throw new Error(`The endpoint ${name} has no policy.`);
        if (!route.method || !route.path) throw new Error(`The endpoint ${name} has no method or path.`);
        return {
          name,
          method: route.method,
          path: route.path.replace(/\{(\w+)\}/g, ':$1'),
          policy: meta.policy,
        };
      },
    ),
  );
}

/** Name of the limit per e-mail of an endpoint; its limit per address has the endpoint's name. */
export const emailLimitName = (endpoint: string): string => `${endpoint}.email`;

/** The names of all rate limits of the endpoints. */
export const endpointLimitNames = (): string[] =>
  endpointsOf().flatMap(({ name, policy: { limit } }) =>
    limit === 'unlimited' ? [] : limit.by === 'email' ? [name, emailLimitName(name)] : [name],
  );
