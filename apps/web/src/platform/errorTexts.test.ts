import { describe, expect, it } from 'vitest';
import { errorText, errorTextForPage, isNetworkFailure } from './errorTexts.ts';

const noConnection = 'Network connection error. Please check your internet connection and try again.';
const page = { fault: 'It failed here.', network: 'No way through from here.' };

describe('error codes', () => {
  it('[ERR-08] NETWORK has the same text on all pages without a text of their own (OP-3)', () =>
    expect(errorText('NETWORK')).toBe(noConnection));

  it.each([
    ['NETWORK', page.network],
    ['SLOW', page.network],
    ['INTERNAL', page.fault],
    ['OFFLINE', errorText('OFFLINE')],
    ['RATE_LIMITED', errorText('RATE_LIMITED')],
  ] as const)('%s on a page with texts of its own: %s', (code, text) =>
    expect(errorTextForPage(code, page)).toBe(text),
  );

  it.each([
    ['NETWORK', true],
    ['OFFLINE', true],
    ['SLOW', true],
    ['INTERNAL', false],
    ['UNAVAILABLE', false],
  ] as const)('%s is a network failure: %s', (code, expected) =>
    expect(isNetworkFailure(code)).toBe(expected),
  );
});
