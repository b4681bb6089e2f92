/** A sentence of a drill: its Georgian words with the forms of the engine, its English, and all that is right in its place. */
import { capitalize } from '@ena/domain/text/capitalize';
import { formOf } from '@ena/grammar/morpheme';
import type { Person, VerbForm } from '@ena/grammar/verb/features';
import { definite, englishObjects, englishPronouns, englishVerb } from './english.ts';
import {
  nounForm,
  type NounFeatures,
  nounForms,
  pronounOf,
  type VerbFeatures,
  verbForms,
} from '../grammarForms.ts';
import type { Frame } from './frames.ts';
import type { DrillNoun } from './nouns.ts';
import type { Complement, DrillVerb } from './verbs.ts';

export interface Clause {
  readonly verb: DrillVerb;
  readonly frame: Frame;
  readonly subject: Person;
  /** The subject, if it is not a pronoun. */
  readonly noun: DrillNoun | null;
  /** Whose the subject is. */
  readonly owner: DrillNoun | null;
  /** "Me", "you" or "us", if the verb marks it. */
  readonly object: Person | null;
  readonly complement: Complement | null;
}

/** The part of a sentence that a drill asks for. */
export type Target = 'verb' | 'subject' | 'complement' | 'owner';

/** What the target is, for the explanation of a wrong form. */
export type TargetForm =
  | ({ readonly kind: 'verb'; readonly id: string } & VerbFeatures)
  | ({ readonly kind: 'noun'; readonly lemma: string } & NounFeatures);

/** A form in an answer. */
export type AnswerForm = TargetForm & { readonly text: string };

export interface Part {
  readonly role: Target | 'time' | 'want';
  /** Words that stay together: the first is right in the sentence, the others too. */
  readonly texts: readonly [string, ...string[]];
}

export interface Sentence {
  readonly parts: readonly Part[];
  readonly english: string;
  /** The pronoun that the sentence may have as its subject; null beside a noun and in a command. */
  readonly pronoun: string | null;
  readonly target: (of: Target) => TargetForm | null;
}

const featuresOf = ({ frame, subject, object }: Clause): VerbFeatures => ({
  screeve: frame.screeve,
  subject,
  object: object ?? '3sg',
});

/** Verbs often said without their preverb where a whole is not meant: ვჭამე beside შევჭამე. Both are right. */
const withOptionalPreverb: ReadonlySet<string> = new Set(['eat', 'listen']);

/** The same form with another preverb, or without one. */
function withOtherPreverb(verbId: string, { screeve, morphemes }: VerbForm): readonly string[] {
  // The lexicon has ვთარგმნე alone; as good, and as usual, is გადავთარგმნე.
  if (verbId === 'translate')
    return screeve === 'present' || screeve === 'imperfect' ? [] : [`გადა${formOf(morphemes)}`];
  return withOptionalPreverb.has(verbId) &&
    (screeve === 'aorist' || screeve === 'optative' || screeve === 'imperative')
    ? [formOf(morphemes.filter(({ role }) => role !== 'preverb'))]
    : [];
}

/** Whoever goes somewhere again and again also comes back: სკოლაში დავდივარ beside მივდივარ. */
const goingAbout = ({ verb, frame }: Clause, features: VerbFeatures): readonly VerbForm[] =>
  verb.id === 'go' && (frame.id === 'daily' || frame.id === 'used-to') ? verbForms('walk', features) : [];

/** All forms that are right as the verb of a clause, the preferred one first. */
function rightForms(clause: Clause): readonly string[] {
  const features = featuresOf(clause);
  const forms = verbForms(clause.verb.id, features);
  return [
    ...[...forms, ...goingAbout(clause, features)].map(({ morphemes }) => formOf(morphemes)),
    ...forms.flatMap((form) => withOtherPreverb(clause.verb.id, form)),
  ];
}

const numberOf = (person: Person) => (person.endsWith('pl') ? 'plural' : 'singular');

/** Features of the subject's noun: its case follows the screeve. */
function subjectFeatures(clause: Clause, form: VerbForm): NounFeatures {
  return { case: form.cases.subject, number: numberOf(clause.subject) };
}

/** Features of the object's noun; null if the complement is no noun, or the verb form has no place for one. */
function complementFeatures({ complement }: Clause, form: VerbForm): NounFeatures | null {
  if (!complement || !('lemma' in complement)) return null;
  if (complement.form) return complement.form;
  const { directObject, indirectObject } = form.cases;
  const grammaticalCase = directObject ?? indirectObject;
  return grammaticalCase === null || grammaticalCase === 'postposition'
    ? null
    : { case: grammaticalCase, number: 'singular' };
}

const ownerFeatures: NounFeatures = { case: 'genitive', number: 'singular' };

const wantWords: Partial<Record<Person, string>> = {
  '1sg': 'მინდა',
  '2sg': 'გინდა',
  '1pl': 'გვინდა',
  '2pl': 'გინდათ',
};

