import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenizeText } from './tokenizeText.ts';

describe('tokenizeText', () => {
  it.each([
    ['დიახ.', [['', 'დიახ', '.']]],
    [
      '„კი“, თქვა.',
      [
        ['„', 'კი', '“,'],
        [' ', '', ''],
        ['', 'თქვა', '.'],
      ],
    ],
    ['შაბათ-კვირა!', [['', 'შაბათ-კვირა', '!']]],
    [
      '5 წელი – ბევრია',
      [
        ['5', '', ''],
        [' ', '', ''],
        ['', 'წელი', ''],
        [' ', '', ''],
        ['–', '', ''],
        [' ', '', ''],
        ['', 'ბევრია', ''],
      ],
    ],
    ['', []],
  ])('%s', (text, tokens) => expect(tokenizeText(text)).toEqual(tokens));

  it('returns tokens that joined equal any text', () => {
    const text = fc.string({ unit: fc.constantFrom('ა', 'ბ', '-', ' ', '.', '„', '“', '5', 'x', '\n') });
    fc.assert(
      fc.property(text, (any) => {
        expect(tokenizeText(any).flat().join('')).toBe(any);
      }),
      { numRuns: 1000 },
    );
  });
});
