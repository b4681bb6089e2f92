import type { Found } from '@ena/contract/search';
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { romanize } from '@ena/domain/georgian/romanize';
import {
  createIndex,
  type EntryKind,
  findEntries,
  type SearchEntry,
  type SearchHit,
} from '@ena/domain/search/search';

/** Maximum number of results of each kind: about one screen in all. */
const maxPerKind: Readonly<Record<EntryKind, number>> = {
  lesson: 6,
  section: 6,
  word: 10,
  quiz: 4,
  tip: 4,
  page: 4,
};

/** Pages that redirect whoever is signed in. */
const visitorPaths: ReadonlySet<string> = new Set(['/login', '/signup']);

/** Queries up to this length match most of the course, and everybody types them first. */
const maxCachedLength = 2;
/** There are about 4,000 of Georgian and Latin letters and digits. */
const maxCached = 5000;

/** Returns the results of a query for a viewer. */
export type Search = (query: string, viewer: Viewer) => readonly Found[];

/** The result for a hit, without anything that the viewer may not see: of a hidden one only its container. */
function toFound(
  { entry, within, access, requiredAccess, hidden }: SearchHit,
  hasClip: (name: string) => boolean,
): Found {
  const { id, kind, title, form, path } = entry;
  const isAudible = access === 'open' && kind === 'word' && form !== null && hasClip(form);
  return {
    id,
    kind,
    title,
    form,
    romanization: form === null ? null : romanize(form),
    explanation: null,
    within: within?.title ?? null,
    path,
    // Premium is named at once to a visitor, who has to log in first.
    lock: access === 'open' ? null : requiredAccess === 'premium' ? 'subscribe' : access,
    hidden,
    clip: isAudible ? form : null,
  };
}

/**
 * The search over these entries. `hasClip`: whether a text has an audio clip. Results depend only on the entries and on
 * what the viewer may open, so that results of short queries are cached.
 */
export function createSearch(entries: readonly SearchEntry[], hasClip: (name: string) => boolean): Search {
  const index = createIndex(entries);
  const find: Search = (query, viewer) => {
    const counts = new Map<EntryKind, number>();
    const limited = findEntries(index, query, viewer).filter(({ entry: { kind, path } }) => {
      if (viewer !== null && visitorPaths.has(path)) return false;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= maxPerKind[kind];
    });
    return limited.map((hit) => toFound(hit, hasClip));
  };
  const cache = new Map<string, readonly Found[]>();
  return (query, viewer) => {
    if (query.length > maxCachedLength) return find(query, viewer);
    const key = `${viewer === null ? 'visitor' : viewer.entitled} ${query}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const found = find(query, viewer);
    if (cache.size >= maxCached) cache.clear();
    cache.set(key, found);
    return found;
  };
}
