/** How many items of each lesson, of each pack and of the path a learner knows, from the cards that were counted. */
import type { Known } from '@ena/contract/known';
import { path } from '@ena/course/path/path';
import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import { areKnown, type ItemCounts } from '@ena/domain/progress/itemCounts';
import { shownGloss } from '@ena/domain/review/question';
import { pathAround, type Step, whatNext } from '@ena/domain/progress/whatNext';
import type { Course } from '../../content/course/units.ts';
import type { CardCounts } from './dailyRun/dueCards.ts';
import type { ReviewContext } from './dailyRun/state.ts';

/** Steps that are shown before and after the next one. */
const shown = { before: 2, after: 2 };

interface PathStep extends Step {
  readonly title: string;
  readonly canDo: string;
  readonly items: ItemCounts;
  /** Those that the learner may open; all of a locked step. */
  readonly itemIds: readonly string[];
}

const toView = ({ id, title, canDo, items }: PathStep) => ({ id, title, canDo, ...items });

/** The kind of items, if they all have the same one. */
function kindOf({ studyItems }: Course, itemIds: readonly string[]): Known['lessons'][string]['kind'] {
  const [kind = null, ...others] = new Set(itemIds.map((id) => studyItems.get(id)?.kind ?? null));
  return others.length === 0 ? kind : null;
}

/** How many different words there are in items; letters and skills of grammar are none. */
function countWords({ studyItems }: Course, itemIds: Iterable<string>): number {
  const words = new Set<string>();
  for (const itemId of itemIds) {
    const item = studyItems.get(itemId);
    if (!item || item.kind === 'letter' || item.kind === 'skill') continue;
    for (const [, word] of tokenizeText(item.form)) if (word !== '') words.add(word);
  }
  return words.size;
}

export function knownOf(
  course: Course,
  { introducedItemIds, knownItemIds }: Pick<CardCounts, 'introducedItemIds' | 'knownItemIds'>,
  { open }: Pick<ReviewContext, 'open'>,
): Known {
  const [introduced, known] = [new Set(introducedItemIds), new Set(knownItemIds)];
  const countsOf = (itemIds: readonly string[]): ItemCounts => ({
    known: itemIds.filter((id) => known.has(id)).length,
    introduced: itemIds.filter((id) => introduced.has(id)).length,
    total: itemIds.length,
  });
  const steps = path.flatMap(({ id, title, canDo, items }): PathStep[] => {
    const ofCourse = items.filter((itemId) => course.studyItems.has(itemId));
    const openItems = ofCourse.filter((itemId) => open.has(itemId));
    const isLocked = openItems.length === 0;
    const itemIds = isLocked ? ofCourse : openItems;
    return itemIds.length === 0
      ? []
      : [{ id, title, canDo, items: countsOf(itemIds), itemIds, isCompleted: false, isLocked }];
  });
  const onPath = new Set(path.flatMap(({ items }) => items));
  const openSteps = steps.filter(({ isLocked }) => !isLocked);
  const next = whatNext(steps);
  const step = next.kind === 'open' ? next.step : undefined;
  const item = step && open.get(step.itemIds.find((id) => !introduced.has(id)) ?? '');
  return {
    open: countsOf([...onPath].filter((id) => open.has(id))),
    locked: [...onPath].filter((id) => course.studyItems.has(id) && !open.has(id)).length,
    words: countWords(course, known),
    lessons: Object.fromEntries(
      // Ids of packs are none of lessons: a check of the course.
      [...course.lessonItems, ...course.packItems].flatMap(([id, itemIds]) =>
        itemIds.length === 0 ? [] : [[id, { ...countsOf(itemIds), kind: kindOf(course, itemIds) }]],
      ),
    ),
    path: {
      total: openSteps.length,
      known: openSteps.filter(({ items }) => areKnown(items)).length,
      next:
        step && item
          ? {
              ...toView(step),
              number: openSteps.indexOf(step) + 1,
              form: item.form,
              gloss: shownGloss(item),
              page: item.source,
            }
          : null,
      rows: pathAround(steps, shown).map((row) =>
        row.kind === 'step'
          ? { kind: row.kind, step: toView(row.step) }
          : { kind: row.kind, title: row.step.title, count: row.count },
      ),
    },
  };
}
