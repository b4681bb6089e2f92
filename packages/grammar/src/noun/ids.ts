/** Ids of the entries of the lexicon, for addresses: the dictionary form; where several are written alike, numbered. */
import { nounEntries } from './entries.ts';
import type { NounEntry } from './model.ts';

function makeIds(): ReadonlyMap<NounEntry, string> {
  const counts = new Map<string, number>();
  return new Map(
    nounEntries().map((entry) => {
      const count = (counts.get(entry.lemma) ?? 0) + 1;
      counts.set(entry.lemma, count);
      return [entry, count === 1 ? entry.lemma : `${entry.lemma}-${count}`];
    }),
  );
}
let idsByEntry: ReadonlyMap<NounEntry, string> | undefined;
let entriesById: ReadonlyMap<string, NounEntry> | undefined;

/** The id of an entry of the lexicon; of another one its dictionary form. */
export function nounId(entry: NounEntry): string {
  idsByEntry ??= makeIds();
  return idsByEntry.get(entry) ?? entry.lemma;
}

export const nounIds = (): readonly string[] => nounEntries().map(nounId);

export function findNoun(id: string): NounEntry | undefined {
  entriesById ??= new Map(nounEntries().map((entry) => [nounId(entry), entry]));
  return entriesById.get(id);
}
