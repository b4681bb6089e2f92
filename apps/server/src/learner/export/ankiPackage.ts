/** An Anki package (`.apkg`): a ZIP file of the collection, its audio files by number, and their names. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { mediaNameOf, writeAnkiDatabase } from './ankiDatabase.ts';
import type { ExportedItem } from './exportItems.ts';

export interface PackageInput {
  readonly items: readonly ExportedItem[];
  /** Milliseconds. */
  readonly now: number;
}

/** Builds a package; blocks its thread, with thousands of words for a second. */
export function buildAnkiPackage({ items, now }: PackageInput): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'ena-anki-'));
  try {
    const database = join(folder, 'collection.anki2');
    writeAnkiDatabase(database, items, now);
    const clips = new Map(items.flatMap(({ clip }) => (clip ? [[mediaNameOf(clip.name), clip.path]] : [])));
    const files: Zippable = {
      'collection.anki2': readFileSync(database),
      media: strToU8(JSON.stringify(Object.fromEntries([...clips.keys()].entries()))),
    };
    // MP3 does not get smaller.
    for (const [number, path] of [...clips.values()].entries())
      files[number] = [readFileSync(path), { level: 0 }];
    return zipSync(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
