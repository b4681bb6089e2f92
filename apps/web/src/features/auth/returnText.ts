import { learnerPaths } from 'virtual:ena-contract';
import { courseTitleAt } from '../../billing/courseTitle.ts';

/** Names the page that a path leads to, if only signed-in people may open it: '“Numbers”', 'your settings'. */
export function guardedPageName(path: string): string | null {
  const title = courseTitleAt(path);
  if (title) return `“${title}”`;
  const page = learnerPaths.find((other) => other === path.split(/[?#]/u)[0]);
  if (page === '/today') return 'today’s session';
  if (path.startsWith('/words/')) return 'the word packs';
  return page ? `your ${page.slice(1).replaceAll('-', ' ')}` : null;
}
