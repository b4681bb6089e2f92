import type { ExerciseKind } from '@ena/domain/exercise/model';

export interface ExpectedExercise {
  readonly title: string;
  readonly kind: ExerciseKind;
  readonly size: number;
}

export interface ExpectedSection {
  readonly id: string;
  readonly title: string;
  readonly size: number;
}

const five = (title: string, kind: ExerciseKind): ExpectedExercise => ({ title, kind, size: 5 });

/** The exercises of each lesson page, by lesson id, in order (document 2, sections 2 and 9; BEG-21 and on). */
export const expectedExercises: Readonly<Record<string, readonly ExpectedExercise[]>> = {
  alphabet: [
    five('Letter Matching', 'choice'),
    five('Letter Recognition', 'choice'),
    five('Letter Writing', 'type-answer'),
  ],
  'basic-vocabulary': [
    five('Word Matching', 'choice'),
    five('Translation Practice', 'choice'),
    five('Fill in the Blank', 'fill-blank'),
  ],
};

const eight = (id: string, title: string): ExpectedSection => ({ id, title, size: 8 });

/** The categories of words of each lesson page, by lesson id, in order (document 2, section 2; BEG-22 and on). */
export const expectedSections: Readonly<Record<string, readonly ExpectedSection[]>> = {
  'basic-vocabulary': [
    eight('greetings', 'Greetings'),
    eight('people', 'People'),
    eight('objects', 'Common Objects'),
    eight('actions', 'Actions'),
    eight('adjectives', 'Adjectives'),
  ],
};
