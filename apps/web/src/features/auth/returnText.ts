import { pages } from '@ena/contract/pages';
import { courseTitleAt } from '../../billing/courseTitle.ts';

/** Names the page that a path leads to, if only signed-in people may open it: 'the page “Numbers”'. */
export function guardedPageName(path: string): string | null {
  const title = courseTitleAt(path);
  if (title) return `“${title}”`;
  const page = pages.find((other) => other.path === path.split(/[?#]/u)[0]);
  return page && page.gate !== 'public' ? `your ${page.path.slice(1).replaceAll('-', ' ')}` : null;
}
