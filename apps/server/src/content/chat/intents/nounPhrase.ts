/** English nouns with the words before them and with a preposition, and their Georgian in the right case. */
import { maxNumeral, numeral } from '@ena/domain/georgian/numeral';
import { parseNumberWords } from '@ena/domain/text/englishNumbers';
import { formOf } from '@ena/grammar/morpheme';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import type { AttachedPostposition, GrammaticalCase, NounEntry } from '@ena/grammar/noun/model';
import { withParticle } from '@ena/grammar/noun/particles';
import { caseOfPostposition } from '@ena/grammar/noun/postpositions';
import { firstSense } from '../../grammar/explain.ts';
import type { Dictionary } from './dictionary.ts';
import { senseKey, singularKey } from './english.ts';
import { named } from './reply.ts';

export interface NounPhrase {
  readonly entry: NounEntry;
  readonly isPlural: boolean;
  /** People, animals and cars, or things; null where the course does not tell. */
  readonly isAnimate: boolean | null;
  /** Null where a form is not certain. `isPredicate`: with -ა, "is". */
  readonly inCase: (of: GrammaticalCase, isPredicate?: boolean) => string | null;
  readonly withPostposition: (postposition: AttachedPostposition, isPredicate?: boolean) => string | null;
  readonly note: (of: string) => string;
}

/** A word before a noun; `before`: what precedes it and does not change. */
interface Modifier {
  readonly entry: NounEntry;
  readonly before?: string;
}

const determiners: Readonly<Record<string, string>> = {
  my: 'ჩემი',
  your: 'შენი',
  his: 'მისი',
  her: 'მისი',
  our: 'ჩვენი',
  their: 'მათი',
  this: 'ეს',
  these: 'ეს',
  that: 'ის',
  those: 'ის',
  many: 'ბევრი',
};

/** Adjectives of which Georgian has several, or that are said of some nouns only. */
const ambiguous = /^(?:hard|light|right|left|full|great|close|odd|even|own)$/u;

/** The adjective for an English word, if there is only one; old is ძველი of things, მოხუცი of people. */
export function findAdjective({ nouns }: Dictionary, word: string): NounEntry | undefined {
  const found = (nouns.get(senseKey(word)) ?? []).filter(({ partOfSpeech }) => partOfSpeech === 'adjective');
  return found.length === 1 && !ambiguous.test(word) ? found[0] : undefined;
}

const degrees: Readonly<Record<string, string>> = {
  more: 'უფრო',
  er: 'უფრო',
  most: 'ყველაზე',
  est: 'ყველაზე',
  very: 'ძალიან',
};
/** 'Bigger', 'more-beautiful', 'biggest': an adjective with უფრო or ყველაზე before it. */
export function findDegree(dictionary: Dictionary, word: string): Modifier | null {
  const [, more, long = '', short = '', ending] =
    /^(?:(more|most|very)-(\S+)|(\S+?)(er|est))$/u.exec(word) ?? [];
  const bases = [long, short, `${short}e`, short.replace(/(.)\1$/u, '$1'), short.replace(/i$/u, 'y')];
  const [entry] = bases.flatMap((base) => (base === '' ? [] : (findAdjective(dictionary, base) ?? [])));
  return entry ? { entry, before: degrees[more ?? ending ?? ''] ?? '' } : null;
}

const findOrdinal = ({ nouns }: Dictionary, word: string): NounEntry | undefined =>
  /^(?:first|second|third|.+th)$/u.test(word)
    ? nouns.get(senseKey(word))?.find(({ partOfSpeech }) => partOfSpeech === 'numeral')
    : undefined;

/** A word before a noun; after a number and "many" the noun stays in the singular. */
export function findModifier(dictionary: Dictionary, word: string): (Modifier & { isCount: boolean }) | null {
  const value = parseNumberWords(word) ?? 0;
  const lemma = determiners[word] ?? (value > 0 && value <= maxNumeral ? numeral(value) : undefined);
  const entry = lemma
    ? nounEntries().find((one) => one.lemma === lemma)
    : (findAdjective(dictionary, word) ?? findOrdinal(dictionary, word));
  const modifier = entry ? { entry } : findDegree(dictionary, word);
  return modifier && { ...modifier, isCount: word === 'many' || value > 1 };
}

