/** Searches, filters and sorts the items that a learner has met. */
import { convertLatinKeysToGeorgian, fold } from '../search/fold.ts';
import type { Day } from '../streak/day.ts';
import { type Band, compareStrength, itemStrength, nextDayOf, type ReviewedCard } from './strength.ts';
import type { StudyItemKind } from './studyItem.ts';

export const itemOrders = ['weakest', 'next', 'course'] as const;
export type ItemOrder = (typeof itemOrders)[number];

interface MetItem {
  readonly kind: StudyItemKind;
  readonly form: string;
  readonly romanization: string;
  readonly gloss: string;
  readonly cards: readonly ReviewedCard[];
}

export interface ItemSelection {
  /** Georgian, romanization or English; also what the same keys type on a Georgian keyboard. */
  readonly search: string;
  /** Null: all kinds. */
  readonly kind: StudyItemKind | null;
  /** Null: all bands. */
  readonly band: Band | null;
  readonly order: ItemOrder;
}

/** Whether an item has all words of one of the texts. */
const hasWords = (texts: readonly string[]) => {
  const queries = texts.map((text) => fold(text).trim().split(/\s+/u));
  return ({ form, romanization, gloss }: MetItem) => {
    const text = fold(`${form} ${romanization} ${gloss}`);
    return queries.some((words) => words.every((word) => text.includes(word)));
  };
};

/** After every date. */
const never = '9999-12-31';

/** The selected items in order; equal ones stay in the order of the course, in which they are given. */
export function selectItems<Item extends MetItem>(
  items: readonly Item[],
  { search, kind, band, order }: ItemSelection,
  today: Day,
): readonly Item[] {
  const isFound = hasWords([search, ...convertLatinKeysToGeorgian(search)]);
  const found = items
    .filter((item) => (kind === null || item.kind === kind) && isFound(item))
    .map((item) => ({
      item,
      strength: itemStrength(item.cards),
      next: nextDayOf(item.cards, today) ?? never,
    }))
    .filter(({ strength }) => band === null || strength.band === band);
  const compare = {
    weakest: (one, other) => compareStrength(one.strength, other.strength),
    next: (one, other) => one.next.localeCompare(other.next),
    course: () => 0,
  } satisfies Record<ItemOrder, (one: (typeof found)[number], other: (typeof found)[number]) => number>;
  return found.toSorted(compare[order]).map(({ item }) => item);
}
