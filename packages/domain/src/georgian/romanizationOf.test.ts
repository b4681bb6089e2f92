import { describe, expect, it } from 'vitest';
import { findByRomanization, georgianPatternOf, isRomanizationOf } from './romanizationOf.ts';
import { romanize } from './romanize.ts';

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
    ['of chats: c for ჩ', 'ჩაი', 'cai'],
    ['with two letters for ყ', 'ყავა', 'qqava'],
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

describe('the pattern of a romanization', () => {
  const isReadAs = (latin: string, georgian: string) => {
    const pattern = georgianPatternOf(latin);
    return pattern !== null && new RegExp(`^${pattern}$`, 'u').test(georgian);
  };

  it.each([
    ['xachapuri', 'ხაჭაპური'],
    ['hachapuri', 'ხაჭაპური'],
    ["q'ava", 'ყავა'],
    ['KAVA', 'ყავა'],
    ['šavi', 'შავი'],
    // Overlapping spellings: t + s + kh, ts + kh; t + sh, ts + h.
    ['tskhra', 'ცხრა'],
    ['tshavi', 'ტშავი'],
    ['tshavi', 'ცჰავი'],
    ['schwili', 'შვილი'],
    ['schwili', 'სჩვილი'],
    ['tsdzdzhtsh', 'ცძჯცჰ'],
  ])('of %s matches %s', (latin, georgian) => {
    expect(isReadAs(latin, georgian)).toBe(true);
    expect(isRomanizationOf(latin, georgian)).toBe(true);
  });

  it.each([
    ['xachapuri', 'ხაჭაპურის'],
    ['kava', 'კაბა'],
    ['tsxra', 'წერა'],
  ])('of %s does not match %s', (latin, georgian) => expect(isReadAs(latin, georgian)).toBe(false));

  it.each(['', "'", '12', 'b2', 'წყალი', 'a'.repeat(41)])('of %j is none', (text) =>
    expect(georgianPatternOf(text)).toBeNull(),
  );

  it('is short, whatever is typed', () => {
    for (const part of ['tsch', 'tsh', 'dzh', 'ou', 'qq', 'tzhtsch'])
      expect(georgianPatternOf(part.repeat(40 / part.length))?.length).toBeLessThan(2500);
  });
});

describe('words that are found by their romanization', () => {
  const words = ['აგე', 'წყალი', 'წყლის', 'წყლისა', 'ყავა', 'ქავა', 'ჰა'].toSorted();
  it.each([
    ["ts'q'lis", ['წყლის']],
    ['Tsqlisa', ['წყლისა']],
    ['cklis', ['წყლის']],
    ['wylis', ['წყლის']],
    ['kava', ['ქავა', 'ყავა']],
    ['ag', []],
    ['agea', []],
    ['აგე', []],
    ['', []],
    ['a'.repeat(1000), []],
  ])('%s: %o', (latin, found) => expect([...findByRomanization(words, latin)].toSorted()).toEqual(found));

  it.each(words)('%s is found by each of its romanizations', (word) => {
    for (const latin of [romanize(word), romanize(word, 'plain')])
      expect(findByRomanization(words, latin)).toContain(word);
  });
});
