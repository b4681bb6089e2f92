/** What can be kept on the device: a lesson with its quiz, a pack of words, a text. */
import { findLesson, findLevel, findQuiz } from '@ena/course/catalog';
import { findPack } from '@ena/course/packs/packs';
import { findText } from '@ena/course/texts/texts';
import { textIdOf } from '@ena/domain/lesson/readingText';
import { bodyPathOf } from './paths.ts';

export interface KeptUnit {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** The page that lists it. */
  readonly list: { readonly title: string; readonly path: string };
  /** Of the bodies without which it does not open. */
  readonly bodyPaths: readonly string[];
  /** Of all its pages. */
  readonly pagePaths: readonly string[];
}

/** By the id of a lesson, pack or text; undefined for any other. */
export function findKeptUnit(id: string): KeptUnit | undefined {
  const lesson = findLesson(id);
  if (lesson)
    return {
      ...lesson,
      list: findLevel(lesson.level) ?? { title: '', path: '/' },
      bodyPaths: [bodyPathOf('lessons', lesson.id), bodyPathOf('quizzes', lesson.quiz)],
      pagePaths: [lesson.path, ...(findQuiz(lesson.quiz)?.paths ?? [])],
    };
  const pack = findPack(id);
  if (pack)
    return {
      ...pack,
      list: { title: 'Word pack', path: '/words/packs' },
      bodyPaths: [bodyPathOf('packs', id)],
      pagePaths: [pack.path],
    };
  const text = findText(textIdOf(id));
  return (
    text && {
      ...text,
      id,
      list: { title: 'Text', path: '/read' },
      bodyPaths: [bodyPathOf('texts', text.id)],
      pagePaths: [text.path],
    }
  );
}
