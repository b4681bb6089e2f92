import type { UIMatch } from 'react-router';

/** What a route says of its page: for the browser's title, search engines and previews. */
export interface PageHandle {
  readonly title: string | ((data: unknown) => string);
  readonly description?: string;
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

const titled = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
    ? value.title
    : undefined;

/** The title of a page that draws a unit of the course: the unit's own, once it is loaded. */
export const unitTitle = (fallback: string) => (data: unknown) => {
  const loaded = typeof data === 'object' && data !== null ? data : {};
  const unit = 'unit' in loaded ? loaded.unit : 'level' in loaded ? loaded.level : undefined;
  const quiz = 'quiz' in loaded && typeof loaded.quiz === 'object' ? loaded.quiz : null;
  return `${titled(unit) ?? titled(quiz && 'unit' in quiz ? quiz.unit : undefined) ?? fallback} · Ena`;
};

/** The title and description of the innermost matched route that has them. */
export function describeMatches(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[]) {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  if (!match || !isHandle(match.handle)) return { title: 'Ena: learn Georgian' };
  const { title, description } = match.handle;
  return { title: typeof title === 'string' ? title : title(match.loaderData), description };
}
