import type { Morpheme } from '../morpheme.ts';
import { type Endings, morphemeOf, parseEnding } from './endings.ts';
import { type Person, persons } from './features.ts';
import type { Stem } from './stem.ts';

/** The two arguments that a form marks: one by v- and the endings, the other by m-, g-, gv-, h-/s- or version. */
export interface Agreement {
  /** Marked by v- and endings: the subject, in inverted forms the object. */
  readonly marksV: Person;
  /** Marked by m-, g-, gv-: the object, in inverted forms the subject. */
  readonly marksM: Person | null;
  readonly isInverted: boolean;
  /** Whether a third-person plural dative is marked by -თ: უყვართ. */
  readonly marksThirdPlural: boolean;
}

const isFirst = (person: Person | null) => person === '1sg' || person === '1pl';
const isSecond = (person: Person | null) => person === '2sg' || person === '2pl';
const isThird = (person: Person | null) => person === '3sg' || person === '3pl';

/** Whether two arguments are the same person, which a form can't mark: "I … me" needs თავი. */
export const isReflexive = (one: Person, other: Person | null): boolean =>
  (isFirst(one) && isFirst(other)) || (isSecond(one) && isSecond(other));

/** The prefix of person. The marker of the m-argument wins: გხატავ, not ვგხატავ. */
function personPrefix({ marksV, marksM }: Agreement, version: string): string {
  if (marksM === '1sg') return 'მ';
  if (marksM === '1pl') return 'გვ';
  if (isSecond(marksM)) return 'გ';
  if (isFirst(marksV)) return 'ვ';
  if (version === 'ხ') return isSecond(marksV) ? 'ხ' : '';
  return version === 'ჰ' || version === 'ს' ? version : '';
}

function versionVowel(version: string, marksM: Person | null): string {
  if (version === 'უ' && marksM !== null && !isThird(marksM)) return 'ი';
  return 'აიუე'.includes(version) ? version : '';
}

const endingIndex: Readonly<Record<Person, 0 | 1 | 2 | 3>> = {
  '1sg': 0,
  '2sg': 1,
  '3sg': 2,
  '1pl': 0,
  '2pl': 1,
  '3pl': 3,
};

/** მისცემს, but მომცემს. */
function preverbOf(preverb: string, { marksM, isInverted }: Agreement): string {
  const [plain = '', towards = plain] = preverb.split('>');
  return isInverted || marksM === null || isThird(marksM) ? plain : towards;
}

/** The ending with its plural -თ, before which a third person's -ს is dropped: გხატავს + თ is გხატავთ. */
function endingOf(endings: Endings, { marksV, marksM, marksThirdPlural }: Agreement): Morpheme[] {
  const ending = parseEnding(endings[endingIndex[marksV]]);
  if (marksV === '3pl') return ending;
  const isPlural =
    marksV === '1pl' || marksV === '2pl' || marksM === '2pl' || (marksThirdPlural && marksM === '3pl');
  if (!isPlural) return ending;
  const kept = ending.filter(({ text, role }) => role !== 'number' || text !== 'ს');
  return [...kept, morphemeOf('თ', 'number')];
}

/** Puts a form together: preverb, person, version, stem, ending. */
export function assemble(
  stems: readonly Stem[],
  endings: Endings,
  preverb: string,
  agreement: Agreement,
): Morpheme[] {
  const stem = stems[persons.indexOf(agreement.marksV)];
  if (stem === undefined) return [];
  const morphemes: Morpheme[] = [
    morphemeOf(preverbOf(stem.preverb ?? preverb, agreement), 'preverb'),
    morphemeOf(personPrefix(agreement, stem.version), 'person'),
    morphemeOf(versionVowel(stem.version, agreement.marksM), 'version'),
    morphemeOf(stem.root, 'root'),
    ...stem.suffixes,
    ...endingOf(endings, agreement),
  ];
  return morphemes.filter(({ text }) => text !== '');
}
