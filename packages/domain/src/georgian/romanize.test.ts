import { describe, expect, it } from 'vitest';
import { foldLatin, romanize } from './romanize.ts';

/** Letter, with the ejective mark, without it: the national system of 2002. */
const letters: [string, string, string][] = [
  ['ა', 'a', 'a'],
  ['ბ', 'b', 'b'],
  ['გ', 'g', 'g'],
  ['დ', 'd', 'd'],
  ['ე', 'e', 'e'],
  ['ვ', 'v', 'v'],
  ['ზ', 'z', 'z'],
  ['თ', 't', 't'],
  ['ი', 'i', 'i'],
  ['კ', "k'", 'k'],
  ['ლ', 'l', 'l'],
  ['მ', 'm', 'm'],
  ['ნ', 'n', 'n'],
  ['ო', 'o', 'o'],
  ['პ', "p'", 'p'],
  ['ჟ', 'zh', 'zh'],
  ['რ', 'r', 'r'],
  ['ს', 's', 's'],
  ['ტ', "t'", 't'],
  ['უ', 'u', 'u'],
  ['ფ', 'p', 'p'],
  ['ქ', 'k', 'k'],
  ['ღ', 'gh', 'gh'],
  ['ყ', "q'", 'q'],
  ['შ', 'sh', 'sh'],
  ['ჩ', 'ch', 'ch'],
  ['ც', 'ts', 'ts'],
  ['ძ', 'dz', 'dz'],
  ['წ', "ts'", 'ts'],
  ['ჭ', "ch'", 'ch'],
  ['ხ', 'kh', 'kh'],
  ['ჯ', 'j', 'j'],
  ['ჰ', 'h', 'h'],
];

const words: [string, string, string][] = [
  ['ვეფხისტყაოსანი', "vepkhist'q'aosani", 'vepkhistqaosani'],
  ['წყალი', "ts'q'ali", 'tsqali'],
  ['ღვინო', 'ghvino', 'ghvino'],
  ['ჭიქა', "ch'ika", 'chika'],
  ['კითხულობს', "k'itkhulobs", 'kitkhulobs'],
  ['გვფრცქვნი', 'gvprtskvni', 'gvprtskvni'],
  ['ბაყაყი წყალში ყიყინებს', "baq'aq'i ts'q'alshi q'iq'inebs", 'baqaqi tsqalshi qiqinebs'],
];

const texts: [string, string, string][] = [
  ['', '', ''],
  ['„დიახ“, თქვა ნინომ.', '"diakh", tkva ninom.', '"diakh", tkva ninom.'],
  ['Ena (ენა) 2026', 'Ena (ena) 2026', 'Ena (ena) 2026'],
  ['10 ლარი – იაფია!', '10 lari – iapia!', '10 lari – iapia!'],
];

describe('romanize', () => {
  it.each([...letters, ...words, ...texts])(
    '[CONT-06] [CONT3-15] writes %j as %j, or plainly as %j',
    (form, marked, plain) => {
      expect(romanize(form, 'marked')).toBe(marked);
      expect(romanize(form, 'plain')).toBe(plain);
    },
  );

  it('[CONT-06] marks ejectives, and leaves the marks out to compare texts', () => {
    expect([romanize('კატა'), romanize('კატა', 'plain')]).toEqual(["k'at'a", 'kata']);
  });
});

describe('foldLatin', () => {
  it.each([
    ["k'ani", "k'ani"],
    ['K’ANI', "k'ani"],
    ['kʼani', "k'ani"],
    ['k‘ani', "k'ani"],
    ['k`ani', "k'ani"],
    ['k´ani', "k'ani"],
  ])('[BEG-19] compares %j as %j', (text, folded) => {
    expect(foldLatin(text)).toBe(folded);
  });
});
