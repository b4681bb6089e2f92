/** How spaced review asks an item: the formats, which of them a card is asked in, and the question itself. */
import { isHeardInFull } from '../exercise/audibleItems.ts';
import { pictureBeside } from '../exercise/item.ts';
import type { ExerciseItem } from '../exercise/kinds.ts';
import { hideGeorgian } from '../georgian/hideGeorgian.ts';
import { ejectivePairs } from '../georgian/letters.ts';
import { isOwnItem, ownForms } from '../ownWords/ownWord.ts';
import { alternativesOf } from '../text/alternatives.ts';
import { splitGloss } from '../text/gloss.ts';
import { seedAt, seedOf, shuffle } from '../random/shuffle.ts';
import { numberToWords } from '../text/englishNumbers.ts';
import { isOpenForm } from '../lesson/formItems.ts';
import type { StudyItem } from '../lesson/studyItem.ts';
import { extraTiles, type OptionSource, picturedWrongItems, someLetters, wrongItems } from './options.ts';
import { minReps } from './known.ts';
import { minStability } from './strength.ts';

/** `recognize`: to understand Georgian, read or heard, and to find it for a meaning. `produce`: to write it, or to find its words or letters. */
export const skills = ['recognize', 'produce'] as const;
export type Skill = (typeof skills)[number];

/** Of items: questions about a text with its meaning. */
const itemFormats = [
  'choose-meaning',
  'listen-and-choose',
  'match',
  'spell',
  'type-meaning',
  'cloze',
  'choose-form',
  'listen-and-type',
  'build',
  'type-cloze',
  'type-form',
] as const;
/** Of skills (kind `skill`), whose questions are made up anew each time: a form to choose or type, a sentence to say. */
export const drillFormats = ['drill-choose', 'drill-type', 'drill-say'] as const;
export type DrillFormat = (typeof drillFormats)[number];
export const isDrillFormat = (format: string): format is DrillFormat =>
  drillFormats.some((one) => one === format);
export const formats = [...itemFormats, ...drillFormats] as const;
export type ItemFormat = (typeof itemFormats)[number];
export type Format = (typeof formats)[number];

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

/** "1. easy 2. simple" as "easy; simple". */
const withoutListNumbers = (gloss: string): string =>
  gloss.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '').replace(/[;,]?\s+\d{1,2}[.)]\s+(?=\p{L})/gu, '; ');

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
  const variants = meaningsOf(withoutListNumbers(gloss)).flatMap((word) => [
    word,
    `a ${word}`,
    `an ${word}`,
    `the ${word}`,
    `to ${word}`,
  ]);
  const numbers = kind === 'number' ? numberWords(gloss) : [];
  return [...new Set([gloss, ...variants, ...acceptedGlosses, ...numbers])];
}

/** Accepted Georgian answers: the form, and what the author accepts. Pronouns are optional (georgian/sentence.ts). */
const acceptedForms = ({ form, acceptedForms: others = [] }: StudyItem): readonly string[] => [
  form,
  ...others,
];

/**
 * The example with a gap for the item; null unless it is translated, and a form of the item is exactly one word of it.
 */
function clozeOf(item: StudyItem): { readonly sentence: string; readonly missing: string } | null {
  const { example, form } = item;
  if (!example || example.gloss === '') return null;
  const words = example.form.split(/([ა-ჰ-]+)/u);
  const [gap] = (isOwnItem(item) ? ownForms(form) : [form]).flatMap((missing) => {
    const index = words.indexOf(missing);
    return index === -1 || words.indexOf(missing, index + 1) !== -1 ? [] : [{ index, missing }];
  });
  return gap ? { sentence: words.with(gap.index, '___').join(''), missing: gap.missing } : null;
}

const pairOf = ({ form }: StudyItem) => ejectivePairs.find((pair) => pair.some((letter) => letter === form));

const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** One right answer where an own word lists several, preferably one that Georgian keys can type. */
function oneForm(item: StudyItem): string {
  if (!isOwnItem(item)) return item.form;
  const forms = ownForms(item.form);
  return forms.find((form) => !hasLatin(form)) ?? forms[0] ?? item.form;
}

/** What decides about the formats beside the item. */
export interface FormatContext {
  /** Its clip exists. */
  readonly hasClip: boolean;
  /** Pairs such as კ/ქ whose difference the clips carry. */
  readonly audibleContrasts: readonly string[];
  /** The learner does not want to type. */
  readonly chooseOnly: boolean;
  /** Number of the item among those that are introduced together: they begin with different formats. */
  readonly turn?: number | undefined;
}

