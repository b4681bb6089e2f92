/** How well a learner remembers an item, and when it is asked next, from its review cards. */
import { addDays, type Day } from '../streak/day.ts';

/** What a learner remembers of an item in one skill. */
export interface ReviewedCard {
  /** Probability of recall today, in percent. */
  readonly recall: number;
  /** Days until the probability of recall has fallen to 90 percent; 0 before the first review, unless a placement marked it. */
  readonly stability: number;
  readonly reps: number;
  readonly due: Day;
  readonly state: 'active' | 'buried' | 'suspended';
}

/** From weak to strong. */
export const bands = ['weak', 'learning', 'strong'] as const;
export type Band = (typeof bands)[number];

export interface Strength {
  readonly band: Band;
  /** 0 to 100, for a bar and for sorting within a band. */
  readonly percent: number;
}

/** An item is weak below this probability of recall in percent: lower than the lowest desired retention. */
export const minRecall = 75;
/** An item is weak below this stability in days, as after a wrong answer. */
export const minStability = 1;
/** An item is strong from this stability in days, if it is not weak. */
export const strongStability = 21;
/** The stability in days of a full bar. */
export const maxStability = 365;

/** The strength of one card. Its bar grows with the logarithm of the stability, because intervals grow by factors. */
export function cardStrength({ recall, stability }: Pick<ReviewedCard, 'recall' | 'stability'>): Strength {
  const lasting = Math.min(1, Math.log1p(stability) / Math.log1p(maxStability));
  const isWeak = recall < minRecall || stability < minStability;
  return {
    band: isWeak ? 'weak' : stability < strongStability ? 'learning' : 'strong',
    percent: Math.round(recall * lasting),
  };
}

/** So often forgotten, an item is difficult, until it is strong after all. */
export const minLapsesOfDifficult = 6;

/** Whether a card is forgotten again and again (in Anki: a leech), so that more of the same reviews will not help. */
export const isDifficult = ({
  lapses,
  stability,
}: {
  readonly lapses: number;
  readonly stability: number;
}): boolean => lapses >= minLapsesOfDifficult && stability < strongStability;

/** Negative if `one` is weaker than `other`. */
export const compareStrength = (one: Strength, other: Strength): number =>
  bands.indexOf(one.band) - bands.indexOf(other.band) || one.percent - other.percent;

/**
 * The strength of an item: that of its weakest card; cards without reviews count only if all are. Null if it has no
 * cards, or was suspended before it was asked.
 */
export function itemStrength(cards: readonly ReviewedCard[]): Strength | null {
  if (cards.every(({ stability, state }) => stability === 0 && state === 'suspended')) return null;
  const [weakest] = cards
    .filter(({ stability }) => stability > 0)
    .map(cardStrength)
    .toSorted(compareStrength);
  return weakest ?? { band: 'weak', percent: 0 };
}

/** The day on which a card is asked next; null while it is suspended. */
export function nextDay({ state, due }: Pick<ReviewedCard, 'state' | 'due'>, today: Day): Day | null {
  if (state === 'suspended') return null;
  const earliest = state === 'buried' ? addDays(today, 1) : today;
  return due < earliest ? earliest : due;
}

/** The first day on which a card of an item is asked; null if all are suspended. */
export function nextDayOf(cards: readonly ReviewedCard[], today: Day): Day | null {
  const days = cards.flatMap((card) => nextDay(card, today) ?? []);
  return days.toSorted()[0] ?? null;
}
