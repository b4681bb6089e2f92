/**
 * For authors of packs of words: prints what is wrong with packs, and the words of each example and text that are not taught before.
 *
 *     node_modules/.bin/node packages/course/check/packReport.ts [pack…]
 *
 * Without packs, it reads all that `packs.ts` lists.
 */
import { packSources } from '../src/bodies.ts';
import { checkAgainstReference, checkCourse } from './check.ts';
import { course } from './course.ts';
import { reference } from './files.ts';
import { readingsOf, wordsOfText } from './lemmas.ts';
import type { Problem } from './model.ts';
import { findNewWords } from './newWords.ts';
import { texts } from './walk.ts';

const named = process.argv.slice(2);
for (const id of named)
  if (!packSources.some((source) => source.id === id)) console.log(`${id} is not in packs.ts`);

const isReported = (id: string) => named.length === 0 || named.includes(id);
const reported = packSources.filter(({ id }) => isReported(id));
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
  ...checkCourse(course),
  ...(reference === null ? [] : checkAgainstReference(course, reference)),
  ...unparsed,
].filter(isAbout);

if (reference === null)
  console.log('No reference folder (ENA_REFERENCE): the dictionary checks are skipped.');
const newWords = findNewWords(course);
for (const { id, newIds, sections } of reported) {
  const size = sections.flatMap((section) => (section.kind === 'words' ? section.words : [])).length;
  console.log(`\n${id}: ${size} words, ${newIds.length} of them new`);
  for (const { pack, at, kind, text, unknown } of newWords)
    if (pack === id && unknown.length > 0)
      console.log(
        `  ${kind === 'text' ? 'text' : at}: ${unknown.join(', ')}  (${kind === 'text' ? 'not taught before' : text})`,
      );
}
const shown = new Set(problems.map(({ at, what }) => `${at} ${what}`));
console.log(`\n${shown.size} problems`);
for (const problem of shown) console.log(`  ${problem}`);
process.exitCode = shown.size === 0 ? 0 : 1;
