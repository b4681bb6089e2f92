/** Searches, filters and sorts the items that a learner has met, and the learner's own words. */
import { fold } from '../search/fold.ts';
import { createMatcher } from '../search/terms.ts';
import type { Day } from '../streak/day.ts';
import {
  bands,
  compareStrength,
  isDifficult,
  itemStrength,
  nextDayOf,
  type ReviewedCard,
  type Strength,
} from './strength.ts';
import { type StudyItemKind, studyItemKinds } from '../lesson/studyItem.ts';

export const itemOrders = ['weakest', 'next', 'course'] as const;
export type ItemOrder = (typeof itemOrders)[number];

/** A kind of items, or the learner's own words, whatever their kind. */
export const itemFilters = ['own', ...studyItemKinds] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** How well an item is remembered, or that it is forgotten again and again. */
export const strengthFilters = [...bands, 'difficult'] as const;
export type StrengthFilter = (typeof strengthFilters)[number];

export interface ListedItem {
  readonly kind: StudyItemKind;
  readonly form: string;
  readonly romanization: string;
  readonly gloss: string;
  /** The learner's own note. */
  readonly personalNote: string | null;
  /** Not null: an own word of the learner, with its groups. */
  readonly own: { readonly groups: readonly string[] } | null;
  /** None: an own word that was not asked yet. */
  readonly cards: readonly (ReviewedCard & { readonly lapses: number })[];
}

export interface ItemSelection {
  /** Georgian, romanization in any usual scheme, English or a note; also what the same keys type on a Georgian keyboard. */
  readonly search: string;
  /** Null: all kinds. */
  readonly kind: ItemFilter | null;
  /** A group of own words; null: all items. */
  readonly group: string | null;
  /** Null: all bands, and items without cards. */
  readonly strength: StrengthFilter | null;
  readonly order: ItemOrder;
}

/** What a search looks at, folded. */
export const searchTextOf = ({
  form,
  romanization,
  gloss,
  personalNote,
}: Pick<ListedItem, 'form' | 'romanization' | 'gloss' | 'personalNote'>): string =>
  fold(`${form} ${romanization} ${gloss} ${personalNote ?? ''}`);

/** After every date. */
const never = '9999-12-31';

/** The weaker one first; items without cards come last, because nothing of them can be forgotten. */
const compareWeakness = (one: Strength | null, other: Strength | null): number =>
  one && other ? compareStrength(one, other) : Number(one === null) - Number(other === null);

/** The selected items in order; equal ones stay in the order of the course, in which they are given. */
export function selectItems<Item extends ListedItem>(
  items: readonly Item[],
  { search, kind, group, strength: wanted, order }: ItemSelection,
  today: Day,
): readonly Item[] {
  const isFound = createMatcher(search);
  const found = items
    .filter(
      (item) =>
        (kind === null || (kind === 'own' ? item.own !== null : item.kind === kind)) &&
        (group === null || item.own?.groups.includes(group) === true) &&
        isFound(searchTextOf(item)),
    )
    .map((item) => ({
      item,
      strength: itemStrength(item.cards),
      next: nextDayOf(item.cards, today) ?? never,
    }))
    .filter(
      ({ item, strength }) =>
        wanted === null ||
        (wanted === 'difficult' ? item.cards.some(isDifficult) : strength?.band === wanted),
    );
  const compare = {
    weakest: (one, other) => compareWeakness(one.strength, other.strength),
    next: (one, other) => one.next.localeCompare(other.next),
    course: () => 0,
  } satisfies Record<ItemOrder, (one: (typeof found)[number], other: (typeof found)[number]) => number>;
  return found.toSorted(compare[order]).map(({ item }) => item);
}
