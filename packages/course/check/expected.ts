import type { ExerciseKind } from '@ena/domain/exercise/model';

export interface ExpectedExercise {
  readonly title: string;
  readonly kind: ExerciseKind;
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
};
