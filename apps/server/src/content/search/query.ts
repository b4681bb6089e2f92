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

/** Returns the results of a query for a viewer. */
export type Search = (query: string, viewer: Viewer) => Found[];

/** The result for a hit, without anything that the viewer may not see: of a hidden one only its container. */
function toFound({ entry, within, access, hidden }: SearchHit, hasClip: (name: string) => boolean): Found {
  const { id, kind, title, form, path } = entry;
  const isAudible = access === 'open' && kind === 'word' && form !== null && hasClip(form);
  return {
    id,
    kind,
    title,
    form,
    // Marked romanization only where sounds are taught: on letters (decision D32).
    romanization: form === null ? null : romanize(form, form.length === 1 ? 'marked' : 'plain'),
    within: within?.title ?? null,
    path,
    lock: access === 'open' ? null : access,
    hidden,
    clip: isAudible ? form : null,
  };
}

/** The search over these entries. `hasClip`: whether a text has an audio clip. */
export function createSearch(entries: readonly SearchEntry[], hasClip: (name: string) => boolean): Search {
  const index = createIndex(entries);
  return (query, viewer) => {
    const counts = new Map<EntryKind, number>();
    const limited = findEntries(index, query, viewer).filter(({ entry: { kind } }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= maxPerKind[kind];
    });
    return limited.map((hit) => toFound(hit, hasClip));
  };
}