const isNoun = ({ partOfSpeech, gloss }: NounEntry) =>
  ['noun', 'place', 'first-name'].includes(partOfSpeech) || gloss.includes('(language');

/** A phrase whose forms are made of those of its noun and of other words. */
const phraseWith = (
  noun: NounPhrase,
  join: (form: string, of: GrammaticalCase) => string | null,
  note: (of: string) => string,
): NounPhrase => {
  const joined = (form: string | null, of: GrammaticalCase) => (form === null ? null : join(form, of));
  return {
    ...noun,
    inCase: (of, isPredicate) => joined(noun.inCase(of, isPredicate), of),
    withPostposition: (postposition, isPredicate) =>
      joined(noun.withPostposition(postposition, isPredicate), caseOfPostposition[postposition]),
    note,
  };
};
const before = (word: string | null, form: string) => (word === null ? null : `${word} ${form}`);
/** What belongs to somebody or something: the owner precedes it in the genitive, ექიმის წიგნი. */
export const withOwner = (owner: NounPhrase, owned: NounPhrase): NounPhrase =>
  phraseWith(
    owned,
    (form) => before(owner.inCase('genitive'), form),
    (of) => `${owned.note(of)}, after the ${owner.note('genitive')}`,
  );
/** Two kilos of apples: ორი კილო ვაშლი, only in the dictionary form. */
const withMeasure = (measure: NounPhrase, measured: NounPhrase): NounPhrase =>
  phraseWith(
    measured,
    (form, of) => (of === 'nominative' ? before(measure.inCase(of), form) : null),
    (of) => `${measured.note(of)}, after the measure in the ${of}`,
  );
const withAnother = (first: NounPhrase, last: NounPhrase): NounPhrase => ({
  ...phraseWith(
    last,
    (form, of) => before(first.inCase(of), `და ${form}`),
    (of) => `${first.note(of)}; ${last.note(of)}`,
  ),
  withPostposition: () => null,
  isPlural: true,
  isAnimate: first.isAnimate === last.isAnimate ? first.isAnimate : null,
});

