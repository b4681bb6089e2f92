/** An Anki package (`.apkg`): a ZIP file of the collection, its audio files by number, and their names. */
import { readFileSync } from 'node:fs';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { mediaNameOf, createAnkiDatabase } from './ankiDatabase.ts';
import type { ExportedItem } from './exportItems.ts';

export interface PackageInput {
  readonly items: readonly ExportedItem[];
  /** Milliseconds. */
  readonly now: number;
}

/** Builds a package; blocks its thread, with thousands of words for a second. */
export function buildAnkiPackage({ items, now }: PackageInput): Uint8Array {
  const clips = new Map(items.flatMap(({ clip }) => (clip ? [[mediaNameOf(clip.name), clip.path]] : [])));
  const files: Zippable = {
    'collection.anki2': createAnkiDatabase(items, now),
    media: strToU8(JSON.stringify(Object.fromEntries([...clips.keys()].entries()))),
  };
  // MP3 does not get smaller.
  for (const [number, path] of [...clips.values()].entries())
    files[number] = [readFileSync(path), { level: 0 }];
  return zipSync(files);
}
