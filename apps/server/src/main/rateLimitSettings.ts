/** The setting RATE_LIMITS: other maxima for the rate limits of the contract and of the server. */
import { unsignedCalls } from '../billing/webhook.ts';
import { firstLimit, firstTotalLimit, totalLimit } from '../contact/send.ts';
import { codeGuesses, dailyAppCodeGuesses } from '../identity/secondFactor/secondFactor.ts';
import { deviceGuesses, passwordGuesses } from '../identity/password/passwordGuesses.ts';
import { reportsPerDay } from '../learner/progress/reportsPerDay.ts';
import { answersPerDay } from '../learner/study/answersPerDay.ts';
import { endpointLimitNames } from '../platform/http/policy.ts';

/** The names of all rate limits that can be set. */
const rateLimitNames = (): string[] =>
  [
    ...endpointLimitNames(),
    ...[
      answersPerDay,
      reportsPerDay,
      passwordGuesses,
      deviceGuesses,
      codeGuesses,
      dailyAppCodeGuesses,
      firstLimit,
      firstTotalLimit,
      totalLimit,
      unsignedCalls,
    ].map(({ name }) => name),
  ].sort();

/** Parses `auth.signUp=300,auth.resend.email=5`; returns an error text for a name or number that is invalid. */
export function parseRateLimits(list: string): ReadonlyMap<string, number> | string {
  const names = rateLimitNames();
  const maxima = new Map<string, number>();
  for (const part of list.split(',').map((text) => text.trim())) {
    if (part === '') continue;
    const [, name = '', max = ''] = /^([\w.]+)\s*=\s*(\d{1,6})$/.exec(part) ?? [];
    if (max === '' || Number(max) === 0)
      return `RATE_LIMITS must be names and numbers from 1 to 999999, such as auth.signUp=300,auth.resend.email=5; "${part}" is not.`;
    if (!names.includes(name))
      return `RATE_LIMITS has no limit named ${name}. The names are ${names.join(', ')}.`;
    maxima.set(name, Number(max));
  }
  return maxima;
}
