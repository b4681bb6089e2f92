/** Links in answers: only to pages of Ena, as a language model may have been made to write any other address. */
import { pages } from '@ena/contract/pages';
import { lessons, levels, quizzes } from '@ena/course/catalog';

const linkedPaths: ReadonlySet<string> = new Set([
  ...pages.filter((page) => !('embeddedOnly' in page)).map(({ path }) => path),
  ...levels.map(({ path }) => path),
  ...lessons.map(({ path }) => path),
  ...quizzes.flatMap(({ paths }) => paths),
]);
const tokenPaths: ReadonlySet<string> = new Set(
  pages.filter((page) => 'readsToken' in page).map(({ path }) => path),
);
const placeholderOrigin = 'http://ena.invalid';

/**
 * The address within Ena that a link leads to, resolved as the browser would, relative to the origin of this page; null
 * if it is no known page. Of its query only a tab of the settings is kept, and no hash that may be a token: to open it would
 * confirm an address, for example, that someone else has chosen.
 */
export function pathOfLink(address: string, origin: string): string | null {
  if (!URL.canParse(address, placeholderOrigin)) return null;
  const link = new URL(address, placeholderOrigin);
  if (link.origin !== placeholderOrigin && link.origin !== origin) return null;
  if (!linkedPaths.has(link.pathname)) return null;
  const query = link.pathname === '/settings' ? (/^\?tab=[a-z]+$/u.exec(link.search)?.[0] ?? '') : '';
  const hash = tokenPaths.has(link.pathname) ? '' : link.hash;
  return link.pathname + query + hash;
}
