/** The clips that this server has: which file each name stands for, who may hear it, and what is told of them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SoundInfo } from '@ena/contract/sound';
import type { CourseClip } from '@ena/course/clips';
import { ejectivePairs } from '@ena/domain/georgian/letters';
import { StartError } from '../startError.ts';

export type ClipTier = CourseClip['tier'];

export interface Clips {
  /** Undefined for a text that nothing says. */
  readonly find: (name: string) => { readonly path: string; readonly tier: ClipTier } | undefined;
  readonly info: SoundInfo;
}

/** Where `npm run audio:build` puts clips, their table, and the contrasts that it measured. */
export const builtClips = fileURLToPath(new URL('../../../../packages/course/audio', import.meta.url));

/** Milliseconds by which the voice must set in later for the ear to tell an aspirate (issue of sound). */
const heardFrom = 30;

const rowsOf = (file: string): string[][] =>
  file
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** Contrasts whose every pair of words differs enough, from the table of measured onsets. */
export function heardContrasts(table: string): string[] {
  const rows = rowsOf(table);
  // Where no voice was found (Infinity), nothing is known.
  const differs = ([, , ejective = '', , aspirate = '']: string[]) =>
    Number.isFinite(Number(aspirate)) && Number(aspirate) - Number(ejective) >= heardFrom;
  return [...new Set(rows.map(([contrast = '']) => contrast))].filter((contrast) =>
    rows.filter(([of]) => of === contrast).every(differs),
  );
}

/**
 * The clips of the course in a folder. With `audioUrl` they come from another host, which is taken to carry all
 * contrasts (docs/audio.md); this server still answers for its own. Throws a StartError where the folder is not whole.
 */
export function loadClips(
  folder: string,
  course: ReadonlyMap<string, CourseClip>,
  audioUrl: string | null,
): Clips {
  let table: string;
  let contrasts: string;
  try {
    table = readFileSync(join(folder, 'clips.tsv'), 'utf8');
    contrasts = readFileSync(join(folder, 'contrasts.tsv'), 'utf8');
  } catch {
    throw new StartError(`The clips are missing: ${folder} holds no clips.tsv. Run npm run audio:build.`);
  }
  const files = new Map(rowsOf(table).map(([file = '', , , , name = '']) => [name, file]));
  const own: SoundInfo = {
    url: '',
    version: createHash('sha256').update(table).digest('base64url').slice(0, 10),
    contrasts: heardContrasts(contrasts),
    synthetic: true,
  };
  return {
    find: (name) => {
      const clip = course.get(name);
      const file = files.get(name);
      return clip && file ? { path: join(folder, 'clips', file), tier: clip.tier } : undefined;
    },
    info:
      audioUrl === null
        ? own
        : {
            url: audioUrl,
            version: '',
            contrasts: ejectivePairs.map((pair) => pair.join('/')),
            synthetic: false,
          },
  };
}
