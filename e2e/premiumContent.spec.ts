import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { findLesson, findQuiz, type Tier } from '@ena/course/catalog';
import { findPack, packs } from '@ena/course/packs/packs';
import { phrasebook } from '@ena/course/phrasebook';
import { textBodies } from '@ena/course/texts/textBodies';
import { findText, texts } from '@ena/course/texts/texts';
import { textIdOf } from '@ena/domain/lesson/readingText';
import { expect, test } from './fixtures/test.ts';

/** Georgian texts long enough not to occur elsewhere by chance. */
const sentencesOf = (body: unknown): string[] =>
  (JSON.stringify(body).match(/[ა-ჰ][ა-ჰ ,]{14,}[ა-ჰ]/gu) ?? []).filter((text) => text.includes(' '));
const unitsOf = (tier: Tier) => [
  ...[...lessonBodies].filter(([id]) => findLesson(id)?.tier === tier),
  ...[...quizBodies].filter(([id]) => findQuiz(id)?.tier === tier),
  ...[...packBodies].filter(([id]) => findPack(id)?.tier === tier),
  ...[...textBodies].filter(([id]) => findText(textIdOf(id))?.tier === tier),
];

test('[ACCESS-15] [GUARD-34] [BEG-14] [INT-06] [VOC-04] no file of the built web app contains a sentence of Premium', async () => {
  const free = new Set(sentencesOf(unitsOf('free')));
  // The phrasebook and the lists of packs and texts are public, also where premium lessons contain what is in them.
  const listed = JSON.stringify([phrasebook, packs, texts]);
  const premium = sentencesOf([unitsOf('premium'), vocabulary]).filter(
    (text) => !free.has(text) && !listed.includes(text),
  );
  expect(premium.length).toBeGreaterThan(1000);
  const built = fileURLToPath(new URL('../apps/web/build/client', import.meta.url));
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:woff2|png|ico)$/u.test(entry.name));
  expect(files.length).toBeGreaterThan(10);
  // A sentence has only these characters, so that it can be found in such a run alone; most runs are on many pages.
  const runs = new Map<string, string>();
  for (const { parentPath, name } of files) {
    const text = await readFile(`${parentPath}/${name}`, 'utf8');
    for (const [run] of text.matchAll(/[ა-ჰ ,]{16,}/gu)) runs.set(run, name);
  }
  const published = [...runs.keys()].join('\n');
  const found = premium.filter((sentence) => published.includes(sentence));
  expect(found.map((sentence) => [sentence, [...runs].find(([run]) => run.includes(sentence))?.[1]])).toEqual(
    [],
  );
});
