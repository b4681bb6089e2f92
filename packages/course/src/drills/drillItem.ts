/**
 * Questions of a skill, made up of its template. A question is named by its variant, such as `write 3sg ნინო წერილი
 * yesterday`: from skill and variant alone it is made again, so that the server can judge an answer to it.
 */
import { seedAt, shuffle } from '@ena/domain/random/shuffle';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import type { DrillFormat } from '@ena/domain/review/question';
import { formOf } from '@ena/grammar/morpheme';
import type { Person } from '@ena/grammar/verb/features';
import {
  type Clause,
  rightSentences,
  type Sentence,
  sentenceOf,
  type Target,
  type AnswerForm,
  type TargetForm,
  targetTexts,
  writtenParts,
} from './clause.ts';
import { isVerbForm, lexiconVerb, nounForms, type VerbFeatures, verbForms } from '../grammarForms.ts';
import { framesOf } from './frames.ts';
import { children, type DrillNoun } from './nouns.ts';
import type { Skill } from './skill.ts';
import { findSkill } from './skills.ts';
import { wordsOfLemma, wordsOfVerb } from './taughtWords.ts';
import { beVerb, type Complement, type DrillVerb, freeVerbs } from './verbs.ts';

/** What a learner may be asked, and wants to be. */
export interface DrillFilter {
  /** Only verbs and nouns of free lessons. */
  readonly isFree?: boolean;
  readonly verbs?: readonly string[] | undefined;
  readonly persons?: readonly Person[] | undefined;
}

const keyOfComplement = (complement: Complement | null) =>
  complement === null ? '-' : 'lemma' in complement ? complement.lemma : complement.words;

const variantOf = ({ verb, subject, noun, owner, object, complement, frame }: Clause): string =>
  [
    verb.id,
    subject,
    noun?.lemma ?? '-',
    owner?.lemma ?? '-',
    object ?? '-',
    keyOfComplement(complement),
    frame.id,
  ].join(' ');

/** What the parts of a clause can be, in the template of a skill. */
interface Choices {
  readonly verbs: readonly DrillVerb[];
  readonly subjects: readonly Person[];
  readonly nouns: (subject: Person, verb: DrillVerb) => readonly (DrillNoun | null)[];
  readonly owners: readonly (DrillNoun | null)[];
  readonly objects: readonly (Person | null)[];
  readonly complements: (verb: DrillVerb) => readonly (Complement | null)[];
  readonly frames: (verb: DrillVerb) => readonly Clause['frame'][];
}

function choicesOf(
  { template }: Skill,
  { isFree = false, verbs, persons: wanted }: DrillFilter = {},
): Choices {
  const isAllowed = (one: DrillNoun | Complement) => !isFree || ('isFree' in one && one.isFree);
  const ofTemplate = template.complements;
  const isOpen = ({ id }: DrillVerb) =>
    !isFree || ofTemplate !== undefined || id === beVerb.id || freeVerbs.has(id);
  return {
    verbs: template.verbs.filter((verb) => isOpen(verb) && (verbs?.includes(verb.id) ?? true)),
    subjects: template.subjects.filter((person) => wanted?.includes(person) ?? true),
    nouns: (subject, { isForAdults }) => {
      const nouns = (template.nouns ?? []).filter(
        (one) => isAllowed(one) && !(isForAdults && children.has(one.lemma)),
      );
      if (subject === '3sg') return template.hasNounSubject ? nouns : [null, ...nouns];
      if (subject === '3pl') {
        const several = nouns.filter(({ plural }) => plural !== '');
        return template.hasNounSubject ? several : [null, ...several];
      }
      return [null];
    },
    owners: template.owners?.filter(isAllowed) ?? [null],
    objects: template.objects ?? [null],
    complements: (verb) => {
      if (ofTemplate) return ofTemplate.filter(isAllowed);
      const own = verb.complements.filter((one) => !template.hasNounComplement || 'lemma' in one);
      return own.length === 0 ? [null] : own;
    },
    frames: (verb) => framesOf(verb, template.frames),
  };
}

/** The low bits of neighboring seeds are alike: the high ones choose. */
const pick = <T>(list: readonly T[], seed: number): T | undefined =>
  list[(seedAt(seed, 1) >>> 8) % Math.max(1, list.length)];

