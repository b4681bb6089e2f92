import { describe, expect, it } from 'vitest';
import { isRomanizationOf } from './romanizationOf.ts';

describe('a romanization', () => {
  it.each([
    ['national', 'წყალი', "ts'q'ali"],
    ['national, with the letter ʼ', 'წყალი', 'tsʼqʼali'],
    ['national, with a quotation mark', 'წყალი', 'ts’q’ali'],
    ['national, without apostrophes', 'წყალი', 'tsqali'],
    ['ISO 9984', 'ჩაი, ჭიქა, შავი', 'č̕ai, čik̕a, šavi'],
    ['ALA-LC', 'წყალი', 'cqali'],
    ['ALA-LC, with dots', 'ჭიქა', 'čʻikʻa'],
    ['of chats: x for ხ', 'ხაჭაპური', 'xachapuri'],
    ['of chats: w for წ', 'წყალი', 'wyali'],
    ['phonetic', 'წყალი', '[t͡sʼqʼali]'],
    ['phonetic', 'ჯიბე', '/d͡ʒibɛ/'],
    ['German', 'შვილი', 'schwili'],
    ['with stress marks', 'ნათურა', 'nátura'],
    ['with stress marks of their own', 'ფანჯარა', 'pa\u0301njara'],
    ['in capitals', 'პური', 'Puri'],
    ['of several words', 'წიგნის თარო', "ts'ignis taro"],
    ['with hyphens', 'პური', 'pu-ri'],
    ['of a text with digits and Latin letters', 'XIX საუკუნე, 5', 'XIX saukune, 5'],
    ['of Mtavruli', 'ᲞᲣᲠᲘ', 'puri'],
  ])('%s: %s is read %s', (_, georgian, latin) => expect(isRomanizationOf(latin, georgian)).toBe(true));

  it.each([
    ['ნათურა', 'lamp'],
    ['ნათურა', 'natur'],
    ['ნათურა', 'naturali'],
    ['XIX საუკუნე', '19th century'],
    ['ნათურა', ''],
    ['123', '123'],
    ['', 'a'],
  ])('of %j is not %j', (georgian, latin) => expect(isRomanizationOf(latin, georgian)).toBe(false));

  it('is compared in linear time', () => {
    // Quadratic time would exceed the timeout of the test.
    expect(isRomanizationOf('ts'.repeat(500), 'წც'.repeat(250))).toBe(true);
    expect(isRomanizationOf('c'.repeat(100_000), 'ც'.repeat(100_000))).toBe(false);
  });
});
