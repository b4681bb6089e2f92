/** What spaced review can ask, in the order in which it is introduced, with the page that teaches it. */
import { exampleGlossary, itemAnswers } from '@ena/course/bodies';
import { skillItems } from '@ena/course/drills/skillItems';
import { lessons as catalogLessons, type Tier } from '@ena/course/catalog';
import { packs as catalogPacks } from '@ena/course/packs/packs';
import { phrasebook } from '@ena/course/phrasebook';
import { cardIdOf } from '@ena/course/sameItems';
import type { Lesson, Vocabulary } from '@ena/domain/lesson/model';
import { studyItemsOfSection } from '@ena/domain/lesson/kinds';
import { type StudyItem, studyItemsOfTheme } from '@ena/domain/lesson/studyItem';

export interface CourseStudyItem extends StudyItem {
  readonly tier: Tier;
  readonly source: { readonly title: string; readonly path: string };
  /** Whether it is introduced. Other items are asked only if the learner has a card of them already. */
  readonly onPath: boolean;
  /** What the words of its example mean. */
  readonly glossary?: Lesson['glossary'];
  /** Names of the groups of an own word. */
  readonly ownGroups?: readonly string[];
}

interface Pages {
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly vocabulary: Vocabulary;
  readonly packs: ReadonlyMap<string, Lesson>;
}

/**
 * The items of the path in its order, then the others. An item that two pages teach counts once: as the first of them has it,
 * with tier and address of the first that a free learner may open, if there is one.
 */
export function indexStudyItems(
  { lessons, vocabulary, packs }: Pages,
  idsOnPath: readonly string[],
): ReadonlyMap<string, CourseStudyItem> {
  const order = new Set(idsOnPath);
  const withPlace = (items: readonly StudyItem[], tier: Tier, source: CourseStudyItem['source']) =>
    items.map((item): CourseStudyItem => ({ ...item, tier, source, onPath: order.has(item.id) }));
  const all = [
    ...catalogLessons.flatMap(({ id, tier, title, path }) =>
      withPlace((lessons.get(id)?.sections ?? []).flatMap(studyItemsOfSection), tier, { title, path }),
    ),
    ...withPlace(vocabulary.sections.flatMap(studyItemsOfSection), 'premium', {
      title: 'Vocabulary',
      path: '/vocabulary',
    }),
    ...withPlace(phrasebook.themes.flatMap(studyItemsOfTheme), 'free', {
      title: 'Phrasebook',
      path: '/phrases',
    }),
    ...skillItems.flatMap(({ tier, ...item }) =>
      withPlace([item], tier, { title: 'Drills', path: '/drills' }),
    ),
    ...catalogPacks.flatMap(({ id, tier, title, path }) =>
      withPlace((packs.get(id)?.sections ?? []).flatMap(studyItemsOfSection), tier, { title, path }),
    ),
  ];
  const free = new Map(
    all
      .filter(({ tier }) => tier === 'free')
      .toReversed()
      .map(({ id, tier, source }) => [id, { tier, source }] as const),
  );
  const byId = new Map<string, CourseStudyItem>();
  for (const item of all) {
    if (cardIdOf(item.id) === item.id && !byId.has(item.id))
      byId.set(item.id, {
        ...item,
        ...free.get(item.id),
        ...itemAnswers.get(item.id),
        ...(item.example && { glossary: exampleGlossary(item.example.form) }),
      });
  }
  const ids = new Set([...order, ...byId.keys()]);
  return new Map([...ids].flatMap((id) => byId.get(id) ?? []).map((item) => [item.id, item]));
}
