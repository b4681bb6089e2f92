/** Finds entries of the lexicon of verbs whose parts contradict each other. */
import { formOf } from '../src/morpheme.ts';
import type { Verb, VerbForm } from '../src/verb/features.ts';
import { conjugate } from '../src/verb/paradigm.ts';

const preverbs = new Set(
  'ა აღ აღმო ამო გა გამო გადა გადმო გან გა>გამო და მი მო მი>მო შე შე>შემო შემო ჩა ჩამო წა წარ წარმო წამო'
    .split(' ')
    .concat(''),
);

const consonants = (text: string) => text.replace(/[აეიოუვ\s]/gu, '');

/** Whether the consonants of the root occur in the other word in their order. */
function hasConsonants(word: string, root: string): boolean {
  let from = 0;
  for (const letter of consonants(root)) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

const rootOf = ({ morphemes }: VerbForm) => morphemes.find(({ role }) => role === 'root')?.text ?? '';
/** The stem without what precedes and follows it. */
const stemOf = ({ morphemes }: VerbForm) =>
  morphemes
    .filter(({ role }) => role === 'preverb' || role === 'root' || role === 'passive' || role === 'thematic')
    .map(({ text }) => text)
    .join('');

function thirdPerson(forms: readonly VerbForm[], screeve: string): VerbForm | undefined {
  return forms.find(
    ({ screeve: each, subject, object }) =>
      each === screeve && subject === '3sg' && (object === null || object === '3sg'),
  );
}

type Rule = (verb: Verb, forms: readonly VerbForm[]) => string | null;

const rules: readonly Rule[] = [
  ({ id, gloss }) =>
    /^[a-z]+(?:-[a-z]+)*$/u.test(id) && gloss.startsWith('to ') ? null : 'id or gloss is malformed',
  ({ preverb }) => (preverbs.has(preverb) ? null : `${preverb} is no preverb`),
  ({ source }) => (source === '' ? 'it has no source' : null),
  ({ verbClass, object }) =>
    verbClass === 1 && (object === 'none' || object === 'indirect') ? 'class 1 has a direct object' : null,
  ({ verbClass, object }) =>
    verbClass === 2 && object !== 'none' && object !== 'indirect' ? 'class 2 has no direct object' : null,
  ({ verbalNoun, source }, forms) => {
    const roots = ['present', 'future', 'aorist', 'perfect']
      .flatMap((screeve) => thirdPerson(forms, screeve) ?? [])
      .map(rootOf);
    const isSuppletive = /suppletive|inverted/u.test(source);
    return isSuppletive || roots.some((root) => hasConsonants(verbalNoun, root))
      ? null
      : `no root is that of ${verbalNoun}`;
  },
  ({ preverb, participles }) => {
    const [plain = ''] = preverb.split('>');
    const { past, future, negative } = participles;
    const wrong = [past, future, negative].find((form) => form !== null && !form.startsWith(plain));
    return wrong === undefined ? null : `${String(wrong)} lacks the preverb ${plain}-`;
  },
  ({ verbClass, object, participles }, forms) => {
    const perfect = thirdPerson(forms, 'perfect');
    if (verbClass !== 2 || object !== 'none' || perfect === undefined || participles.past === null)
      return null;
    return `${stemOf(perfect)}ი` === participles.past
      ? null
      : `the perfect has not the participle ${participles.past}`;
  },
  (_, forms) => {
    const broken = forms.find(({ morphemes }) => !/^(?:ნუ )?[ა-ჰ]+$/u.test(formOf(morphemes)));
    return broken === undefined ? null : `${formOf(broken.morphemes)} is no word`;
  },
  (verb, forms) => {
    const present = thirdPerson(forms, 'present');
    const future = thirdPerson(forms, 'future');
    if (present === undefined || future === undefined || verb.preverb === '') return null;
    return formOf(present.morphemes) === formOf(future.morphemes) && !verb.parts.present.includes('=')
      ? 'present and future are the same although there is a preverb'
      : null;
  },
];

/** What is wrong with an entry. */
export function findContradictions(verb: Verb): string[] {
  try {
    const forms = conjugate(verb);
    return rules.flatMap((rule) => rule(verb, forms) ?? []);
  } catch (error) {
    return [String(error)];
  }
}
