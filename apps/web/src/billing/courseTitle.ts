import { lessons, levels, quizzes } from '@ena/course/catalog';
import type { CatalogPack } from '@ena/course/packs/packs';
import { safeReturnPath } from '../platform/session.ts';

/**
 * Title of the lesson, quiz, level or pack at an address within Ena; undefined for other pages. `packs` is all packs of words,
 * which only some pages load.
 */
export function courseTitleAt(
  address: string | null,
  packs: readonly Pick<CatalogPack, 'path' | 'title'>[] = [],
): string | undefined {
  const { pathname } = new URL(safeReturnPath(address), 'http://ena.invalid');
  return (
    lessons.find(({ path }) => path === pathname)?.title ??
    quizzes.find(({ paths }) => paths.includes(pathname))?.title ??
    levels.find(({ path }) => path === pathname)?.title ??
    packs.find(({ path }) => path === pathname)?.title ??
    (pathname === '/vocabulary' ? 'Vocabulary' : undefined)
  );
}