/** Formats that an item can be asked in alone, easier ones first. */
export function formatsOf(item: StudyItem, skill: Skill, context: FormatContext): readonly Format[] {
  const heard = <F extends Format>(format: F) => (context.hasClip ? [format] : []);
  const typed = <F extends Format>(format: F, isPossible = true) =>
    isPossible && !context.chooseOnly ? [format] : [];
  const form = oneForm(item);
  if (item.kind === 'skill')
    return skill === 'produce' && !context.chooseOnly ? ['drill-type', 'drill-say'] : ['drill-choose'];
  const hasCloze = clozeOf(item) !== null;
  const dictation = typed(
    'listen-and-type',
    context.hasClip && isHeardInFull(form, context.audibleContrasts),
  );
  switch (skill) {
    case 'recognize': {
      const easy: Format[] = ['choose-meaning', ...heard('listen-and-choose')];
      if (item.kind === 'letter' || item.kind === 'phrase' || item.kind === 'idiom') return easy;
      return [...easy, ...(hasCloze ? (['cloze'] as const) : []), ...typed('type-meaning')];
    }
    case 'produce': {
      // A single letter is too short to tell an ejective by ear, whatever the clips carry.
      if (item.kind === 'letter')
        return ['choose-form', ...(pairOf(item) === undefined ? dictation : []), ...typed('type-form')];
      if ((item.kind === 'phrase' || item.kind === 'idiom') && form.includes(' ')) return ['build'];
      // Georgian keys do not type Latin letters.
      const isTypable = !hasLatin(form);
      return [
        'choose-form',
        ...(isTypable ? dictation : []),
        ...typed('type-cloze', hasCloze && isTypable),
        ...typed('type-form', isTypable && !isOpenForm(item)),
      ];
    }
  }
}

/** A word that is typed on the day on which it was met, with the help of a few keys. */
const isSpelled = (form: string) => /^[ა-ჰ]{2,5}$/u.test(form);
/** More tiles are slow to read for a beginner. */
const maxTiles = 5;

/**
 * To recognize an item whose memory is weak: by its meaning or its sound. The second question of a new one is to find it among
 * others, or to put it together from a few words or keys: it was just shown.
 */
function easyFormat(item: StudyItem, reps: number, context: FormatContext): Format {
  const form = oneForm(item);
  const words = form.split(' ').length;
  const given: Format[] = ['choose-meaning', ...(context.hasClip ? (['listen-and-choose'] as const) : [])];
  const isBuilt = item.kind === 'phrase' && words > 1 && words <= maxTiles;
  const isTyped = item.kind !== 'letter' && isSpelled(form) && !context.chooseOnly;
  const found: Format[] = [
    ...(words > 1 ? [] : (['choose-form'] as const)),
    ...(isBuilt ? (['build'] as const) : []),
    ...(isTyped ? (['spell'] as const) : []),
  ];
  const turn = context.turn ?? seedOf(item.id);
  const pick = (from: readonly Format[], index: number) => from[index % from.length] ?? 'choose-meaning';
  if (reps === minReps - 1 && found.length > 0) return pick(found, Math.floor(turn / 2));
  return pick(given, turn + reps);
}

/** Stability in days from which all formats are used to recognize an item. */
const hardFormatDays = 5;

/**
 * The format of a card's next question, another one each time. To recognize: easier ones while its memory is weak. To
 * produce: an item was met three times before, and is written, if the learner types; after a mistake the form is chosen.
 */
export function nextFormat(
  item: StudyItem,
  skill: Skill,
  { stability, reps }: { readonly stability: number; readonly reps: number },
  context: FormatContext,
): Format {
  const all = formatsOf(item, skill, context);
  const isForgotten = reps > 0 && stability < minStability && item.kind !== 'skill';
  const written = all.filter((format) => format !== 'choose-form');
  if (item.kind !== 'skill' && skill === 'recognize' && stability < hardFormatDays)
    return easyFormat(item, reps, context);
  const allowed =
    skill === 'recognize' ? all : written.length === 0 || isForgotten ? all.slice(0, 1) : written;
  // Letters are all written from the same day on: by ear, or for their sound.
  const from = skill === 'produce' && item.kind === 'letter' ? seedOf(item.id) : 0;
  return allowed[(from + reps) % allowed.length] ?? 'choose-meaning';
}

const inOrder = (words: readonly string[]) => words.toSorted().join(' ');
/** Other right orders of the words of a form; of an own word, the other forms that it lists. */
const otherOrders = (words: readonly string[], item: StudyItem) =>
  (item.acceptedForms ?? [])
    .map((form) => form.split(' '))
    .filter((order) => isOwnItem(item) || inOrder(order) === inOrder(words));

