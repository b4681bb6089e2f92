/** Which pronouns agree with the verbs of an answer, by the readings that the grammar engine has of them. */
import { foldAnswer } from '@ena/domain/georgian/answer';
import type { VerbPronouns } from '@ena/domain/georgian/agreement';
import { analyzeVerb } from '@ena/grammar/verb/analysis';
import type { Person, VerbCase, VerbForm } from '@ena/grammar/verb/features';

/** How English names the person that a verb form marks as its subject. */
const subjectWords: Readonly<Record<Person, RegExp>> = {
  '1sg': /\bi\b/u,
  '2sg': /\byou\b/u,
  '3sg': /\b(?:he|she)\b|(?:^|\b(?:that|if|may|is|does|will)\)? )it\b/u,
  '1pl': /\b(?:we|let's|let us)\b/u,
  '2pl': /\byou\b/u,
  '3pl': /\bthey\b/u,
};
/** The same where it is in the dative, as the one whose head hurts, or who is called by a name. */
const experiencerWords: Readonly<Record<Person, RegExp>> = {
  '1sg': /\b(?:i|my)\b/u,
  '2sg': /\byour?\b/u,
  '3sg': /\b(?:he|she|his|her)\b/u,
  '1pl': /\b(?:we|our)\b/u,
  '2pl': /\byour?\b/u,
  '3pl': /\b(?:they|their)\b/u,
};
const thirdObject: Readonly<Record<string, RegExp>> = { '3sg': /\b(?:him|her|it)\b/u, '3pl': /\bthem\b/u };

const unchanged = (pronoun: string) => ({ nominative: [pronoun], ergative: [pronoun], dative: [pronoun] });
const pronouns: Readonly<Record<Person, Readonly<Record<VerbCase, readonly string[]>>>> = {
  '1sg': unchanged('მე'),
  '2sg': unchanged('შენ'),
  '3sg': { nominative: ['ის', 'იგი'], ergative: ['მან'], dative: ['მას'] },
  '1pl': unchanged('ჩვენ'),
  '2pl': unchanged('თქვენ'),
  '3pl': { nominative: ['ისინი'], ergative: ['მათ'], dative: ['მათ'] },
};

type Slots = VerbPronouns[string];

const isNamed = ({ subject, cases }: VerbForm, english: string) =>
  (cases.subject === 'dative' ? experiencerWords : subjectWords)[subject].test(english);

/** The pronouns of a reading: of its subject, and of its object; of a third person only if the English names it. */
function slotsOf({ subject, object, cases }: VerbForm, english: string, hasOwnObject: boolean): Slots {
  const objectCase = cases.indirectObject === 'dative' ? 'dative' : cases.directObject;
  const third = object === null ? undefined : thirdObject[object];
  const isMarked = third === undefined || (!hasOwnObject && third.test(english));
  return [
    pronouns[subject][cases.subject],
    ...(object !== null && objectCase !== null && isMarked ? [pronouns[object][objectCase]] : []),
  ];
}

/** Equal readings, such as "we see you" to one or to several, as one. */
const joinSlots = (all: readonly Slots[]): Slots => {
  const length = Math.max(...all.map((slots) => slots.length));
  const longest = all.filter((slots) => slots.length === length);
  return Array.from({ length }, (_, slot) => [...new Set(longest.flatMap((slots) => slots[slot] ?? []))]);
};

/** Objects that a sentence has already: this, that. */
const demonstratives = new Set(['ამას', 'იმას', 'ამ', 'იმ', 'ეს', 'ამის']);
/** "Please", which is a verb: I ask you. */
const requests = new Set(['გთხოვ', 'გთხოვთ']);

/**
 * For each verb form of the answers, the pronouns that a sentence with this meaning may have. The English tells which
 * reading is meant; a form of the first or second person that it does not name has its pronoun, too.
 */
export function agreementOf(answers: readonly string[], english: string): VerbPronouns {
  const meaning = english.toLowerCase().replaceAll('’', "'");
  const isThing = /\b(?:it is|is it|it's)\b/u.test(meaning);
  const words = [...new Set(answers.flatMap((answer) => foldAnswer(answer).split(' ')))];
  const hasOwnObject = words.some((word) => demonstratives.has(word));
  return Object.fromEntries(
    words.flatMap((word): [string, Slots][] => {
      const readings = analyzeVerb(word).flatMap((reading) => ('form' in reading ? [reading] : []));
      if (readings.length === 0 || requests.has(word)) return [];
      if (isThing && readings.some(({ verb }) => verb.id === 'be')) return [[word, [['ეს', 'ის', 'იგი']]]];
      const named = readings.filter(({ form }) => isNamed(form, meaning));
      const meant = named.length > 0 ? named : readings.filter(({ form }) => !form.subject.startsWith('3'));
      if (meant.length === 0) return [[word, []]];
      return [[word, joinSlots(meant.map(({ form }) => slotsOf(form, meaning, hasOwnObject)))]];
    }),
  );
}
