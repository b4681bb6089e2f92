/** Every lesson and quiz that is written. A new unit is one line here and `written` in the catalog. */
import type { Lesson, LessonSource } from '@ena/domain/lesson/model';
import type { Quiz } from '@ena/domain/quiz/model';
import { alphabet } from './beginner/alphabet.ts';
import { basicVocabulary } from './beginner/basic-vocabulary.ts';
import { quizAlphabet } from './beginner/quiz-alphabet.ts';
import { quizVocabulary } from './beginner/quiz-vocabulary.ts';
import { lessonBody } from './body.ts';

/** Lessons as their authors wrote them; for the content check. */
export const lessonSources: readonly LessonSource[] = [alphabet, basicVocabulary];
const quizSources: readonly Quiz[] = [quizAlphabet, quizVocabulary];

/** Bodies as served, by catalog id. */
export const lessonBodies: ReadonlyMap<string, Lesson> = new Map(
  lessonSources.map((source) => [source.id, lessonBody(source)]),
);
export const quizBodies: ReadonlyMap<string, Quiz> = new Map(quizSources.map((quiz) => [quiz.id, quiz]));