const compounds = [
  [/^(.+) and (.+)$/u, withAnother],
  [/^(.+)'s (.+)$/u, withOwner],
  [/^((?:\S+ )?(?:kilo|liter|drinking glasse?|bottle|cup)s?) of (.+)$/u, withMeasure],
] as const;

/**
 * Parses English such as 'my two big dogs' or "the doctor's book"; null unless each word is known. `isHead`: what its last
 * word may be.
 */
export function parseNounPhrase(
  dictionary: Dictionary,
  english: string,
  isHead: (entry: NounEntry) => boolean = isNoun,
): NounPhrase | null {
  const parse = (text: string) => parseNounPhrase(dictionary, text, isHead);
  const written = english.replace(/\bglass(es)?(?= of )/u, 'drinking glass$1');
  for (const [pattern, join] of compounds) {
    const [, firstText, lastText] = pattern.exec(written) ?? [];
    if (!firstText || !lastText) continue;
    const isMeasured = join === withMeasure;
    const [first, last] = [parse(firstText), parse((isMeasured && singularKey(lastText)) || lastText)];
    return first && last && join(first, last);
  }
  const words = english
    .replace(/^(?:the|an?|some|any) /u, '')
    .replace(/\b(more|most|very) /u, '$1-')
    .split(' ');
  const modifiers: Modifier[] = [];
  for (let isCounted = false; words.length > 0; words.shift()) {
    const text = words.join(' ');
    // "Open the window" is no window.
    if (/^(?:the|an?) /u.test(text)) return null;
    const exact = dictionary.nouns.get(senseKey(text))?.find(isHead);
    const entry = exact ?? dictionary.nouns.get(singularKey(text) ?? '')?.find(isHead);
    if (entry) {
      const phrase = createNounPhrase(dictionary, entry, modifiers, !exact && !isCounted);
      const isOfThings = modifiers.some((one) => one.entry.gloss.includes('things)'));
      return isOfThings && phrase.isAnimate !== false ? null : phrase;
    }
    const modifier = findModifier(dictionary, words[0] ?? '');
    if (!modifier) return null;
    modifiers.push(modifier);
    isCounted ||= modifier.isCount;
  }
  return null;
}

export function createNounPhrase(
  { people, things }: Dictionary,
  entry: NounEntry,
  modifiers: readonly Modifier[],
  isPlural: boolean,
): NounPhrase {
  const number = isPlural ? 'plural' : 'singular';
  const decline = (
    of: GrammaticalCase,
    postposition: AttachedPostposition | undefined,
    isPredicate: boolean,
  ) => {
    const noun = declineNoun(entry).find(
      (form) =>
        form.case === of &&
        form.number === number &&
        form.postposition === postposition &&
        form.use === 'independent' &&
        !form.isVariant &&
        !form.isRare,
    );
    const words = modifiers.flatMap((one) => [
      ...(one.before === undefined ? [] : [one.before]),
      declineNoun(one.entry).find((form) => form.case === of && form.use === 'before-noun')?.form,
    ]);
    const morphemes = noun && isPredicate ? withParticle(entry, noun, 'ა') : noun?.morphemes;
    return morphemes && !words.includes(undefined) ? [...words, formOf(morphemes)].join(' ') : null;
  };
  // Parts of the lexicon without people and animals.
  const isOfThings = 'source' in entry && /food|home|shapes|clothes|body|thought/u.test(entry.source);
  const isThing = isOfThings || things.has(entry.lemma) || entry.partOfSpeech === 'place';
  const isPerson =
    people.has(entry.lemma.replace(/(?:ჩემი|შენი|მისი)$/u, '')) || entry.partOfSpeech === 'first-name';
  return {
    entry,
    isPlural,
    isAnimate: isPerson || (isThing ? false : null),
    inCase: (of, isPredicate = false) => decline(of, undefined, isPredicate),
    withPostposition: (postposition, isPredicate = false) =>
      decline(caseOfPostposition[postposition], postposition, isPredicate),
    note: (of) => `${of}${isPlural ? ' plural' : ''} of ${named(entry.lemma, firstSense(entry.gloss))}`,
  };
}

/** When, where, with and for whom. */
export interface Adverbial {
  readonly form: string;
  readonly note: string;
  /** With -ა, "is" (თბილისშია); null where it is not said so. */
  readonly predicate: string | null;
}

const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
// Which postposition a place takes is known of these only.
const insides =
  /^(?:house|home|school|university|shop|store|market|restaurant|café|cafe|hotel|office|church|theater|museum|library|hospital|pharmacy|bank|park|garden|forest|city|village|kitchen|room|bathroom|airport|job)$/u;
const containers = /^(?:car|bag|box|street|water|glass|pocket)$/u;
const vehicles = /^(?:bus|train|car|taxi|metro|subway|minibus|airplane|plane|ship|boat|tram|bicycle)$/u;
const surfaces = /^(?:table|chair|bed|wall|roof|shelf|plate|floor)$/u;

export const withEnding = (
  noun: NounPhrase,
  postposition: AttachedPostposition,
  after = '',
): Adverbial | null => {
  const form = noun.withPostposition(postposition);
  const predicate = after === '' ? noun.withPostposition(postposition, true) : null;
  return form === null
    ? null
    : { form: `${form}${after}`, note: noun.note(`form with -${postposition}`), predicate };
};
export const withCase = (noun: NounPhrase, of: GrammaticalCase, after = ''): Adverbial | null => {
  const form = noun.inCase(of);
  return form === null ? null : { form: `${form}${after}`, note: noun.note(of), predicate: null };
};

const places: Readonly<Record<string, string>> = { here: 'აქ', there: 'იქ' };
/** Pronouns after a preposition, by their lemma; "you" to a friend, and polite. */
const pronouns: Readonly<Record<string, readonly [lemma: string, isPlural: boolean, polite?: string]>> = {
  me: ['მე', false],
  you: ['შენ', false, 'თქვენ'],
  him: ['ის', false],
  her: ['ის', false],
  us: ['ჩვენ', true],
  them: ['ის', true],
};
const endings = {
  with: ['თან', ' ერთად'],
  for: ['თვის', ''],
  to: ['თან', ''],
  from: ['გან', ''],
  about: ['ზე', ''],
} as const;

/** 'With you', 'for us'. */
function parsePronoun(dictionary: Dictionary, preposition: string, word: string): Adverbial | null {
  const [lemma, isPlural = false, polite] = pronouns[word] ?? [];
  const [postposition, after] = Object.entries(endings).find(([name]) => name === preposition)?.[1] ?? [];
  if (lemma === undefined || !postposition) return null;
  const [form = null, other] = [[lemma, isPlural] as const, [polite, true] as const].map(
    ([one, isSeveral]) => {
      const entry = nounEntries().find((each) => each.lemma === one);
      return entry ? createNounPhrase(dictionary, entry, [], isSeveral).withPostposition(postposition) : null;
    },
  );
  const remark = other ? ` (to a friend; polite, or to several: **${other}${after}**)` : '';
  return form === null
    ? null
    : { form: `${form}${after}`, note: `**${lemma}** with -${postposition}${remark}`, predicate: null };
}

/** 'In Tbilisi', 'with my friend', 'without sugar'; null where it is not certain how it is said. */
export function parsePlace(dictionary: Dictionary, english: string): Adverbial | null {
  const fixed = places[english];
  if (fixed) return { form: fixed, note: english, predicate: null };
  const text = english.replace(/^(?:(?:at|to) )?home$/u, 'at house').replace(/^(at|to) work$/u, '$1 job');
  const [, preposition = '', words = ''] =
    /^(in|at|to|into|on|from|with|for|by|about|without|until) (.+)$/u.exec(text) ?? [];
  const pronoun = parsePronoun(dictionary, preposition, words);
  if (pronoun) return pronoun;
  const noun = words === '' ? null : parseNounPhrase(dictionary, words);
  if (!noun) return null;
  const { entry, isAnimate } = noun;
  const senses = entry.gloss.toLowerCase().split('; ');
  const isOneOf = (pattern: RegExp) => senses.some((sense) => pattern.test(sense));
  const isPlace = entry.partOfSpeech === 'place' && !/\(|^the /u.test(entry.gloss);
  const isInside = isPlace || isOneOf(insides);
  switch (preposition) {
    case 'in':
    case 'into':
      return isInside || isOneOf(containers) ? withEnding(noun, 'ში') : null;
    case 'at':
    case 'to':
      return isInside ? withEnding(noun, 'ში') : isAnimate ? withEnding(noun, 'თან') : null;
    case 'on':
      return isOneOf(surfaces) ? withEnding(noun, 'ზე') : null;
    case 'from':
      return isInside ? withEnding(noun, 'დან') : isAnimate ? withEnding(noun, 'გან') : null;
    case 'with':
      if (isAnimate === null) return null;
      return isAnimate ? withEnding(noun, 'თან', ' ერთად') : withCase(noun, 'instrumental');
    case 'for':
      return isAnimate ? withEnding(noun, 'თვის') : null;
    case 'by':
      return isOneOf(vehicles) ? withCase(noun, 'instrumental') : null;
    case 'about':
      return withEnding(noun, 'ზე');
    case 'until':
      return days.test(words) ? withEnding(noun, 'მდე') : null;
    default:
      return withCase(noun, 'genitive', ' გარეშე');
  }
}
