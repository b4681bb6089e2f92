/**
 * Compares the speech engine with a pronouncing dictionary (`ipa.tsv` in the folder `ENA_REFERENCE`), by sound.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Clip } from '@ena/domain/lesson/clip';
import { transcribeToIpa } from './speech.ts';

const folder =
  process.env['ENA_REFERENCE'] ?? fileURLToPath(new URL('../../../shared/reference', import.meta.url));

/** Georgian spelling is phonemic: maps each IPA sound to its letter, longest first. */
const letterOf: readonly (readonly [string, string])[] = [
  ...Object.entries({ t͡sʼ: 'წ', t͡ʃʼ: 'ჭ', t͡sʰ: 'ც', t͡ʃʰ: 'ჩ', t͡s: 'ც', t͡ʃ: 'ჩ', d͡z: 'ძ', d͡ʒ: 'ჯ' }),
  ...Object.entries({
    kʼ: 'კ',
    pʼ: 'პ',
    tʼ: 'ტ',
    qʼ: 'ყ',
    kʰ: 'ქ',
    pʰ: 'ფ',
    tʰ: 'თ',
    ɡ: 'გ',
    ɣ: 'ღ',
    ʁ: 'ღ',
    x: 'ხ',
    χ: 'ხ',
  }),
  ...Object.entries({
    ʃ: 'შ',
    ʒ: 'ჟ',
    a: 'ა',
    ɑ: 'ა',
    b: 'ბ',
    d: 'დ',
    e: 'ე',
    ɛ: 'ე',
    v: 'ვ',
    z: 'ზ',
    i: 'ი',
    l: 'ლ',
    ɫ: 'ლ',
  }),
  ...Object.entries({
    m: 'მ',
    n: 'ნ',
    o: 'ო',
    ɔ: 'ო',
    r: 'რ',
    ɾ: 'რ',
    s: 'ს',
    u: 'უ',
    h: 'ჰ',
    q: 'ყ',
    β: 'ვ',
    w: 'ვ',
  }),
];
/** espeak-ng writes ejectives without a mark, ჭ as c, and affricates as two letters. */
const engineLetterOf: readonly (readonly [string, string])[] = [
  ...Object.entries({
    tsʰ: 'ც',
    ts: 'წ',
    tʃ: 'ჩ',
    dz: 'ძ',
    dʒ: 'ჯ',
    kʰ: 'ქ',
    pʰ: 'ფ',
    tʰ: 'თ',
    c: 'ჭ',
    k: 'კ',
    p: 'პ',
    t: 'ტ',
  }),
  ...letterOf,
];

function lettersIn(ipa: string, table: typeof letterOf): string {
  let [rest, letters] = [ipa.replace(/[ˈˌː\s.]/gu, ''), ''];
  while (rest !== '') {
    const found = table.find(([sound]) => rest.startsWith(sound));
    letters += found ? found[1] : `[${rest[0]}]`;
    rest = rest.slice(found ? found[0].length : 1);
  }
  return letters;
}

/** Returns a line with the number of words that agree, then a line for each word that does not. */
export function createPronunciationReport(clips: readonly Clip[]): string {
  const ipaByWord = new Map(
    readFileSync(`${folder}/ipa.tsv`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line): [string, string] => {
        const [word = '', ipa = ''] = line.split('\t');
        return [word, ipa];
      }),
  );
  const words = [
    ...new Set(clips.flatMap(({ spoken }) => spoken.flatMap(({ text }) => text.match(/[ა-ჰ]+/gu) ?? []))),
  ].filter((word) => word.length > 1 && ipaByWord.has(word));
  const engineIpa = transcribeToIpa(words);
  const differing = words.flatMap((word, at) => {
    const engine = lettersIn(engineIpa[at] ?? '', engineLetterOf);
    const dictionary = (ipaByWord.get(word) ?? '').split('|').map((ipa) => lettersIn(ipa, letterOf));
    return dictionary.includes(engine)
      ? []
      : [
          `${word}: the engine says ${engine} (${engineIpa[at]}), the dictionary ${dictionary.join(' or ')} (${ipaByWord.get(word)})`,
        ];
  });
  const agreeing = words.length - differing.length;
  return [
    `${agreeing} of ${words.length} words in the dictionary match its pronunciation (${((100 * agreeing) / words.length).toFixed(1)} %).`,
    ...differing,
  ].join('\n');
}
