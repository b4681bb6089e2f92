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

/** At most so many of each kind are answered: more than a screen of them nobody reads. */
const most: Readonly<Record<EntryKind, number>> = {
  lesson: 6,
  section: 6,
  word: 10,
  quiz: 4,
  tip: 4,
  page: 4,
};

/** Answers queries, each for who asks; `hasClip` says whether a text can be heard. */
export type Search = (query: string, viewer: Viewer) => Found[];

/** Answers what may be known of a hit. Nothing of an entry that is hidden is read here. */
function tell({ entry, within, admission, hidden }: SearchHit, hasClip: (name: string) => boolean): Found {
  const { id, kind, title, form, path } = entry;
  const heard = admission === 'open' && kind === 'word' && form !== null && hasClip(form);
  return {
    id,
    kind,
    title,
    form,
    // Marked where sounds are taught (decision D32): on letters.
    romanization: form === null ? null : romanize(form, form.length === 1 ? 'marked' : 'plain'),
    within: within?.title ?? null,
    path,
    lock: admission === 'open' ? null : admission,
    hidden,
    clip: heard ? form : null,
  };
}

/** The search over these entries. */
export function createSearch(entries: readonly SearchEntry[], hasClip: (name: string) => boolean): Search {
  const index = createIndex(entries);
  return (query, viewer) => {
    const counts = new Map<EntryKind, number>();
    const few = findEntries(index, query, viewer).filter(({ entry: { kind } }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= most[kind];
    });
    return few.map((hit) => tell(hit, hasClip));
  };
}
