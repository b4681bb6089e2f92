import { describe, expect, it } from 'vitest';
import { parseCode, recoveryCodeLength, recoveryCodeOf } from './secondFactor.ts';

describe('a typed code', () => {
  it.each([
    ['123456', { kind: 'totp', digits: '123456' }],
    [' 123 456 ', { kind: 'totp', digits: '123456' }],
    ['１２３４５６', { kind: 'totp', digits: '123456' }],
    ['abcd-efgh-ijkm-npqr', { kind: 'recovery', code: 'abcdefghijkmnpqr' }],
    ['ABCD EFGH – IJKM NPQR', { kind: 'recovery', code: 'abcdefghijkmnpqr' }],
    ['2345678923456789', { kind: 'recovery', code: '2345678923456789' }],
    ['abcd-efgh-ijkm-npqr-stuv-wxyz-2345', { kind: 'recovery', code: 'abcdefghijkmnpqrstuvwxyz2345' }],
    ['abcd-efgh-ijkm-npqr-stuv-wxyz', null],
    ['12345', null],
    ['1234567', null],
    ['abcd-efgh-ijkm-npq', null],
    // The letters o and l are in no code.
    ['abcd-efgh-ijkm-npql', null],
    ['', null],
  ])('%o is %o', (text, code) => expect(parseCode(text)).toEqual(code));
});

it('a recovery code is shown in groups, and any bytes make one that is recognized', () => {
  expect(recoveryCodeOf(new Uint8Array(recoveryCodeLength))).toBe('2222-2222-2222-2222-2222-2222-2222');
  for (let first = 0; first < 256; first += recoveryCodeLength) {
    const shown = recoveryCodeOf(Uint8Array.from({ length: recoveryCodeLength }, (_, at) => first + at));
    expect(parseCode(shown)).toEqual({ kind: 'recovery', code: shown.replaceAll('-', '') });
  }
});
