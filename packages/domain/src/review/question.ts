/** How spaced review asks an item: the formats, which of them a card is asked in, and the question itself. */
import type { ExerciseItem } from '../exercise/kinds.ts';
import { hideGeorgian } from '../georgian/hideGeorgian.ts';
import { ejectivePairs } from '../georgian/letters.ts';
import { isOwnItem, ownForms } from '../ownWords/ownWord.ts';
import { isAlsoCorrect } from '../practice/distractors.ts';
import { alternativesOf } from '../text/alternatives.ts';
import { splitGloss } from '../text/gloss.ts';
import { seedAt, shuffle } from '../random/shuffle.ts';
import { numberToWords } from '../search/englishNumbers.ts';
import { isOpenForm } from '../lesson/formItems.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

/** `recognize`: to understand Georgian, read or heard. `produce`: to write it, or to find its words or letters. */
export const skills = ['recognize', 'produce'] as const;
export type Skill = (typeof skills)[number];

export const formats = [
  'choose-meaning',
  'listen-and-choose',
  'match',
  'type-meaning',
  'cloze',
  'choose-form',
  'listen-and-type',
  'build',
  'type-form',
] as const;
export type Format = (typeof formats)[number];

/** Number of options of a choice. */
const optionCount = 4;
/** Wrong options are chosen from so many items of the most similar length. */
const maxCandidates = 12;
/** So many items on either side in the course are mostly of the same page, such as drinks for bread. */
const maxNeighbors = 10;

const numberWords = (gloss: string): readonly string[] => {
  const words = numberToWords(Number(gloss));
  return words === null
    ? []
    : [words, words.replace(' ', '-'), ...(words === 'hundred' ? ['one hundred'] : [])];
};

/** The meaning as a question shows it. */
export const shownGloss = ({ gloss }: Pick<StudyItem, 'gloss'>): string => hideGeorgian(gloss);

