import type { UIMatch } from 'react-router';

/** Metadata of a route's page: for the document title, search engines and link previews. */
export interface PageHandle {
  readonly title: string | ((data: unknown) => string);
  readonly description?: string | ((data: unknown) => string);
  /** JSON-LD for search engines, in the vocabulary of schema.org. */
  readonly structuredData?: object;
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The title of a page that shows a unit or a level of the course, once its data is loaded. */
export const unitTitle = (fallback: string) => (data: unknown) => {
  const title = property(property(data, 'unit') ?? property(data, 'level'), 'title');
  return `${typeof title === 'string' ? title : fallback} · Ena`;
};

/** The title and description of the innermost matched route that has them. */
export function getPageMetadata(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[]) {
  const match = matches.findLast(({ handle }) => isHandle(handle));
  if (!match || !isHandle(match.handle)) return { title: 'Ena: learn Georgian' };
  const { title, description, structuredData } = match.handle;
  return {
    title: typeof title === 'string' ? title : title(match.loaderData),
    description: typeof description === 'function' ? description(match.loaderData) : description,
    structuredData,
  };
}
