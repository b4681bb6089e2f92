/** Whether a reading is what a glossary of the course says of a form: its lemma, case, screeve, persons. */
import { analyze, type Reading } from '../src/analyze.ts';
import { grammaticalCases } from '../src/noun/model.ts';
import { type Person, verbCategories } from '../src/verb/features.ts';
import type { Glossed } from './courseForms.ts';

const preverb = /^(?:გადმო|გამო|შემო|ჩამო|წამო|გადა|ამო|გა|და|მი|მო|შე|ჩა|წა|ა)/u;
const withoutPreverb = (text: string) => text.replace(preverb, '');

/** All that a dictionary may list the word under. */
function lemmasOf(reading: Reading): readonly string[] {
  switch (reading.kind) {
    case 'noun':
      return [reading.lemma];
    case 'fixed':
      return [reading.lemma, reading.entry.form];
    case 'nonfinite':
      return [
        reading.lemma,
        reading.entry.lemma,
        ...[reading.verb.verbalNoun, ...reading.verb.otherNouns].map(withoutPreverb),
      ];
    case 'verb': {
      const nouns = [reading.verb.verbalNoun, ...reading.verb.otherNouns];
      // The course names the noun of a verb now with its preverb, now without it: დასხმა, სხმა.
      return [...nouns, ...nouns.map(withoutPreverb)];
    }
    case 'number':
      return [reading.lemma];
  }
}

/** Persons in the words of the glossaries; the longest first. */
const persons: readonly (readonly [words: string, person: Person])[] = [
  ['he, she or it', '3sg'],
  ['he or she', '3sg'],
  ['him, her or them', '3sg'],
  ['you (polite or several)', '2pl'],
  ['you (polite)', '2pl'],
  ['you (several)', '2pl'],
  ['they', '3pl'],
  ['we', '1pl'],
  ['us', '1pl'],
  ['you', '2sg'],
  ['me', '1sg'],
  ['it', '3sg'],
  ['I', '1sg'],
];

const personOf = (text: string): Person | null =>
  persons.find(([words]) => text === words || text.startsWith(`${words};`))?.[1] ?? null;

const isPersonMatch = (words: string | undefined, person: Person | null) => {
  if (words === undefined) return true;
  const expected = personOf(words);
  return expected === null || expected === person;
};

const screeveOf = (note: string) => verbCategories.find((screeve) => screeve === note.split(/[,:]/u)[0]);
const caseOf = (note: string) => grammaticalCases.find((each) => each === note.split(/[ ,;]/u)[0]);

function isVerbNote(note: string, { features, verb }: Extract<Reading, { kind: 'verb' }>): boolean {
  const screeve = screeveOf(note);
  if (screeve === undefined) return caseOf(note) === undefined;
  const [words = ''] = note.slice(screeve.length + 2).split(';');
  const [subject, object] = words.split(' to ');
  const isObject =
    object === undefined || verb.object === 'none' || isPersonMatch(object, features.object ?? '3sg');
  return features.screeve === screeve && isPersonMatch(subject, features.subject) && isObject;
}

function isNounNote(
  note: string,
  { features, particles }: Extract<Reading, { kind: 'noun' | 'nonfinite' }>,
): boolean {
  if (screeveOf(note) !== undefined) return false;
  const named = caseOf(note);
  const isCase = named === undefined || features.case === named;
  const isNumber = !/\bplural\b/u.test(note) || features.number !== 'singular';
  const suffixes = [...note.matchAll(/with -([ა-ჰ]+)(?: and -([ა-ჰ]+))?/gu)].flatMap(([, ...texts]) =>
    texts.filter((text) => text !== undefined),
  );
  const has = (suffix: string) =>
    features.postposition === suffix ||
    particles.some((particle) => particle === suffix) ||
    features.morphemes.at(-1)?.text === suffix;
  return isCase && isNumber && suffixes.every(has);
}

function isAgreed({ form, lemma, note }: Glossed, reading: Reading): boolean {
  const lemmas = lemmasOf(reading);
  // A verb may be listed by one of its forms: აკლია.
  const isLemma =
    lemmas.includes(lemma) ||
    form === lemma ||
    analyze(lemma).some((other) => lemmasOf(other).some((each) => lemmas.includes(each)));
  if (!isLemma) return false;
  if (reading.kind === 'verb') return isVerbNote(note, reading);
  return reading.kind === 'noun' || reading.kind === 'nonfinite' ? isNounNote(note, reading) : true;
}

/** Whether some reading of the form agrees with the glossary. */
export const isGlossConfirmed = (glossed: Glossed): boolean =>
  analyze(glossed.form).some((reading) => isAgreed(glossed, reading));
