/** The templates of generated items. Each asks like the items that its author wrote for the exercise. */
import { pictureBeside } from '../exercise/item.ts';
import type { ChoiceItem } from '../exercise/kinds/choice.ts';
import type { TypeAnswerItem } from '../exercise/kinds/typeAnswer.ts';
import type { TemplateName } from '../exercise/model.ts';
import { romanize } from '../georgian/romanize.ts';
import { type LetterSource, soundOf } from '../lesson/letter.ts';
import type { WordSource } from '../lesson/word.ts';
import { chooseDistractors, type PracticeEntry } from './distractors.ts';

export type WordEntry = PracticeEntry &
  Pick<WordSource, 'note' | 'picture'> & {
    /** Its meaning as prompts and options name it. */
    readonly meaning: string;
  };
export type LetterEntry = PracticeEntry & Pick<LetterSource, 'sound' | 'keyword' | 'lookAlikes'>;

type Base = 'kind' | 'id' | 'teaches';
type Choice = Omit<ChoiceItem, Base | 'options'>;
type Typed = Omit<TypeAnswerItem, Base>;

type Template<Entry extends PracticeEntry> =
  /** `text`: what the options are. `lookAlikes`: forms that are good distractors. */
  | {
      readonly kind: 'choice';
      readonly text: (entry: Entry) => string;
      readonly ask: (entry: Entry) => Omit<Choice, 'answer'> | null;
      /** What pictures replace where the entry and all options have one: the English of the prompt, or the options. */
      readonly pictured?: 'prompt' | 'options';
      readonly lookAlikes?: (entry: Entry) => readonly string[] | undefined;
    }
  | { readonly kind: 'type-answer'; readonly ask: (entry: Entry) => Typed | null };

const isNumber = ({ gloss }: PracticeEntry) => /^\d+$/u.test(gloss);
const isSentence = ({ form }: PracticeEntry) => /[.?!]$/u.test(form);
const formOf = ({ form }: PracticeEntry): string => form;

const wordTemplates = {
  meaning: {
    kind: 'choice',
    text: ({ meaning }) => meaning,
    pictured: 'options',
    ask: (entry) => ({
      prompt: `What does this ${isSentence(entry) ? 'phrase' : 'word'} mean?`,
      display: entry.form,
    }),
  },
  translation: {
    kind: 'choice',
    text: formOf,
    pictured: 'prompt',
    ask: (entry) => ({
      prompt: `What is ${isNumber(entry) ? entry.gloss : `"${entry.meaning}"`} in Georgian?`,
    }),
  },
  spelling: {
    kind: 'type-answer',
    ask: (entry) => ({
      prompt: `Write "${entry.meaning}" in Georgian.`,
      ...pictureBeside(entry),
      answers: [entry.form, ...(entry.acceptedForms ?? [])],
      hint: letterCount(entry.form),
    }),
  },
  number: {
    kind: 'type-answer',
    ask: (entry) =>
      isNumber(entry)
        ? {
            prompt: `Write ${entry.gloss} in Georgian.`,
            answers: [entry.form],
            // What a number is made of, or, as a name of its own has no parts, its shape.
            hint: entry.note ?? letterCount(entry.form),
          }
        : null,
  },
  color: {
    kind: 'choice',
    text: formOf,
    ask: ({ picture }) => (picture?.kind === 'color' ? { prompt: 'Which color is this?', picture } : null),
  },
} satisfies Record<string, Template<WordEntry>>;

/** What a word looks like, without its letters but the first. */
const letterCount = (form: string): string =>
  `It begins with ${form.charAt(0)} and has ${form.replaceAll(/[^ა-ჰ]/gu, '').length} letters.`;

const latinOf = ({ form }: PracticeEntry): string => romanize(form, 'marked');
const lookAlikes = (letter: LetterEntry) => letter.lookAlikes;

const letterTemplates = {
  'letter-to-latin': {
    kind: 'choice',
    text: latinOf,
    lookAlikes,
    ask: ({ form }) => ({ prompt: 'Which sound does this letter have?', display: form }),
  },
  'latin-to-letter': {
    kind: 'choice',
    text: formOf,
    lookAlikes,
    ask: (letter) => ({ prompt: `Which letter is ${soundOf(letter)}?`, sound: letter.form }),
  },
  'letter-typing': {
    kind: 'type-answer',
    ask: (letter) => ({
      prompt: `Type the letter for ${soundOf(letter)}.`,
      sound: letter.form,
      answers: [letter.form],
    }),
  },
} satisfies Record<string, Template<LetterEntry>>;

/** With fewer words that have pictures, the same ones would be the options of each question. */
const minPictured = 6;

/** What a question with pictures has in place of its prompt or options; null if too few entries have pictures. */
function withPictures<Entry extends PracticeEntry>(
  template: Extract<Template<Entry>, { readonly kind: 'choice' }>,
  itemId: string,
  entry: Entry,
  entries: readonly Entry[],
): (Pick<ChoiceItem, 'options'> & Partial<Pick<ChoiceItem, 'prompt' | 'picture' | 'images'>>) | null {
  const images = new Map(
    entries.flatMap((one) => (one.image === undefined ? [] : [[template.text(one), one.image] as const])),
  );
  const { image, gloss } = entry;
  if (template.pictured === undefined || image === undefined || images.size < minPictured) return null;
  const pictured = entries.filter((one) => one.image !== undefined);
  const distractors = chooseDistractors(itemId, entry, pictured, template.text);
  if (!distractors) return null;
  const options = [template.text(entry), ...distractors];
  return template.pictured === 'options'
    ? { options, images: Object.fromEntries(options.map((option) => [option, images.get(option) ?? ''])) }
    : {
        options,
        prompt: 'How do you say this in Georgian?',
        picture: { kind: 'image', value: image, alt: gloss },
      };
}

/** The item of an exercise that asks for an entry; null if the template does not fit it. */
function generate<Entry extends PracticeEntry>(
  template: Template<Entry>,
  exerciseId: string,
  entry: Entry,
  entries: readonly Entry[],
): ChoiceItem | TypeAnswerItem | null {
  const base = { id: `${exerciseId}.${entry.id}`, teaches: [entry.id] };
  if (template.kind === 'type-answer') {
    const question = template.ask(entry);
    return question && { kind: 'type-answer', ...base, ...question };
  }
  const question = template.ask(entry);
  if (!question) return null;
  const pictured = withPictures(template, base.id, entry, entries);
  if (pictured) {
    const { options, ...shown } = pictured;
    return { kind: 'choice', ...base, ...question, options, answer: template.text(entry), ...shown };
  }
  // A question about a color offers colors.
  const alike = entries.filter((other) => template.ask(other) !== null);
  const distractors = chooseDistractors(base.id, entry, alike, template.text, template.lookAlikes?.(entry));
  const answer = template.text(entry);
  return distractors && { kind: 'choice', ...base, ...question, options: [answer, ...distractors], answer };
}

export interface Entries {
  readonly words: readonly WordEntry[];
  readonly letters: readonly LetterEntry[];
}

const isOfLetters = (name: TemplateName): name is keyof typeof letterTemplates => name in letterTemplates;

/** The items that a template makes of all entries that it fits. */
export function generateItems(
  name: TemplateName,
  exerciseId: string,
  { words, letters }: Entries,
): (ChoiceItem | TypeAnswerItem)[] {
  return isOfLetters(name)
    ? letters.flatMap(
        (entry) => generate<LetterEntry>(letterTemplates[name], exerciseId, entry, letters) ?? [],
      )
    : words.flatMap((entry) => generate<WordEntry>(wordTemplates[name], exerciseId, entry, words) ?? []);
}
