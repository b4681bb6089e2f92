/** The default clips in the repository: one file each, listed in a table that `npm run audio:build` writes. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Clip } from '@ena/domain/lesson/clip';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const clipFolder = here('../audio/clips');
export const clipTable = here('../audio/clips.tsv');
export const contrastTable = here('../audio/contrasts.tsv');

export interface ClipFile {
  readonly name: string;
  readonly file: string;
  readonly seconds: number;
  readonly bytes: number;
  /** Hash of the spoken text and the settings that the clip was made with. */
  readonly recipe: string;
}

/** Cache key of the voice and encoding: when it changes, `audio:build` makes all clips again. */
const voiceRecipe = 'espeak-ng ka 1; lame 24, from 2.5 s on 16';

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Hash of a clip's text, voice and encoding. It detects stale clips, also those that are named by an id. */
export const recipeHash = ({ spoken }: Pick<Clip, 'spoken'>): string =>
  shortHash(JSON.stringify([voiceRecipe, spoken]));

/** The rows of the table; an empty list if the file does not exist. */
export const readClipTable = (): ClipFile[] =>
  !existsSync(clipTable)
    ? []
    : readFileSync(clipTable, 'utf8')
        .split('\n')
        .slice(1)
        .filter((line) => line !== '')
        .map((line) => {
          const [file = '', seconds = '', bytes = '', recipe = '', name = ''] = line.split('\t');
          return { name, file, seconds: Number(seconds), bytes: Number(bytes), recipe };
        });

const minSeconds = 0.3;
const maxBytesPerSecond = 6000;

/** Finds texts without a clip, clips without a text, and files that are not as listed. */
export function findClipProblems(
  wanted: readonly Pick<Clip, 'name' | 'spoken'>[],
  listed: readonly ClipFile[],
  /** Bytes of each file in the folder. */
  sizes: ReadonlyMap<string, number>,
): string[] {
  const recipes = new Map(wanted.map((clip) => [clip.name, recipeHash(clip)]));
  const known = new Set(listed.map(({ name }) => name));
  const files = new Set(listed.map(({ file }) => file));
  return [
    ...[...recipes.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `${name} has no clip: run npm run audio:build`),
    ...listed.flatMap(({ name, file, seconds, bytes, recipe }) => {
      const size = sizes.get(file);
      if (!recipes.has(name)) return [`${name} is a clip that no text needs: run npm run audio:build`];
      if (recipes.get(name) !== recipe)
        return [`${name} says something else by now: run npm run audio:build`];
      if (size === undefined) return [`${name} has no file ${file}`];
      if (size !== bytes) return [`${name} has ${size} bytes instead of ${bytes}`];
      if (seconds < minSeconds) return [`${name} lasts ${seconds} s`];
      return bytes > maxBytesPerSecond * seconds ? [`${name} weighs more than 6 kB a second`] : [];
    }),
    ...[...sizes.keys()].filter((file) => !files.has(file)).map((file) => `${file} is not listed`),
  ];
}
