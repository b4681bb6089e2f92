import { learnerPaths } from 'virtual:ena-contract';
import { courseTitleAt } from '../../billing/courseTitle.ts';

/** Names the page that a path leads to, if only signed-in people may open it: 'the page “Numbers”'. */
export function guardedPageName(path: string): string | null {
  const title = courseTitleAt(path);
  if (title) return `“${title}”`;
  const page = learnerPaths.find((other) => other === path.split(/[?#]/u)[0]);
  return page ? `your ${page.slice(1).replaceAll('-', ' ')}` : null;
}
