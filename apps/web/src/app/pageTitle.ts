import type { UIMatch } from 'react-router';

/** What a route says of its page: for the browser's title, search engines and previews. */
export interface PageHandle {
  readonly title: string | ((data: unknown) => string);
  readonly description?: string;
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The title and description of the innermost matched route that has them. */
export function describeMatches(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[]) {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  if (!match || !isHandle(match.handle)) return { title: 'Ena: learn Georgian' };
  const { title, description } = match.handle;
  return { title: typeof title === 'string' ? title : title(match.loaderData), description };
}
