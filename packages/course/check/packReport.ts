/**
 * For authors of packs of words: prints what is wrong with packs, and the words of each example and text that are not taught before.
 *
 *     node_modules/.bin/node packages/course/check/packReport.ts [pack…]
 *
 * Without packs, it reads all of them. A folder that `packs.ts` does not list yet is read, too: after the listed ones, first
 * those that are not named, then those that are, in the order in which they are named.
 */
import { existsSync, readdirSync } from 'node:fs';
import { studyItemsOfSection } from '@ena/domain/lesson/kinds';
import type { Lesson } from '@ena/domain/lesson/model';
import { exampleGlossary, packSources, wordsForPacks } from '../src/bodies.ts';
import type { Pack } from '../src/packs/definePack.ts';
import { packBodyOf } from '../src/packs/packBody.ts';
import { type PackContent, packSourcesOf, readPack } from '../src/packs/packSources.ts';
import { packs, toCatalogPack } from '../src/packs/packs.ts';
import { packStep } from '../src/path/packSteps.ts';
import { checkAgainstReference, checkCourse } from './check.ts';
import { course } from './course.ts';
import { reference } from './files.ts';
import { readingsOf, wordsOfText } from './lemmas.ts';
import type { Course, Problem } from './model.ts';
import { findNewWords } from './newWords.ts';
import { texts } from './walk.ts';

const folder = new URL('../src/packs/', import.meta.url);
const named = process.argv.slice(2);
const listed = new Set(packs.map(({ id }) => id));
const unlisted = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !listed.has(entry.name))
  .map(({ name }) => name);
for (const id of named)
  if (!listed.has(id) && !unlisted.includes(id))
    console.log(`${id}: there is no folder packages/course/src/packs/${id}`);

const complaints: string[] = [];

/** The files of a pack that is not listed; null, with a complaint, if they cannot be read. */
async function readUnlisted(id: string, index: number): Promise<PackContent | null> {
  try {
    const absent = ['pack.ts', 'words.tsv', 'text.ts'].filter(
      (file) => !existsSync(new URL(`${id}/${file}`, folder)),
    );
    if (absent.length > 0) throw new Error(`packs/${id} has no ${absent.join(', ')}`);
    // as: what each pack.ts exports; the compiler does not know a module by a computed name.
    const { pack } = (await import(`../src/packs/${id}/pack.ts`)) as { pack: Pack };
    if (pack.id !== id) throw new Error(`packs/${id}/pack.ts has the id ${pack.id}`);
    return await readPack(toCatalogPack(pack, packs.length + index));
  } catch (error) {
    complaints.push(...String(error instanceof Error ? error.message : error).split('\n'));
    return null;
  }
}

const contents: PackContent[] = [];
for (const pack of packs) contents.push(await readPack(pack));
const others = [
  ...unlisted.filter((id) => !named.includes(id)),
  ...named.filter((id) => unlisted.includes(id)),
];
for (const [index, id] of others.entries()) {
  const content = await readUnlisted(id, index);
  if (content) contents.push(content);
}

/** Without rows whose id no page teaches; of these it complains. */
function resolvable(all: readonly PackContent[]): readonly PackContent[] {
  try {
    packSourcesOf(all, wordsForPacks);
    return all;
  } catch (error) {
    complaints.push(...String(error instanceof Error ? error.message : error).split('\n'));
    const own = new Set(all.flatMap(({ rows }) => rows.flatMap(({ word }) => word?.id ?? [])));
    return all.map((one) => ({
      ...one,
      rows: one.rows.filter(({ id, word }) => word !== null || own.has(id) || wordsForPacks.has(id)),
    }));
  }
}

const all = packSourcesOf(resolvable(contents), wordsForPacks);
const bodies = all.flatMap((source): Lesson[] => {
  try {
    return [packBodyOf(source, exampleGlossary)];
  } catch (error) {
    complaints.push(`packs/${source.id}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
});
const readable = all.filter(({ id }) => bodies.some((body) => body.id === id));
const added = readable.filter(({ id }) => !packSources.some((source) => source.id === id));
const addedBodies = bodies.filter(({ id }) => added.some((source) => source.id === id));
const complete: Course = {
  ...course,
  packs: readable,
  served: [...(course.served ?? []), ...addedBodies.flatMap(({ exercises }) => exercises)],
  ...(course.path && {
    path: {
      ...course.path,
      steps: [...course.path.steps, ...added.map(packStep)],
      taught: [
        ...course.path.taught,
        ...added.flatMap(({ id, newIds }) =>
          addedBodies
            .filter((body) => body.id === id)
            .flatMap(({ sections }) => sections.flatMap(studyItemsOfSection))
            .filter((item) => newIds.includes(item.id)),
        ),
      ],
    },
  }),
};

const isReported = (id: string) => named.length === 0 || named.includes(id);
const reported = readable.filter(({ id }) => isReported(id));
const ids = new Set(reported.flatMap(({ id, newIds }) => [id, `pack-${id}`, ...newIds]));
const isAbout = ({ at }: Problem) =>
  ids.has(at) || at === 'allow-list' || reported.some(({ id }) => at.startsWith(`${id}.`));

const unparsed = texts({ lessons: [], quizzes: [], packs: reported })
  .filter(({ field }) => field === 'form' || field === 'acceptedForms')
  .flatMap(({ at, text }) =>
    wordsOfText(text).flatMap((word) =>
      readingsOf(word).length > 0
        ? []
        : [{ at, what: `has ${word}, which is no form of the lexicons of packages/grammar` }],
    ),
  );

const problems = [
  ...checkCourse(complete),
  ...(reference === null ? [] : checkAgainstReference(complete, reference)),
  ...unparsed,
].filter(isAbout);

if (unlisted.length > 0) console.log(`Not in packs.ts yet: ${unlisted.join(', ')}`);
if (reference === null)
  console.log('No reference folder (ENA_REFERENCE): the dictionary checks are skipped.');
const newWords = findNewWords(complete);
for (const { id, newIds, sections } of reported) {
  const size = sections.flatMap((section) => (section.kind === 'words' ? section.words : [])).length;
  console.log(`\n${id}: ${size} words, ${newIds.length} of them new`);
  for (const { pack, at, kind, text, unknown } of newWords)
    if (pack === id && unknown.length > 0)
      console.log(
        `  ${kind === 'text' ? 'text' : at}: ${unknown.join(', ')}  (${kind === 'text' ? 'not taught before' : text})`,
      );
}
const shown = new Set([...complaints, ...problems.map(({ at, what }) => `${at} ${what}`)]);
console.log(`\n${shown.size} problems`);
for (const problem of shown) console.log(`  ${problem}`);
process.exitCode = shown.size === 0 ? 0 : 1;
