/** Says in plain words how a learner's form differs from the right one. */
import { objectLabels, screeveName, subjectLabels } from '../labels.ts';
import { formOf, type Morpheme } from '../morpheme.ts';
import { analyzeVerb, isOneLetterOff } from './analysis.ts';
import type { Person, Verb, VerbForm } from './features.ts';

/** The right form, and how the given one differs; no differences: it is right. */
export interface Explanation {
  readonly expected: string;
  readonly differences: readonly string[];
}

const isPlural = (person: Person) => person.endsWith('pl');
const numberless = (person: Person) => person.charAt(0);

const textOf = ({ morphemes }: VerbForm, role: Morpheme['role']) =>
  morphemes.find((morpheme) => morpheme.role === role)?.text ?? '';

/** What the prefix of person in a form means: `გ- means “you”`. */
function prefixMeaning(form: VerbForm): string | null {
  const prefix = textOf(form, 'person');
  if (prefix === '') return null;
  const isDative = form.cases.subject === 'dative';
  if (prefix === 'ვ') return `ვ- means “${isDative ? 'me” or “us' : 'I” or “we'}”`;
  if (prefix === 'გ') return 'გ- means “you”';
  if (prefix === 'მ') return `მ- means “${isDative ? 'I' : 'me'}”`;
  if (prefix === 'გვ') return `გვ- means “${isDative ? 'we' : 'us'}”`;
  return null;
}

function subjectDifference(given: VerbForm, expected: VerbForm): string[] {
  if (given.subject === expected.subject) return [];
  if (numberless(given.subject) === numberless(expected.subject))
    return [
      `${isPlural(given.subject) ? 'plural' : 'singular'} instead of ${isPlural(expected.subject) ? 'plural' : 'singular'}: “${subjectLabels[given.subject]}”`,
    ];
  const meaning = prefixMeaning(given);
  const isThird = numberless(expected.subject) === '3';
  if (textOf(given, 'person') === 'ვ' && isThird) return ['no ვ- before a third-person subject'];
  if (
    textOf(expected, 'person') === 'ვ' &&
    textOf(given, 'person') !== 'ვ' &&
    given.object === expected.object
  )
    return [
      isPlural(expected.subject) && !isPlural(given.subject)
        ? 'ვ- and -თ are missing: together they mean “we”'
        : 'ვ- is missing: it means “I” or “we”',
    ];
  if (
    meaning !== null &&
    given.object === expected.object &&
    textOf(given, 'person') !== textOf(expected, 'person')
  )
    return [meaning];
  return [`“${subjectLabels[given.subject]}” instead of “${subjectLabels[expected.subject]}”`];
}

function objectDifference(given: VerbForm, expected: VerbForm): string[] {
  if (given.object === expected.object) return [];
  const isUnmarked = (person: Person | null) => person === null || numberless(person) === '3';
  if (isUnmarked(given.object) && isUnmarked(expected.object)) return [];
  const isDative = given.cases.subject === 'dative';
  const prefix = textOf(given, 'person');
  const meaning = isDative || prefix === 'ვ' ? null : prefixMeaning(given);
  if (meaning !== null && prefix !== textOf(expected, 'person')) return [meaning];
  const words = (person: Person | null) => (person === null ? 'no object' : `“${objectLabels[person]}”`);
  return [`${words(given.object)} instead of ${words(expected.object)}`];
}

function featureDifferences(given: VerbForm, expected: VerbForm): string[] {
  const screeve =
    given.screeve === expected.screeve
      ? []
      : [`${screeveName(given.screeve)} instead of ${screeveName(expected.screeve)}`];
  return [...screeve, ...subjectDifference(given, expected), ...objectDifference(given, expected)];
}

const missing: Partial<Record<Morpheme['role'], (text: string) => string>> = {
  preverb: (text) => `the preverb ${text}- is missing`,
  person: (text) => `${text}- is missing`,
  version: (text) => `the vowel ${text}- before the root is missing`,
  passive: (text) => `-${text}- after the root is missing`,
  thematic: (text) => `-${text}- after the root is missing`,
  screeve: (text) => `-${text} is missing`,
  number: (text) => `-${text} is missing at the end`,
  auxiliary: (text) => `-${text} is missing`,
};

/** The form with v- before its other prefixes, and instead of them. */
function withFirstPerson({ morphemes }: VerbForm): string[] {
  const preverbs = morphemes.filter(({ role }) => role === 'preverb' || role === 'particle');
  const rest = morphemes.slice(preverbs.length);
  const stem = rest.filter(({ role }) => role !== 'person');
  return [rest, stem].map((part) => `${formOf(preverbs)}ვ${formOf(part)}`);
}

/** The difference of a text that is no form of the verb, where one morpheme makes it. */
function morphemeDifference(given: string, expected: VerbForm): string | null {
  const { morphemes, subject } = expected;
  for (const [at, { text, role }] of morphemes.entries())
    if (given === formOf(morphemes.filter((_, index) => index !== at))) return missing[role]?.(text) ?? null;
  if (withFirstPerson(expected).includes(given)) {
    if (expected.object !== null && numberless(expected.object) !== '3' && numberless(subject) === '1')
      return `no ვ- here: ${textOf(expected, 'person')}- takes its place`;
    if (expected.cases.subject === 'dative' && numberless(subject) === '1')
      return `“${subjectLabels[subject]}” is ${textOf(expected, 'person')}- with this verb, not ვ-`;
    return numberless(subject) === '3' ? 'no ვ- before a third-person subject' : 'ვ- means “I” or “we”';
  }
  if (given === `${formOf(morphemes)}თ`) return '-თ is the plural';
  return null;
}

/**
 * Explains a learner's form of a verb where another was expected. The nearest reading counts: a form of the same verb, else
 * one morpheme too few or too many, else a form of another verb, else the spelling.
 */
export function explainForm(given: string, verb: Verb, expected: VerbForm): Explanation {
  const right = formOf(expected.morphemes);
  if (given === right) return { expected: right, differences: [] };
  const readings = analyzeVerb(given).flatMap((reading) => ('form' in reading ? [reading] : []));
  const own = readings
    .filter((reading) => reading.verb.id === verb.id)
    .map(({ form }) => featureDifferences(form, expected))
    .sort((one, other) => one.length - other.length)[0];
  if (own !== undefined) return { expected: right, differences: own };
  const difference = morphemeDifference(given, expected);
  if (difference !== null) return { expected: right, differences: [difference] };
  const [other] = readings;
  if (other !== undefined)
    return { expected: right, differences: [`a form of ${other.verb.verbalNoun} “${other.verb.gloss}”`] };
  return {
    expected: right,
    // The right word is not named: it may still be asked for.
    differences: [isOneLetterOff(given, right) ? 'one letter differs' : 'not a form of the right word'],
  };
}