/** A clause of a skill by its seed; null if the filter leaves nothing, or the engine has no form. */
function clauseAt(choices: Choices, seed: number): Clause | null {
  const verb = pick(choices.verbs, seedAt(seed, 0));
  const subject = pick(choices.subjects, seedAt(seed, 1));
  if (!verb || subject === undefined) return null;
  const noun = pick(choices.nouns(subject, verb), seedAt(seed, 2));
  const complement = pick(choices.complements(verb), seedAt(seed, 3));
  const frame = pick(choices.frames(verb), seedAt(seed, 4));
  const owner = pick(choices.owners, seedAt(seed, 5));
  const object = pick(choices.objects, seedAt(seed, 6));
  if (noun === undefined || complement === undefined || !frame || owner === undefined || object === undefined)
    return null;
  return { verb, subject, noun, owner, object, complement, frame };
}

/** The clause of a variant; null if the skill does not have it (any more). */
function clauseOf(skill: Skill, variant: string): Clause | null {
  const [verbId, person, nounKey, ownerKey, objectKey, complementKey, frameId] = variant.split(' ');
  const choices = choicesOf(skill);
  const verb = choices.verbs.find(({ id }) => id === verbId);
  const subject = choices.subjects.find((one) => one === person);
  if (!verb || subject === undefined) return null;
  const noun = choices.nouns(subject, verb).find((one) => (one?.lemma ?? '-') === nounKey);
  const owner = choices.owners.find((one) => (one?.lemma ?? '-') === ownerKey);
  const object = choices.objects.find((one) => (one ?? '-') === objectKey);
  const complement = choices.complements(verb).find((one) => keyOfComplement(one) === complementKey);
  const frame = choices.frames(verb).find(({ id }) => id === frameId);
  if (noun === undefined || owner === undefined || object === undefined || complement === undefined || !frame)
    return null;
  return { verb, subject, noun, owner, object, complement, frame };
}

/** One does not act on oneself: "we … me". */
const isReflexive = ({ subject, object }: Clause) =>
  object !== null && subject.charAt(0) === object.charAt(0);
/** The owner is not what is owned, and who comes is not who is visited. */
const isRepeated = ({ noun, complement }: Clause) =>
  noun !== null && complement !== null && 'lemma' in complement && complement.lemma === noun.lemma;

/** For each word of a clause that the course teaches, the ids of those that teach it. */
const wordsOf = ({ verb, noun, owner, complement }: Clause): readonly (readonly string[])[] =>
  [
    verb.id === beVerb.id ? [] : wordsOfVerb(verb.id),
    ...[noun, owner, complement].flatMap((one) => (one && 'lemma' in one ? [wordsOfLemma(one.lemma)] : [])),
  ].filter((ids) => ids.length > 0);

/** Tries of one choice. */
const maxTries = 40;

/**
 * Chooses a question of a skill by a seed, if it can one whose words are known, and none of `used`; null if the filter leaves
 * none.
 */
export function chooseVariant(
  skill: Skill,
  seed: number,
  {
    isKnown = () => true,
    used = new Set(),
    ...filter
  }: DrillFilter & {
    readonly isKnown?: (wordId: string) => boolean;
    readonly used?: ReadonlySet<string>;
  } = {},
): string | null {
  const choices = choicesOf(skill, filter);
  let best: { readonly variant: string; readonly unknown: number } | null = null;
  for (let index = 0; index < maxTries && best?.unknown !== 0; index++) {
    const clause = clauseAt(choices, seedAt(seed, index));
    if (!clause || isReflexive(clause) || isRepeated(clause) || !sentenceOf(clause)) continue;
    const variant = variantOf(clause);
    if (used.has(variant)) continue;
    const unknown = wordsOf(clause).filter((ids) => !ids.some(isKnown)).length;
    if (!best || unknown < best.unknown) best = { variant, unknown };
  }
  return best?.variant ?? null;
}

const gap = '___';
const sayTargets = ['subject', 'owner', 'complement', 'verb'] as const satisfies readonly Target[];

/** The sentence with a gap for the target. A particle stays in the sentence. */
function sentenceWithGap(sentence: Sentence, clause: Clause, target: Target): string {
  const words = writtenParts(sentence, clause).map(({ role, texts: [text] }) => {
    if (role !== target) return text;
    const particle = role === 'verb' ? clause.frame.particle : undefined;
    return particle === undefined ? gap : `${particle} ${gap}`;
  });
  return `${words.join(' ')}${clause.frame.tense === 'command' ? '!' : '.'}`;
}

/** The sentence with the right form in it. */
function fullSentence(clause: Clause, sentence: Sentence): string {
  const words = writtenParts(sentence, clause).map(({ texts: [text] }) => text);
  return `${words.join(' ')}${clause.frame.tense === 'command' ? '!' : '.'}`;
}

