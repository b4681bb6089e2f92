import { lessons, levels, quizzes } from '@ena/course/catalog';
import { safeReturnPath } from '../platform/session.ts';

/** Title of the lesson, quiz or level at an address within Ena; undefined for other pages. */
export function courseTitleAt(address: string | null): string | undefined {
  const { pathname } = new URL(safeReturnPath(address), 'http://ena.invalid');
  return (
    lessons.find(({ path }) => path === pathname)?.title ??
    quizzes.find(({ paths }) => paths.includes(pathname))?.title ??
    levels.find(({ path }) => path === pathname)?.title ??
    (pathname === '/vocabulary' ? 'Vocabulary' : undefined)
  );
}
