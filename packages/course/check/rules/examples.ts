/** Words of the course, each taught once, with an example sentence (requirements CONT-02, CONT-05). */
import type { WordSource } from '@ena/domain/lesson/word';
import type { Reference } from '../files.ts';
import { keysOfItem, keysOfText } from '../lemmas.ts';
import { type Course, findProblems, type Problem, findDuplicates } from '../model.ts';
import { pages, wordsIn, wordsOf } from '../walk.ts';

/** The punctuation mark at the end of a sentence; an empty string if there is none. */
export const endMark = (text: string): string => /[.!?]$/u.exec(text)?.[0] ?? '';

/** Length of an example that a beginner can take in, in words. */
const [minWords, maxWords] = [2, 7];

/** Words of one form with meanings that have nothing in common: "sister" and "and", "white" and a coin. */
const homonyms: ReadonlySet<string> = new Set(['და', 'თეთრი']);

export function checkExamples(course: Course): Problem[] {
  const words = pages(course).flatMap(wordsOf);
  return [
    ...findProblems(
      findDuplicates(
        words.filter(({ form }) => !homonyms.has(form)),
        ({ form }) => form,
      ),
      ({ form }) => `teaches ${form} again`,
    ),
    ...findProblems(words, findExampleProblem),
  ];
}

function findExampleProblem({ form, example }: WordSource): string | null {
  if (endMark(form) !== '') return 'is a word that ends like a sentence';
  if (example === undefined) return 'has no example';
  const mark = endMark(example.form);
  if (mark === '') return 'has an example without a mark at its end';
  if (mark !== endMark(example.gloss)) return 'has an example that ends unlike its translation';
  const size = example.form.split(' ').length;
  return size < minWords || size > maxWords ? `has an example of ${size} words` : null;
}

/** Words that do not occur in their example, in any form that the reference's paradigms or the grammar engine have. */
export const findUnusedWords = (course: Course, lemmas: Reference['lemmas']): Problem[] =>
  findProblems(pages(course).flatMap(wordsOf), (word) => {
    const { form, example } = word;
    return example === undefined ||
      wordsIn(example.form).some((one) => isFormOf(one, form, lemmas)) ||
      isReadIn(word, example.form)
      ? null
      : `is not in its example ${example.form}`;
  });

/** Whether a form of the word or of its verb is in a text: გაქცევა is in "კატა გაიქცა". */
function isReadIn(word: WordSource, text: string): boolean {
  const keys = new Set(keysOfItem(word));
  return keysOfText(text).some((key) => keys.has(key));
}

/** An inflected word is recognized by its first letters; a word that is not longer must occur unchanged. */
const prefixLength = 3;

const isFormOf = (word: string, form: string, lemmas: Reference['lemmas']): boolean =>
  wordsIn(form).some(
    (part) =>
      (part.length > prefixLength ? word.includes(part.slice(0, prefixLength)) : word === part) ||
      [...(lemmas.get(part) ?? [])].some((lemma) => lemmas.get(word)?.has(lemma) === true),
  );
