/** Ids: well-formed, unique over the whole course, and every reference to one resolves. */
import { type Course, findProblems, findProblemsAt, type Problem, findDuplicates } from '../model.ts';
import { itemSets, items, pages, texts } from '../walk.ts';

/** Lower-case words with hyphens, joined by dots, such as `letter.k-ani` and `alphabet.matching.1`. */
const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/u;

export function checkIds(course: Course): Problem[] {
  const all = texts(course).filter(({ field }) => field === 'id');
  // The build makes the ids of grammatical forms.
  const taught = course.path?.taught.map(({ id }) => id) ?? [];
  const known = new Set([...all.map(({ text }) => text), ...taught]);
  return [
    ...findProblems(all, ({ text }) => (wellFormed.test(text) ? null : 'is no well-formed id')),
    ...findProblems(
      findDuplicates(
        all.filter(({ owner }) => !('kind' in owner && 'title' in owner)),
        (id) => id.text,
      ),
      () => 'is the id of two things',
    ),
    // Section ids are unique per page only (CONT-05) and may equal the id of a lesson: body (BEG-33).
    ...pages(course).flatMap(({ sections }) =>
      findProblems(
        findDuplicates(sections, ({ id }) => id),
        () => 'is the id of two sections',
      ),
    ),
    ...itemSets(course).flatMap((set) =>
      findProblems(set.items, ({ id }) => (id.startsWith(`${set.id}.`) ? null : `is outside ${set.id}`)),
    ),
    ...items(course).flatMap((item) =>
      findProblemsAt(item.id, item.teaches, (id) =>
        known.has(id) ? null : `teaches ${id}, which does not exist`,
      ),
    ),
  ];
}