/** Forms of the target with other features, none of which is right as well. */
function wrongTexts(skill: Skill, clause: Clause, target: TargetForm, seed: number): readonly string[] {
  const right = targetTexts(clause, target);
  const candidates = skill.options(clause).flatMap((features): string[] => {
    if (target.kind === 'noun') {
      if (!('case' in features)) return [];
      const [form] = nounForms(target.lemma, features);
      return form && !form.isRare ? [form.form] : [];
    }
    if ('case' in features) return [];
    const wanted: VerbFeatures = { ...target, ...features };
    const [form] = verbForms(target.id, wanted);
    return form ? [formOf(form.morphemes)] : [];
  });
  const isAlsoRight = (text: string) =>
    right.includes(text) || (target.kind === 'verb' && isVerbForm(target.id, text, target));
  return shuffle(
    [...new Set(candidates)].filter((text) => !isAlsoRight(text)),
    seed,
  ).slice(0, 3);
}

const withoutArticle = (english: string) => english.replace(/^(?:the|an?) /u, '');

/** The word in its dictionary form, with its meaning. */
function dictionaryForm(clause: Clause, target: Target, form: TargetForm): string {
  if (form.kind === 'verb') return `${lexiconVerb(form.id).verbalNoun} (“to ${clause.verb.english.base}”)`;
  const { noun, owner, complement } = clause;
  const english = {
    subject: noun?.english,
    owner: owner?.english,
    complement: complement?.english.replace(/^(?:in|on|from|to|for|by) /u, ''),
    verb: undefined,
  }[target];
  return `${form.lemma} (“${withoutArticle(english ?? '')}”)`;
}

/** The words of a sentence in their dictionary forms: a drill of forms is no test of words. */
function givenWords({ verb, noun, owner, complement, frame }: Clause): string {
  const words = [
    owner?.lemma,
    noun?.lemma,
    frame.time?.[0],
    complement && ('lemma' in complement ? complement.lemma : complement.words),
    verb.id === beVerb.id ? undefined : lexiconVerb(verb.id).verbalNoun,
  ];
  return words.filter((word) => word != null && word !== '').join(', ');
}

/** A question of a drill, with what the forms in its answer are, for the explanation of wrong ones. */
export type DrillItem = ExerciseItem & { readonly forms: readonly AnswerForm[] };

/**
 * The question of a variant. Whether a response is right does not depend on the seed, which chooses the wrong options.
 * Null if the skill has no such variant.
 */
export function drillItem(skillId: string, variant: string, format: DrillFormat, seed = 0): DrillItem | null {
  const skill = findSkill(skillId);
  const clause = skill && clauseOf(skill, variant);
  const sentence = clause && sentenceOf(clause);
  if (!skill || !clause || !sentence) return null;
  const target = sentence.target(skill.target);
  if (!target) return null;
  const base = {
    id: `drill.${skillId}.${variant.replaceAll(' ', '.')}`,
    teaches: [skillId],
  };
  const right = targetTexts(clause, target);
  const answerForm = (form: TargetForm): AnswerForm => ({
    ...form,
    text: targetTexts(clause, form)[0] ?? '',
  });
  if (format === 'drill-say')
    return {
      ...base,
      forms: sayTargets.flatMap((one) => sentence.target(one) ?? []).map(answerForm),
      kind: 'type-answer',
      prompt: `Say in Georgian: “${sentence.english}”`,
      // The verbal noun (წერა მინდა) would be right, too, but is not what the skill is about.
      hint: `Words: ${givenWords(clause)}.${clause.frame.tense === 'want' ? ' The verb has a person, as in მინდა დავწერო.' : ''}`,
      answers: rightSentences(sentence, clause),
    };
  const blank = {
    ...base,
    forms: [answerForm(target)],
    kind: 'fill-blank',
    sentence: sentenceWithGap(sentence, clause, skill.target),
    translation: sentence.english,
  } as const;
  const word = dictionaryForm(clause, skill.target, target);
  if (format === 'drill-type')
    return { ...blank, prompt: `Write the right form of ${word}.`, hint: skill.teaches, answers: right };
  const [answer = ''] = right;
  return {
    ...blank,
    prompt: `Which form of ${word} is right?`,
    options: [answer, ...wrongTexts(skill, clause, target, seed)],
    answers: [answer],
  };
}

/** What a test checks of a question: its clause and its sentence. */
export function clauseOfVariant(skillId: string, variant: string) {
  const skill = findSkill(skillId);
  const clause = skill && clauseOf(skill, variant);
  const sentence = clause && sentenceOf(clause);
  return clause && sentence ? { clause, sentence, text: fullSentence(clause, sentence) } : null;
}
