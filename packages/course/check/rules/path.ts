/** The path has every item once, in small steps, and words only when their letters are known. */
import { foldAnswer } from '@ena/domain/georgian/answer';
import { isGeorgianLetter } from '@ena/domain/georgian/letters';
import type { StudyItem } from '@ena/domain/lesson/studyItem';
import { splitGloss } from '@ena/domain/text/gloss';
import { isPackStep } from '../../src/path/packSteps.ts';
import { cardIdOf } from '../../src/sameItems.ts';
import { type Course, findDuplicates, findProblems, findProblemsAt, type Problem } from '../model.ts';

const stepSize = { min: 8, max: 15 };
/** A pack is one step, whatever its size: its page, its words and its line about what one can do after it belong together. */
const maxPackStep = 25;
const maxNumbers = 25;
/** Kinds of which the path has only the most useful items. */
const partlyOnPath: readonly StudyItem['kind'][] = ['number', 'form'];

export function checkPath({ path }: Course): Problem[] {
  if (path === undefined) return [];
  const { steps, readBySound, taught } = path;
  const byId = new Map(taught.map((item) => [item.id, item]));
  const placed = steps.flatMap(({ items }) => items.map((id) => ({ id })));
  const onPath = new Set(placed.map(({ id }) => id));
  const numbers = placed.filter(({ id }) => byId.get(id)?.kind === 'number');
  return [
    ...findProblems(steps, ({ id, items }) =>
      items.length < stepSize.min || items.length > (isPackStep(id) ? maxPackStep : stepSize.max)
        ? `has ${items.length} items`
        : null,
    ),
    ...findProblems(
      findDuplicates(steps, ({ id }) => id),
      () => 'is the id of two steps',
    ),
    ...findProblems(
      findDuplicates(steps, ({ title }) => title),
      ({ title }) => `has the title ${title} again`,
    ),
    ...findProblems(
      findDuplicates(placed, ({ id }) => id),
      () => 'is on the path twice',
    ),
    ...findProblems(placed, ({ id }) =>
      byId.has(id) ? (cardIdOf(id) === id ? null : `has the card of ${cardIdOf(id)}`) : 'is taught nowhere',
    ),
    ...findProblems(taught, ({ id, kind }) =>
      onPath.has(cardIdOf(id)) || partlyOnPath.includes(kind) ? null : 'is not on the path',
    ),
    ...findProblems(taught, ({ id, form }) => {
      const same = byId.get(cardIdOf(id));
      return same && foldAnswer(same.form) === foldAnswer(form)
        ? null
        : `is another form than ${cardIdOf(id)}`;
    }),
    ...findProblemsAt('path', [numbers.length], (count) =>
      count > maxNumbers ? `has ${count} numbers` : null,
    ),
    ...findUnreadable(
      placed.flatMap(({ id }) => byId.get(id) ?? []),
      new Set(readBySound),
    ),
    // Skills are other cards than the forms of their examples.
    ...findSameItems(taught.filter(({ kind }) => kind !== 'skill')),
  ];
}

/** Items that come before a letter of theirs, and those learned by sound although their letters are known. */
function findUnreadable(items: readonly StudyItem[], readBySound: ReadonlySet<string>): Problem[] {
  const known = new Set<string>();
  return items.flatMap(({ id, kind, form }) => {
    if (kind === 'letter') known.add(form);
    const unknown = [...form].filter((letter) => isGeorgianLetter(letter) && !known.has(letter));
    if (unknown.length === 0)
      return readBySound.has(id) ? [{ at: id, what: 'can be read, and need not be learned by sound' }] : [];
    return readBySound.has(id) ? [] : [{ at: id, what: `comes before its letters ${unknown.join(', ')}` }];
  });
}

/** Items with the same form and a common meaning have one card. */
function findSameItems(taught: readonly StudyItem[]): Problem[] {
  const haveCommonMeaning = (one: StudyItem, other: StudyItem) => {
    const meanings = splitGloss(one.gloss);
    return splitGloss(other.gloss).some((meaning) => meanings.includes(meaning));
  };
  return [...Map.groupBy(taught, ({ form }) => foldAnswer(form)).values()].flatMap((same) =>
    findProblems(same, (item) => {
      const other = same.find(
        (one) => cardIdOf(one.id) !== cardIdOf(item.id) && haveCommonMeaning(one, item),
      );
      return other ? `means the same as ${other.id}, and has another card` : null;
    }),
  );
}
