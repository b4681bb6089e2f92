/** Reads the rows of the lexicon. */
import {
  type DeclinedPart,
  declinedParts,
  type NounEntry,
  pluralUses,
  type RegularEntry,
  stemClasses,
} from './model.ts';
import { frequentNounRows } from './frequentNouns.ts';
import { nounRows } from './lexicon.ts';
import { listedPronouns } from './pronouns.ts';
import { usualStemClass } from './stems.ts';

const find = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text);

/** Marks of the last column: a stem class, `possessive`, `modifier`, or the use of the plural. */
function readMarks(marks: readonly string[], usual: RegularEntry): RegularEntry | string {
  let entry = usual;
  for (const mark of marks) {
    const stemClass = find(stemClasses, mark);
    const plural = find(pluralUses, mark.replace(/^plural-/u, ''));
    if (stemClass) entry = { ...entry, stemClass };
    else if (plural) entry = { ...entry, plural };
    else if (mark === 'possessive') entry = { ...entry, isPossessive: true };
    else if (mark === 'modifier') entry = { ...entry, isModifier: true };
    else return `'${mark}' is no mark`;
  }
  return entry;
}

function readRow(text: string, source: string): RegularEntry | string {
  const [lemma = '', part = '', gloss = '', stems = '', marks = '', ...more] = text.split('\t');
  if (more.length > 0) return 'there are more cells than columns';
  const partOfSpeech: DeclinedPart | undefined = find(declinedParts, part);
  if (!partOfSpeech) return `'${part}' is no part of speech`;
  if (gloss === '') return 'there is no gloss';
  const stemClass = usualStemClass(lemma);
  if (!stemClass) return `'${lemma}' does not end in a vowel`;
  const usual: RegularEntry = {
    lemma,
    partOfSpeech,
    gloss,
    // The last vowel of people's names does not drop (ანას), but that of surnames in -ძე does (დუმბაძის).
    stemClass: partOfSpeech === 'first-name' && stemClass.endsWith('truncating') ? 'full' : stemClass,
    isModifier: ['adjective', 'numeral', 'pronoun'].includes(partOfSpeech),
    isPossessive: false,
    shortStems: stems === '?' ? null : stems.split(' ').filter((stem) => stem !== ''),
    plural: partOfSpeech === 'place' || partOfSpeech === 'first-name' ? 'none' : 'usual',
    source,
  };
  return readMarks(
    marks.split(' ').filter((mark) => mark !== ''),
    usual,
  );
}

/**
 * Reads rows of the lexicon; a line `# …` says where the rows after it are from.
 * @throws Error that lists every mistake with its line
 */
export function parseNounRows(rows: string): readonly RegularEntry[] {
  let source = '';
  const entries: RegularEntry[] = [];
  const errors: string[] = [];
  for (const [index, text] of rows.split('\n').entries()) {
    if (text.startsWith('# ')) source = text.slice(2);
    else if (text !== '') {
      const entry = readRow(text, source);
      if (typeof entry === 'string') errors.push(`${index + 1}: ${entry}`);
      else entries.push(entry);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return entries;
}

/** What 21 to 99 are counted from. */
const scores = [
  ['ოცდა', 20],
  ['ორმოცდა', 40],
  ['სამოცდა', 60],
  ['ოთხმოცდა', 80],
] as const;
const upToNineteen =
  'ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა ათი თერთმეტი თორმეტი ცამეტი თოთხმეტი თხუთმეტი თექვსმეტი ჩვიდმეტი თვრამეტი ცხრამეტი';

const ordinals =
  'მეერთე მეორე მესამე მეოთხე მეხუთე მეექვსე მეშვიდე მერვე მეცხრე მეათე მეთერთმეტე მეთორმეტე მეცამეტე მეთოთხმეტე მეთხუთმეტე მეთექვსმეტე მეჩვიდმეტე მეთვრამეტე მეცხრამეტე';

const ordinalEnding = (value: number) =>
  ['th', 'st', 'nd', 'rd'][value % 100 > 10 && value % 100 < 14 ? 0 : value % 10] ?? 'th';

/** The numerals that are made of a score and 1 to 19, such as ოცდათერთმეტი (31), ოცდამეთერთმეტე (31st). */
const compoundNumerals = (): readonly RegularEntry[] =>
  scores.flatMap(([score, value]) => {
    const lines = [upToNineteen, ordinals].flatMap((numerals) =>
      numerals.split(' ').map((numeral, index) => {
        const number = value + index + 1;
        const gloss = numerals === ordinals ? `${number}${ordinalEnding(number)}` : String(number);
        return `${score}${numeral}\tnumeral\t${gloss}\t\tplural-rare`;
      }),
    );
    return parseNounRows(`# a score and 1 to 19\n${lines.join('\n')}`);
  });

let entries: readonly NounEntry[] | undefined;

/** The lexicon: nouns, names, adjectives, numerals and pronouns. Read once, at the first call. */
export function nounEntries(): readonly NounEntry[] {
  entries ??= [
    ...parseNounRows(frequentNounRows),
    ...parseNounRows(nounRows),
    ...compoundNumerals(),
    ...listedPronouns,
  ];
  return entries;
}
