/** The exercises of a lesson as served: those of its author with generated items, and its dictation. */
import type { ExerciseItem } from '../exercise/kinds.ts';
import type { Exercise, ExerciseSource } from '../exercise/model.ts';
import { dictationOf } from './dictation.ts';
import { practiceOfSection, type SectionSource } from '../lesson/kinds.ts';
import type { WordSource } from '../lesson/word.ts';
import { type Entries, generateItems, type WordEntry } from './templates.ts';

interface Source {
  readonly id: string;
  readonly sections: readonly SectionSource[];
  readonly exercises: readonly ExerciseSource[];
}

/** The first of several meanings. */
const mainMeaning = (gloss: string): string => gloss.split(';')[0]?.trim() ?? '';
const withoutBracket = (meaning: string): string => meaning.replace(/ \(.*/u, '');

/** The words of groups, each with its main meaning: with a bracket only where another word means the same without. */
function wordEntries(
  groups: readonly { readonly id: string; readonly words: readonly WordSource[] }[],
): WordEntry[] {
  const words = groups.flatMap((group) => group.words.map((word) => ({ ...word, group: group.id })));
  const meanings = words.map(({ gloss }) => withoutBracket(mainMeaning(gloss)));
  return words.map((word, index) => {
    const meaning = meanings[index] ?? '';
    const isUnique = meanings.indexOf(meaning) === meanings.lastIndexOf(meaning);
    return { ...word, meaning: isUnique ? meaning : mainMeaning(word.gloss) };
  });
}

function entriesOf(sections: readonly SectionSource[]): Entries {
  const taught = sections.map((section) => ({ id: section.id, ...practiceOfSection(section) }));
  return {
    words: wordEntries(taught),
    letters: taught.flatMap(({ id, letters }) =>
      letters.map((letter) => ({ ...letter, gloss: '', group: id })),
    ),
  };
}

/**
 * The exercise with an item for each entry that its template fits, in the order in which the lesson shows them, so that
 * a first run asks for what a newcomer has just seen. A run has as many items as the author wrote.
 */
function fillPool({ template, ...exercise }: ExerciseSource, entries: Entries): Exercise {
  if (template === undefined) return exercise;
  const { id, items, draw = items.length } = exercise;
  // The author may ask for a letter by its spelling and for a spelling by its letter, in one exercise.
  const isAsked = (one: ExerciseItem) =>
    items.some(
      ({ teaches, display }) =>
        display === one.display && teaches.some((taught) => one.teaches.includes(taught)),
    );
  const generated = generateItems(template, id, entries).filter((item) => !isAsked(item));
  const ids = [...entries.words, ...entries.letters].map((entry) => entry.id);
  const positionOf = ({ teaches }: ExerciseItem) => ids.indexOf(teaches[0] ?? '');
  const inOrder = [...items, ...generated].toSorted((one, other) => positionOf(one) - positionOf(other));
  return { ...exercise, draw, items: inOrder };
}

/** Exercises about phrases by theme. */
export function practiceOfPhrases(
  themes: readonly { readonly id: string; readonly phrases: readonly WordSource[] }[],
  exercises: readonly ExerciseSource[],
): Exercise[] {
  const words = wordEntries(themes.map(({ id, phrases }) => ({ id, words: phrases })));
  return exercises.map((exercise) => fillPool(exercise, { words, letters: [] }));
}

/** The exercises of a page's practice menu. */
export function practiceOf({ id, sections, exercises }: Source): Exercise[] {
  const entries = entriesOf(sections);
  return [...exercises.map((exercise) => fillPool(exercise, entries)), ...dictationOf(id, entries.words)];
}