/** The meanings of a gloss; with brackets and slashes in each way that they can be read. */
const meaningsOf = (gloss: string): readonly string[] => [
  ...splitGloss(gloss),
  ...(/[([/]/u.test(gloss) ? alternativesOf(gloss).map((one) => one.toLowerCase()) : []),
];

/**
 * Accepted English answers: the gloss, each of its meanings, also with article or 'to', so that typos in these are
 * found, and what the author accepts; numbers in words.
 */
export function acceptedMeanings({
  kind,
  gloss: written,
  acceptedGlosses = [],
}: Pick<StudyItem, 'kind' | 'gloss' | 'acceptedGlosses'>): readonly string[] {
  const gloss = hideGeorgian(written);
  const variants = meaningsOf(gloss).flatMap((word) => [
    word,
    `a ${word}`,
    `an ${word}`,
    `the ${word}`,
    `to ${word}`,
  ]);
  const numbers = kind === 'number' ? numberWords(gloss) : [];
  return [...new Set([gloss, ...variants, ...acceptedGlosses, ...numbers])];
}

/** Accepted Georgian answers: the form, what the author accepts, and all with "I", which a sentence may leave out. */
function acceptedForms({ form, gloss, acceptedForms: others = [] }: StudyItem): readonly string[] {
  const forms = [form, ...others];
  const isAboutMe = gloss.startsWith('I ');
  return isAboutMe ? [...forms, ...forms.map((one) => `მე ${one}`)] : forms;
}

/** Whether both items could be right. Letters differ in what they are. */
export const isAmbiguous = (one: StudyItem, other: StudyItem): boolean =>
  one.kind === 'letter' ? one.form === other.form : isAlsoCorrect(one, other);

const pairOf = ({ form }: StudyItem) => ejectivePairs.find((pair) => pair.some((letter) => letter === form));
/** Letters that sound alike in a clip, for which listening would be a guess. */
export const soundsAlike = (one: StudyItem, other: StudyItem) =>
  pairOf(one) !== undefined && pairOf(one) === pairOf(other);

const kindsOfPools = new WeakMap<
  readonly StudyItem[],
  ReadonlyMap<StudyItem['kind'], readonly StudyItem[]>
>();

/** Cached, because all questions of a review run have the same pool. */
function itemsOfKind(pool: readonly StudyItem[], kind: StudyItem['kind']): readonly StudyItem[] {
  const byKind = kindsOfPools.get(pool) ?? Map.groupBy(pool, (item) => item.kind);
  kindsOfPools.set(pool, byKind);
  return byKind.get(kind) ?? [];
}

/**
 * Items that are wrong as an answer to this one, and plausible: of the same kind, of its section first, then
 * of the sections around it, and of similar length; of a letter those first that look like it. The pool has only what
 * the learner may open, in the order of the course.
 */
export function wrongItems(
  item: StudyItem,
  pool: readonly StudyItem[],
  format: Format,
  seed: number,
): StudyItem[] {
  const isWrong = (other: StudyItem) =>
    !isAmbiguous(item, other) && !(format === 'listen-and-choose' && soundsAlike(item, other));
  const distance = ({ form }: StudyItem) =>
    item.lookAlikes?.includes(form) ? -1 : Math.abs(form.length - item.form.length);
  /** Some of the nearest of these, in random order. */
  const pick = (from: readonly StudyItem[]) =>
    shuffle(
      shuffle(from.filter(isWrong), seedAt(seed, 0))
        .toSorted((one, other) => distance(one) - distance(other))
        .slice(0, item.kind === 'letter' ? optionCount - 1 : maxCandidates),
      seedAt(seed, 1),
    );
  const alike = itemsOfKind(pool, item.kind);
  const isOfGroup = ({ group }: StudyItem) => group === item.group;
  const isOther = (other: StudyItem) => !isOfGroup(other);
  const index = alike.findIndex(({ id }) => id === item.id);
  const neighbors = alike.slice(Math.max(0, index - maxNeighbors), index + maxNeighbors);
  const chosen: StudyItem[] = [];
  const sources = [
    () => alike.filter(isOfGroup),
    () => neighbors.filter(isOther),
    () => alike.filter(isOther),
  ];
  for (const source of sources) {
    // The others are most of the course: they are only searched if the items before are too few.
    if (chosen.length === optionCount - 1) break;
    for (const other of pick(source())) {
      // Two wrong options with the same meaning would show that neither is right.
      if (chosen.length < optionCount - 1 && !chosen.some((known) => isAmbiguous(known, other)))
        chosen.push(other);
    }
  }
  return chosen;
}

/**
 * The example with a gap for the item; null unless it is translated, and a form of the item is exactly one word of it.
 */
function clozeSentence(item: StudyItem): string | null {
  const { example, form } = item;
  if (!example || example.gloss === '') return null;
  const words = example.form.split(/([ა-ჰ-]+)/u);
  const [index] = (isOwnItem(item) ? ownForms(form) : [form]).flatMap((one) => {
    const found = words.indexOf(one);
    return found === -1 || words.indexOf(one, found + 1) !== -1 ? [] : [found];
  });
  return index === undefined ? null : words.with(index, '___').join('');
}

const isSentence = ({ kind, form }: StudyItem) => kind === 'phrase' && form.includes(' ');

const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** One right answer where an own word lists several, preferably one that Georgian keys can type. */
function oneForm(item: StudyItem): string {
  if (!isOwnItem(item)) return item.form;
  const forms = ownForms(item.form);
  return forms.find((form) => !hasLatin(form)) ?? forms[0] ?? item.form;
}

/** Formats that an item can be asked in alone, easier ones first. `hasClip`: its clip exists. */
export function formatsOf(item: StudyItem, skill: Skill, hasClip: boolean): readonly Format[] {
  const heard = <F extends Format>(format: F) => (hasClip ? [format] : []);
  const form = oneForm(item);
  const words = form.split(' ');
  switch (skill) {
    case 'recognize': {
      const easy: Format[] = ['choose-meaning', ...heard('listen-and-choose')];
      if (item.kind === 'letter' || item.kind === 'phrase' || item.kind === 'idiom') return easy;
      return [...easy, ...(clozeSentence(item) === null ? [] : (['cloze'] as const)), 'type-meaning'];
    }
    case 'produce': {
      if (item.kind === 'letter')
        return ['choose-form', ...(pairOf(item) === undefined ? heard('listen-and-type') : [])];
      // The order of two words is no question.
      if (isSentence(item) || item.kind === 'idiom') return words.length > 2 ? ['build'] : ['choose-form'];
      return [
        'choose-form',
        ...heard('listen-and-type'),
        // Georgian keys do not type Latin letters.
        ...(isOpenForm(item) || hasLatin(form) ? [] : (['type-form'] as const)),
      ];
    }
  }
}

/** Stability in days from which all formats are used; below, the easier half, but two. */
const hardFormatDays = 5;

/** The format of a card's next question: easier ones while its memory is weak, and another one each time. */
export function nextFormat(
  item: StudyItem,
  skill: Skill,
  { stability, reps }: { readonly stability: number; readonly reps: number },
  hasClip: boolean,
): Format {
  const all = formatsOf(item, skill, hasClip);
  const allowed = stability < hardFormatDays ? all.slice(0, Math.max(2, Math.ceil(all.length / 2))) : all;
  return allowed[reps % allowed.length] ?? all[0] ?? 'choose-meaning';
}

const inOrder = (words: readonly string[]) => words.toSorted().join(' ');
/** Other right orders of the words of a form; of an own word, the other forms that it lists. */
const otherOrders = (words: readonly string[], item: StudyItem) =>
  (item.acceptedForms ?? [])
    .map((form) => form.split(' '))
    .filter((order) => isOwnItem(item) || inOrder(order) === inOrder(words));

/**
 * The question for an item in a format. Options come from the pool, in the order of the seed. Whether a response is
 * right does not depend on pool and seed: the server checks responses with an empty pool.
 */
export function questionOf(
  item: StudyItem,
  format: Format,
  pool: readonly StudyItem[] = [],
  seed = 0,
): ExerciseItem {
  const base = { id: `review.${format}.${item.id}`, teaches: [item.id] };
  /** Only for formats with options: the pool is most of the course. */
  const optionsOf = (textOf: (one: StudyItem) => string) =>
    shuffle([item, ...wrongItems(item, pool, format, seedAt(seed, 0))].map(textOf), seedAt(seed, 1));
  const gloss = shownGloss(item);
  const meanings = () => optionsOf(shownGloss);
  const forms = () => optionsOf(({ form }) => form);
  const isLetter = item.kind === 'letter';
  switch (format) {
    case 'choose-meaning':
    // The first meaning that was chosen for the item; its options are those of the group.
    case 'match':
      return {
        ...base,
        kind: 'choice',
        prompt: isLetter ? 'Which sound does this letter have?' : 'What does this mean?',
        display: item.form,
        options: meanings(),
        answer: gloss,
      };
    case 'listen-and-choose':
      return {
        ...base,
        kind: 'choice',
        prompt: isLetter ? 'Which letter do you hear?' : 'Listen: what does it mean?',
        sound: item.clip,
        options: isLetter ? forms() : meanings(),
        answer: isLetter ? item.form : gloss,
      };
    case 'type-meaning':
      return {
        ...base,
        kind: 'type-answer',
        prompt: 'What does this mean in English?',
        display: item.form,
        answers: acceptedMeanings(item),
      };
    case 'cloze':
      return {
        ...base,
        kind: 'fill-blank',
        prompt: 'Which word is missing?',
        sentence: clozeSentence(item) ?? '___',
        options: forms(),
        answers: [item.form],
        ...(item.example && { translation: shownGloss(item.example) }),
      };
    case 'choose-form':
      return {
        ...base,
        kind: 'choice',
        prompt: isLetter ? `Which letter is ${item.soundText ?? item.gloss}?` : `How do you say “${gloss}”?`,
        options: forms(),
        answer: item.form,
      };
    case 'listen-and-type':
      return {
        ...base,
        kind: 'type-answer',
        prompt: isLetter ? 'Type the letter that you hear.' : 'Type what you hear.',
        sound: item.clip,
        answers: [item.form],
      };
    case 'type-form':
      return {
        ...base,
        kind: 'type-answer',
        prompt: `Type “${gloss}” in Georgian.`,
        answers: acceptedForms(item),
      };
    case 'build': {
      const words = oneForm(item).split(' ');
      return {
        ...base,
        kind: 'order',
        sentence: true,
        prompt: `Put the words in order: “${gloss}”`,
        items: words,
        otherOrders: otherOrders(words, item),
      };
    }
  }
}
