/** Words of the course, each taught once, and the sentences that show them in use (requirements CONT-02, CONT-05; design of the content). */
import type { WordSource } from '@ena/domain/lesson/model';
import type { Reference } from '../files.ts';
import { type Course, faults, type Problem, repeated } from '../model.ts';
import { pages, wordsIn, wordsOf } from '../walk.ts';

/** The mark that ends a sentence; empty where there is none. */
export const endMark = (text: string): string => /[.!?]$/u.exec(text)?.[0] ?? '';

/** A beginner can take in so many words at once. */
const [fewestWords, mostWords] = [2, 7];

export function examples(course: Course): Problem[] {
  const words = pages(course).flatMap(wordsOf);
  return [
    ...faults(
      repeated(words, ({ form }) => form),
      ({ form }) => `teaches ${form} again`,
    ),
    ...faults(words, wrongSentence),
  ];
}

function wrongSentence({ form, example }: WordSource): string | null {
  if (endMark(form) !== '') return 'is a word that ends like a sentence';
  if (example === undefined) return 'has no example';
  const mark = endMark(example.form);
  if (mark === '') return 'has an example without a mark at its end';
  if (mark !== endMark(example.gloss)) return 'has an example that ends unlike its translation';
  const size = example.form.split(' ').length;
  return size < fewestWords || size > mostWords ? `has an example of ${size} words` : null;
}

/** Words whose example does not contain them, in this form or another (by the reference's paradigms). */
export const unusedWords = (course: Course, lemmas: Reference['lemmas']): Problem[] =>
  faults(pages(course).flatMap(wordsOf), ({ form, example }) =>
    example === undefined || wordsIn(example.form).some((word) => isFormOf(word, form, lemmas))
      ? null
      : `is not in its example ${example.form}`,
  );

/** So many letters of its beginning keep a word recognizable; a shorter word must be there whole. */
const rootLetters = 3;

const isFormOf = (word: string, form: string, lemmas: Reference['lemmas']): boolean =>
  wordsIn(form).some(
    (part) =>
      (part.length > rootLetters ? word.includes(part.slice(0, rootLetters)) : word === part) ||
      [...(lemmas.get(part) ?? [])].some((lemma) => lemmas.get(word)?.has(lemma) === true),
  );