/** The pictures of items by their meanings. */
export const imagesOf = (items: readonly StudyItem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap((item) => (item.image === undefined ? [] : [[shownGloss(item), item.image]])),
  );

/** No pool, as where a response is judged. */
const noOptions: OptionSource = { pool: [] };

/**
 * The question for an item in a format. Options come from the pool, in the order of the seed. Whether a response is
 * right does not depend on them: the server checks responses without.
 */
export function questionOf(
  item: StudyItem,
  format: ItemFormat,
  source: OptionSource = noOptions,
  seed = 0,
): ExerciseItem {
  const base = { id: `review.${format}.${item.id}`, teaches: [item.id] };
  /** Only for formats with options: the pool is most of the course. */
  const optionsOf = (textOf: (one: StudyItem) => string) =>
    shuffle(
      [item, ...wrongItems(item, source, format === 'listen-and-choose', seedAt(seed, 0))].map(textOf),
      seedAt(seed, 1),
    );
  const gloss = shownGloss(item);
  const { verbPronouns, forms: answerForms } = item;
  const grammar = { ...(verbPronouns && { verbPronouns }), ...(answerForms && { forms: answerForms }) };
  const meanings = () => optionsOf(shownGloss);
  const forms = () => optionsOf(({ form }) => form);
  const isLetter = item.kind === 'letter';
  /** The item among others that a picture shows, too, in the order of the seed; null if it is asked without pictures. */
  const pictured = () => {
    const others = picturedWrongItems(item, source, format === 'listen-and-choose', seedAt(seed, 0));
    return others && shuffle([item, ...others], seedAt(seed, 1));
  };
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
    case 'listen-and-choose': {
      const shown = pictured();
      if (shown)
        return {
          ...base,
          kind: 'choice',
          prompt: 'Listen: which picture is it?',
          sound: item.clip,
          options: shown.map(shownGloss),
          answer: gloss,
          images: imagesOf(shown),
        };
      return {
        ...base,
        kind: 'choice',
        prompt: isLetter ? 'Which letter do you hear?' : 'Listen: what does it mean?',
        sound: item.clip,
        options: isLetter ? forms() : meanings(),
        answer: isLetter ? item.form : gloss,
      };
    }
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
        sentence: clozeOf(item)?.sentence ?? '___',
        options: forms(),
        answers: [item.form],
        ...(item.example && { translation: shownGloss(item.example) }),
      };
    case 'choose-form': {
      const shown = pictured();
      if (shown && item.image !== undefined)
        return {
          ...base,
          kind: 'choice',
          prompt: 'How do you say this in Georgian?',
          picture: { kind: 'image', value: item.image, alt: gloss },
          options: shown.map(({ form }) => form),
          answer: item.form,
        };
      return {
        ...base,
        kind: 'choice',
        prompt: isLetter ? `Which letter is ${item.soundText ?? item.gloss}?` : `How do you say “${gloss}”?`,
        options: forms(),
        answer: item.form,
      };
    }
    case 'listen-and-type':
      return {
        ...base,
        kind: 'type-answer',
        prompt: isLetter ? 'Type the letter that you hear.' : 'Type what you hear.',
        sound: item.clip,
        answers: [item.form],
      };
    case 'type-cloze':
      return {
        ...base,
        kind: 'fill-blank',
        prompt: `Write the missing word: “${gloss}”.`,
        sentence: clozeOf(item)?.sentence ?? '___',
        answers: [clozeOf(item)?.missing ?? item.form],
        ...grammar,
        ...(item.example && { translation: shownGloss(item.example) }),
      };
    case 'spell':
      return {
        ...base,
        kind: 'type-answer',
        prompt: `Type “${gloss}” in Georgian. These keys have all of its letters.`,
        ...pictureBeside(item),
        answers: acceptedForms(item),
        keys: someLetters(item, source, seed),
      };
    case 'type-form':
      return {
        ...base,
        kind: 'type-answer',
        prompt: isLetter
          ? `Type the letter for ${item.soundText ?? item.gloss}.`
          : `Type “${gloss}” in Georgian.`,
        ...pictureBeside(item),
        answers: acceptedForms(item),
        ...grammar,
      };
    case 'build': {
      const words = oneForm(item).split(' ');
      return {
        ...base,
        kind: 'order',
        sentence: true,
        prompt: `Put the words in order: “${gloss}”`,
        items: words,
        extraItems: extraTiles(item, words, wrongItems(item, source, false, seedAt(seed, 0))),
        otherOrders: otherOrders(words, item),
      };
    }
  }
}
