import { describe, expect, it } from 'vitest';
import { errorText, errorTextOf, isNetworkFailure } from './errorTexts.ts';

const noConnection = 'Network connection error. Please check your internet connection and try again.';
const page = { fault: 'It failed here.', network: 'No way through from here.' };

describe('the text of a failure', () => {
  it('[ERR-08] of the network is the same wherever a page has no sentence of its own (OP-3)', () =>
    expect(errorText('NETWORK')).toBe(noConnection));

  it.each([
    ['NETWORK', page.network],
    ['SLOW', page.network],
    ['INTERNAL', page.fault],
    ['OFFLINE', errorText('OFFLINE')],
    ['RATE_LIMITED', errorText('RATE_LIMITED')],
  ] as const)('%s where a page has sentences of its own: %s', (code, text) =>
    expect(errorTextOf(code, page)).toBe(text),
  );

  it.each([
    ['NETWORK', true],
    ['OFFLINE', true],
    ['SLOW', true],
    ['INTERNAL', false],
    ['UNAVAILABLE', false],
  ] as const)('%s is met on the way: %s', (code, expected) => expect(isNetworkFailure(code)).toBe(expected));
});
