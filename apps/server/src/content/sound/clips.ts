/** The audio clips of this server: file and tier of each name, and the public sound info. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SoundInfo } from '@ena/contract/sound';
import type { CourseClip } from '@ena/course/clips';
import { ejectivePairs } from '@ena/domain/georgian/letters';
import { StartError } from '../../platform/startError.ts';

export type ClipTier = CourseClip['tier'];

interface ClipFile {
  readonly path: string;
  /** Size of the file. */
  readonly bytes: number;
  readonly tier: ClipTier;
}

export interface Clips {
  /** Undefined for a text without a clip. */
  readonly find: (name: string) => ClipFile | undefined;
  readonly info: SoundInfo;
}

/** Output folder of `npm run audio:build`: clips, their table, and the measured contrasts. */
export const clipsBuildDir = fileURLToPath(new URL('../../../../../packages/course/audio', import.meta.url));

/** An aspirate is audibly different if its voice onset is later by at least this time (docs/audio.md). */
const minOnsetDifferenceMs = 30;

const rowsOf = (file: string): string[][] =>
  file
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** Contrasts whose word pairs all differ enough, from the table of measured voice onsets. */
export function audibleContrasts(table: string): string[] {
  const rows = rowsOf(table);
  // Infinity: no voice onset was found.
  const differs = ([, , ejective = '', , aspirate = '']: string[]) =>
    Number.isFinite(Number(aspirate)) && Number(aspirate) - Number(ejective) >= minOnsetDifferenceMs;
  return [...new Set(rows.map(([contrast = '']) => contrast))].filter((contrast) =>
    rows.filter(([of]) => of === contrast).every(differs),
  );
}

/**
 * Loads the clips of the course from a folder. With `audioUrl`, browsers load them from another host, which is
 * assumed to have all contrasts (docs/audio.md); this server still serves its own. Throws StartError if the
 * folder is incomplete.
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
  const files = new Map(
    rowsOf(table).map(([file = '', , bytes = '', , name = '']) => [name, { file, bytes: Number(bytes) }]),
  );
  const own: SoundInfo = {
    url: '',
    version: createHash('sha256').update(table).digest('base64url').slice(0, 10),
    contrasts: audibleContrasts(contrasts),
    synthetic: true,
  };
  return {
    find: (name) => {
      const clip = course.get(name);
      const row = files.get(name);
      return clip && row
        ? { path: join(folder, 'clips', row.file), bytes: row.bytes, tier: clip.tier }
        : undefined;
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
