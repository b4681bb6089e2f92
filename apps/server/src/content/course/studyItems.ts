/** What spaced review can ask, in the order of the course, with the page that teaches it. */
import { itemAnswers } from '@ena/course/bodies';
import { lessons as catalogLessons, type Tier } from '@ena/course/catalog';
import { phrasebook } from '@ena/course/phrasebook';
import type { Lesson, Vocabulary } from '@ena/domain/lesson/model';
import { studyItemsOfSection } from '@ena/domain/lesson/kinds';
import { type StudyItem, studyItemsOfTheme } from '@ena/domain/lesson/studyItem';

export interface CourseStudyItem extends StudyItem {
  readonly tier: Tier;
  readonly source: { readonly title: string; readonly path: string };
  /** Names of the groups of an own word. */
  readonly ownGroups?: readonly string[];
}

/** Lessons in teaching order, then the vocabulary section and the phrasebook; an item that two teach counts once. */
export function indexStudyItems(
  lessons: ReadonlyMap<string, Lesson>,
  vocabulary: Vocabulary,
): ReadonlyMap<string, CourseStudyItem> {
  const all = [
    ...catalogLessons.flatMap(({ id, tier, title, path }) =>
      (lessons.get(id)?.sections ?? [])
        .flatMap(studyItemsOfSection)
        .map((item): CourseStudyItem => ({ ...item, tier, source: { title, path } })),
    ),
    ...vocabulary.sections.flatMap(studyItemsOfSection).map(
      (item): CourseStudyItem => ({
        ...item,
        tier: 'premium',
        source: { title: 'Vocabulary', path: '/vocabulary' },
      }),
    ),
    ...phrasebook.themes.flatMap(studyItemsOfTheme).map(
      (item): CourseStudyItem => ({
        ...item,
        tier: 'free',
        source: { title: 'Phrasebook', path: '/phrases' },
      }),
    ),
  ];
  const byId = new Map<string, CourseStudyItem>();
  for (const item of all) {
    if (!byId.has(item.id)) byId.set(item.id, { ...item, ...itemAnswers.get(item.id) });
  }
  return byId;
}
