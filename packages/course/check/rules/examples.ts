/** Words of the course, each taught once, with an example sentence (requirements CONT-02, CONT-05). */
import type { WordSource } from '@ena/domain/lesson/word';
import type { Reference } from '../files.ts';
import { type Course, findProblems, type Problem, findDuplicates } from '../model.ts';
import { pages, wordsIn, wordsOf } from '../walk.ts';

/** The punctuation mark at the end of a sentence; an empty string if there is none. */
export const endMark = (text: string): string => /[.!?]$/u.exec(text)?.[0] ?? '';

/** Length of an example that a beginner can take in, in words. */
const [minWords, maxWords] = [2, 7];

export function checkExamples(course: Course): Problem[] {
  const words = pages(course).flatMap(wordsOf);
  return [
    ...findProblems(
      findDuplicates(words, ({ form }) => form),
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

/** Words that do not occur in their example, in any form that the reference's paradigms have. */
export const findUnusedWords = (course: Course, lemmas: Reference['lemmas']): Problem[] =>
  findProblems(pages(course).flatMap(wordsOf), ({ form, example }) =>
    example === undefined || wordsIn(example.form).some((word) => isFormOf(word, form, lemmas))
      ? null
      : `is not in its example ${example.form}`,
  );

/** An inflected word is recognized by its first letters; a word that is not longer must occur unchanged. */
const prefixLength = 3;

const isFormOf = (word: string, form: string, lemmas: Reference['lemmas']): boolean =>
  wordsIn(form).some(
    (part) =>
      (part.length > prefixLength ? word.includes(part.slice(0, prefixLength)) : word === part) ||
      [...(lemmas.get(part) ?? [])].some((lemma) => lemmas.get(word)?.has(lemma) === true),
  );
