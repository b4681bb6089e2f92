import type { UIMatch } from 'react-router';

/** What a route says of its page: for the browser's title, search engines and previews. */
export interface PageHandle {
  readonly title: string | ((data: unknown) => string);
  readonly description?: string;
  /** What search engines are told in their own words, as schema.org has it. */
  readonly structuredData?: object;
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The title of a page that draws a unit or a level of the course, once it is loaded. */
export const unitTitle = (fallback: string) => (data: unknown) => {
  const title = property(property(data, 'unit') ?? property(data, 'level'), 'title');
  return `${typeof title === 'string' ? title : fallback} · Ena`;
};

/** The title and description of the innermost matched route that has them. */
export function describeMatches(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[]) {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  if (!match || !isHandle(match.handle)) return { title: 'Ena: learn Georgian' };
  const { title, description, structuredData } = match.handle;
  return {
    title: typeof title === 'string' ? title : title(match.loaderData),
    description,
    structuredData,
  };
}
