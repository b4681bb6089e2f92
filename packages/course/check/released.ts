/**
 * Ids and paths that were ever released, in `released.tsv`: recorded answers, reviews, progress and bookmarks refer to
 * them. `npm run course:release` adds new ones. Who removes an id from the course writes `retired` into
 * its last column; a retired id is never used again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { achievements } from '../src/achievements.ts';
import { lessons, levels, quizzes } from '../src/catalog.ts';
import { skills } from '../src/drills/skills.ts';
import { packs } from '../src/packs/packs.ts';
import { textBodies } from '../src/texts/textBodies.ts';
import { texts as graded } from '../src/texts/texts.ts';
import { course } from './course.ts';
import { texts } from './walk.ts';

const file = fileURLToPath(new URL('released.tsv', import.meta.url));

interface ReleasedId {
  readonly kind: string;
  readonly id: string;
  /** Of lessons, quizzes, levels, packs and texts. */
  readonly paths: readonly string[];
}

/** Every id of the present course. Sections are left out: their ids are unique on their page only. */
export function currentIds(): readonly ReleasedId[] {
  const questions = [...textBodies.values()].flatMap((text) => text.questions.map(({ id }) => id));
  const items = new Set([
    ...texts(course).flatMap(({ field, text }) => (field === 'id' ? [text] : [])),
    ...questions,
  ]);
  return [
    ...levels.map(({ id, path }) => ({ kind: 'level', id, paths: [path] })),
    ...lessons.map(({ id, path }) => ({ kind: 'lesson', id, paths: [path] })),
    ...quizzes.map(({ id, paths }) => ({ kind: 'quiz', id, paths })),
    ...packs.map(({ id, path }) => ({ kind: 'pack', id, paths: [path] })),
    ...graded.map(({ id, path }) => ({ kind: 'text', id, paths: [path] })),
    ...achievements.map(({ id }) => ({ kind: 'achievement', id, paths: [] })),
    ...skills.map(({ id }) => ({ kind: 'skill', id, paths: [] })),
    ...[...items].filter((id) => id.includes('.')).map((id) => ({ kind: 'item', id, paths: [] })),
  ];
}

export const releasedIds: readonly (ReleasedId & { readonly retired: boolean })[] = readFileSync(file, 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [kind = '', id = '', paths = '', status] = line.split('\t');
    return { kind, id, paths: paths.split(' ').filter(Boolean), retired: status === 'retired' };
  });

const keyOf = ({ kind, id }: ReleasedId) => `${kind} ${id}`;

function addNewIds(): number {
  const known = new Set(releasedIds.map(keyOf));
  const added = currentIds().filter((one) => !known.has(keyOf(one)));
  const lines = added.map(({ kind, id, paths }) => `${kind}\t${id}\t${paths.join(' ')}`.trimEnd());
  writeFileSync(file, `${readFileSync(file, 'utf8')}${lines.map((line) => `${line}\n`).join('')}`);
  return added.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${addNewIds()} ids added`);
