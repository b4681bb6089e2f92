/**
 * The path as a learner meets it: what the first 14 days of Today introduce, free and with Premium, and how many words can be
 * read after the first letters.
 */
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { path } from '@ena/course/path/path';
import { isGeorgianLetter, mkhedruli } from '@ena/domain/georgian/letters';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import { reportAtLeast } from './lib/report.mjs';

const days = 14;
const newPerDay = 10;
const items = [...createCourse(lessonBodies, quizBodies, vocabulary, packBodies).studyItems.values()];
const onPath = items.filter((item) => item.onPath);
const free = onPath.filter(({ tier }) => tier === 'free');

function printDays(title: string, list: typeof items): void {
  console.log(`\n${title}: ${list.length} items, ${newPerDay} a day`);
  for (let day = 0; day < days; day += 1) {
    const introduced = list.slice(newPerDay * day, newPerDay * (day + 1));
    console.log(`day ${day + 1}: ${introduced.map(({ form, gloss }) => `${form} (${gloss})`).join(', ')}`);
  }
}
printDays('Free', free);
printDays('Premium', onPath);
console.log(`\n${path.length} steps`);

/** Different words, numbers, forms and phrases that consist of these letters. */
function countReadable(letters: readonly string[]): number {
  const forms = new Set(
    items.flatMap(({ kind, form }) => (kind === 'letter' ? [] : [form.replace(/[.?!]$/u, '')])),
  );
  const isReadable = (form: string) =>
    [...form].every((one) => !isGeorgianLetter(one) || letters.includes(one));
  return [...forms].filter(isReadable).length;
}
const byUse = onPath.flatMap(({ kind, form }) => (kind === 'letter' ? [form] : []));
const alphabetical = mkhedruli.map(([letter]) => letter);
/** Goals for the numbers of letters that have one. */
const goals = new Map([[10, 42]]);
for (const count of [5, 10, 15, 20]) {
  const readable = countReadable(byUse.slice(0, count));
  const before = countReadable(alphabetical.slice(0, count));
  const name = `readable after ${count} letters (alphabetical ${before})`;
  const goal = goals.get(count);
  if (goal === undefined) console.log(`${name}: ${readable}`);
  else reportAtLeast(name, readable, '', goal);
}