function englishOf({ verb, frame, subject, noun, owner, object, complement }: Clause): string {
  const { tense, isDefinite, englishTime } = frame;
  const possessed = owner && noun ? `${owner.english}'s ${noun.english.replace(/^the /u, '')}` : null;
  const subjectNoun = noun && (numberOf(subject) === 'plural' ? noun.plural : noun.english);
  const who = possessed ?? subjectNoun ?? englishPronouns[subject];
  const what = [
    ...(object === null ? [] : [englishObjects[object]]),
    ...(complement ? [isDefinite ? definite(complement.english) : complement.english] : []),
  ];
  const rest = [...what, ...(englishTime === undefined ? [] : [englishTime])];
  if (tense === 'command')
    return `${capitalize([verb.english.base, ...rest].join(' '))}! ${subject === '2sg' ? '(to a friend)' : '(polite, or to several)'}`;
  const said = tense === 'want' ? `want to ${verb.english.base}` : englishVerb(verb.english, tense, subject);
  return `${capitalize([who, said, ...rest].join(' '))}.`;
}

/** The sentence of a clause; null if the engine has no form for it. */
export function sentenceOf(clause: Clause): Sentence | null {
  const { verb, frame, subject, noun, owner, complement } = clause;
  const features = featuresOf(clause);
  const [form] = verbForms(verb.id, features);
  const [first, ...others] = rightForms(clause);
  const wanted = frame.tense === 'want' ? wantWords[subject] : undefined;
  if (!form || first === undefined || (frame.tense === 'want' && wanted === undefined)) return null;
  const ofComplement = complementFeatures(clause, form);
  if (complement && 'lemma' in complement && !ofComplement) return null;
  const ofSubject = subjectFeatures(clause, form);
  const particle = frame.particle === undefined ? '' : `${frame.particle} `;
  const complementTexts =
    complement &&
    ('words' in complement ? complement.words : ofComplement && nounForm(complement.lemma, ofComplement));
  const time: Part | null = frame.time ? { role: 'time', texts: frame.time } : null;
  const what: Part | null = complementTexts ? { role: 'complement', texts: [complementTexts] } : null;
  const parts: (Part | null)[] = [
    owner && { role: 'owner', texts: [nounForm(owner.lemma, ownerFeatures)] },
    noun && { role: 'subject', texts: [nounForm(noun.lemma, ofSubject)] },
    wanted === undefined ? null : { role: 'want', texts: [wanted, `${wanted} რომ`] },
    ...(frame.particle === 'არ' ? [what, time] : [time, what]),
    { role: 'verb', texts: [`${particle}${first}`, ...others.map((other) => `${particle}${other}`)] },
  ];
  const pronoun = pronounOf(subject, form.cases.subject);
  return {
    parts: parts.filter((part) => part !== null),
    english: englishOf(clause),
    pronoun: noun || frame.tense === 'command' ? null : pronoun,
    target: (of) => {
      if (of === 'verb') return { kind: 'verb', id: verb.id, ...features };
      if (of === 'subject') return noun && { kind: 'noun', lemma: noun.lemma, ...ofSubject };
      if (of === 'owner') return owner && { kind: 'noun', lemma: owner.lemma, ...ownerFeatures };
      return complement && 'lemma' in complement && ofComplement
        ? { kind: 'noun', lemma: complement.lemma, ...ofComplement }
        : null;
    },
  };
}

/** The form of a target as it is in the sentence, and what else is right there. */
export function targetTexts(clause: Clause, target: TargetForm): readonly string[] {
  if (target.kind === 'verb') return rightForms(clause);
  return nounForms(target.lemma, target)
    .filter(({ morphemes }) => morphemes.at(-1)?.role !== 'vowel')
    .map(({ form }) => form);
}

/** The parts as they are written: with the pronoun of a third person, which the verb alone does not tell. */
export function writtenParts({ parts, pronoun }: Sentence, { subject }: Clause): readonly Part[] {
  const isShown = pronoun !== null && subject.startsWith('3');
  return isShown ? [{ role: 'subject', texts: [pronoun] }, ...parts] : parts;
}

const permutations = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length <= 1
    ? [list]
    : list.flatMap((one, index) => permutations(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));

/** Each way to choose one text of each part. */
const choices = (parts: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  parts.reduce<readonly (readonly string[])[]>(
    (before, texts) => before.flatMap((chosen) => texts.map((text) => [...chosen, text])),
    [[]],
  );

/**
 * All sentences that a teacher accepts: Georgian leaves the order of the parts free, and the pronoun may be dropped. The
 * verb stays with "not", an owner with what is owned.
 */
export function rightSentences(sentence: Sentence, clause: Clause): readonly string[] {
  const owner = sentence.parts.find(({ role }) => role === 'owner')?.texts[0];
  const texts = sentence.parts
    .filter(({ role }) => role !== 'owner')
    .map(({ role, texts: own }) =>
      role === 'subject' && owner !== undefined ? own.map((text) => `${owner} ${text}`) : own,
    );
  const { pronoun } = sentence;
  const pronounChoices = pronoun === null ? [texts] : [texts, [[pronoun], ...texts]];
  const all = pronounChoices.flatMap((parts) =>
    choices(parts).flatMap((chosen) => permutations(chosen).map((words) => words.join(' '))),
  );
  // "That" opens the clause of what is wanted: all of it comes after.
  const whole = all.filter((text) => !text.includes('რომ') || /^(?:\S+ )?\S*ინდათ? რომ /u.test(text));
  // Before the object is another place of "must": უნდა წერილი დავწერო.
  const mustEarlier = whole.map((text) => text.replace(/(\S+) უნდა (?=\S+$)/u, 'უნდა $1 '));
  const written = writtenParts(sentence, clause).map(({ texts: [text] }) => text);
  return [...new Set([written.join(' '), ...whole, ...mustEarlier])];
}
