/** Questions that train a learner to tell two letters apart. */
import type { ChoiceItem } from '../exercise/kinds/choice.ts';
import { ejectivePairs, typesetLatin } from '../georgian/letters.ts';
import { romanize } from '../georgian/romanize.ts';
import type { LetterPair } from './confusions.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

/** Questions of one drill; the page draws them from all. */
export const drillLength = 10;
/** Words for each of the two letters. */
const maxWords = 8;
/** A long word takes long to read, and a short one is hardly a word. */
const [minLength, maxLength] = [3, 9];

type Word = Pick<StudyItem, 'id' | 'form' | 'gloss'>;

/** The words of the course, and the examples of its letters, each form once. */
function wordsOf(items: readonly StudyItem[]): readonly Word[] {
  const words = items.flatMap(({ kind, id, form, gloss, example }): Word[] => {
    if (kind === 'letter' && example) return [{ ...example, id }];
    return kind === 'word' ? [{ id, form, gloss }] : [];
  });
  const byForm = new Map(words.toReversed().map((word) => [word.form, word]));
  return words.filter((word) => byForm.get(word.form) === word);
}

/** Words with one of two letters, once, and without the other one. */
const wordsWith = (words: readonly Word[], letter: string, other: string): readonly Word[] =>
  words
    .filter(
      ({ form }) =>
        /^[ა-ჰ]+$/u.test(form) &&
        form.length >= minLength &&
        form.length <= maxLength &&
        form.split(letter).length === 2 &&
        !form.includes(other),
    )
    .slice(0, maxWords);

/**
 * The questions for a pair, of what the learner may open: which letter has a sound, which one a word has, which one is
 * missing in it, and which one is heard. An ejective and its aspirate are only distinguished by ear in `earTraining`, the
 * items whose clips were measured; each of these names its contrast.
 */
export function letterDrill(
  letters: LetterPair,
  items: readonly StudyItem[],
  earTraining: readonly ChoiceItem[],
  hasClip: (item: StudyItem) => boolean,
): readonly ChoiceItem[] {
  const ejectives = ejectivePairs.find((pair) => pair.join() === letters.join());
  const known = items.filter(({ kind, form }) => kind === 'letter' && letters.includes(form));
  if (known.length < 2) return [];
  const explanation = letters
    .map((letter) => `${letter}: ${known.find(({ form }) => form === letter)?.note ?? ''}`)
    .join(' ');
  const question = (id: string, answer: string, rest: Pick<ChoiceItem, 'prompt' | 'display' | 'sound'>) =>
    ({
      kind: 'choice',
      id: `drill.${letters.join('')}.${id}`,
      teaches: [],
      options: letters,
      answer,
      explanation,
      ...rest,
    }) satisfies ChoiceItem;
  const ofLetters = known.flatMap((item) => [
    question(`sound.${item.id}`, item.form, {
      prompt: `Which letter is ${typesetLatin(item.soundText ?? item.gloss)}?`,
    }),
    ...(ejectives === undefined && hasClip(item)
      ? [question(`ear.${item.id}`, item.form, { prompt: 'Which letter do you hear?', sound: item.clip })]
      : []),
  ]);
  const words = wordsOf(items);
  const ofWords = letters.flatMap((letter) => {
    const other = letters.find((one) => one !== letter) ?? letter;
    return wordsWith(words, letter, other).map(({ id, form, gloss }, index) =>
      // By sight alone an ejective is not taken for its aspirate.
      ejectives === undefined && index % 2 === 0
        ? question(`word.${id}`, letter, {
            prompt: 'Which of the two letters is in this word?',
            display: form,
          })
        : question(`gap.${id}`, letter, {
            prompt: `Which letter is missing in ${typesetLatin(romanize(form, 'marked'))}, “${gloss}”?`,
            display: form.replace(letter, '_'),
          }),
    );
  });
  const ofEar = earTraining.filter(({ contrast }) => contrast === ejectives?.join('/'));
  return [...ofLetters, ...ofWords, ...(ejectives ? ofEar : [])];
}
