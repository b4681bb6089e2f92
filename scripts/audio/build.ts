/**
 * `npm run audio:build`: generates new and changed clips, removes clips that no text needs any more, and
 * measures which contrasts of sounds can be heard in them. `-- --list` prints every clip with its text, for a
 * recording. See docs/audio.md.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clips } from '@ena/course/clips';
import { lessonBodies } from '@ena/course/bodies';
import {
  clipFolder,
  clipTable,
  contrastTable,
  readClipTable,
  recipeHash,
  shortHash,
} from '../../packages/course/check/clips.ts';
import { measureContrasts } from './contrasts.ts';
import { encodeMp3, synthesizeClip } from './speech.ts';

function build(): void {
  const started = performance.now();
  mkdirSync(clipFolder, { recursive: true });
  const files = new Set(readdirSync(clipFolder));
  const existingClips = new Map(readClipTable().map((clip) => [clip.name, clip]));
  let generated = 0;
  const rows = [...clips.values()]
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name, spoken }) => {
      const [file, recipe] = [`${shortHash(name)}.mp3`, recipeHash({ spoken })];
      const existing = existingClips.get(name);
      if (existing?.recipe === recipe && files.has(file)) return existing;
      const { mp3, seconds } = encodeMp3(synthesizeClip({ spoken }));
      writeFileSync(join(clipFolder, file), mp3);
      generated++;
      return { name, file, seconds: Math.round(seconds * 100) / 100, bytes: mp3.length, recipe };
    });
  const usedFiles = new Set(rows.map(({ file }) => file));
  const orphans = [...files].filter((file) => !usedFiles.has(file));
  for (const file of orphans) rmSync(join(clipFolder, file));
  writeFileSync(
    clipTable,
    [
      'file\tseconds\tbytes\trecipe\tname',
      ...rows.map((row) => [row.file, row.seconds, row.bytes, row.recipe, row.name].join('\t')),
      '',
    ].join('\n'),
  );
  const contrasts = measureContrasts(lessonBodies.get('alphabet')?.exercises ?? []);
  writeFileSync(
    contrastTable,
    [
      'contrast\tejective\tms\taspirate\tms',
      ...contrasts.map((row) =>
        [row.contrast, row.ejective, row.ejectiveMs, row.aspirate, row.aspirateMs].join('\t'),
      ),
      '',
    ].join('\n'),
  );
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  console.log(
    `${rows.length} clips, ${generated} made, ${orphans.length} removed; ${(sum(({ bytes }) => bytes) / 1e6).toFixed(1)} MB, ` +
      `${Math.round(sum(({ seconds }) => seconds) / 60)} minutes of sound; ${((performance.now() - started) / 1000).toFixed(0)} s.`,
  );
}

const [option] = process.argv.slice(2);
if (option === '--list') {
  for (const { name, spoken } of clips.values())
    console.log(
      `${name}.mp3\t${spoken.map(({ text, voice }) => (voice ? `[${voice}] ${text}` : text)).join(' ')}`,
    );
} else build();
