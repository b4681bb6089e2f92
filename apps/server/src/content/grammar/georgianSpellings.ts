import { hasGeorgian } from '@ena/domain/georgian/letters';

/** The Georgian letters that Latin ones are read as, in the national system and in chats; longer ones first. */
const letterReadings =
  'tsცწ chჩჭ shშ zhჟ dzძ ghღ khხ aა bბ gგ dდ eე vვ wწვ zზ iი lლ mმ nნ oო rრ sს uუ jჯ hჰ xხ fფ tთტ kკქ pპფ qყქ cცწ yყ'
    .split(' ')
    .map((pair) => [pair.replace(/[^a-z]/gu, ''), pair.replace(/[a-z]/gu, '')] as const);
const maxSpellings = 64;
/** No word is longer, in letters; its analysis tries each of its endings. */
const maxWordLength = 40;

/** The Georgian words that a text may be: itself, or those that Latin letters may be; none if they are too many. */
export function georgianSpellings(text: string): string[] {
  if (text.length > maxWordLength) return [];
  if (hasGeorgian(text)) return [text.trim()];
  const word = text.toLowerCase().replace(/['’ʼ]/gu, '');
  let spelled = [''];
  for (let at = 0; at < word.length && spelled.length <= maxSpellings; ) {
    const [latin = '', letters = ''] = letterReadings.find(([one]) => word.startsWith(one, at)) ?? [];
    if (latin === '') return [];
    spelled = spelled.flatMap((before) => Array.from(letters, (letter) => before + letter));
    at += latin.length;
  }
  return word === '' || spelled.length > maxSpellings ? [] : spelled;
}
