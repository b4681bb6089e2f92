/**
 * The order in which Today introduces the items of the course: by use, and letters with the words that can be read with
 * them. A number or form that has no place here is on its page only: it gets no new card.
 */
import { packSources } from '../bodies.ts';
import { skillsAfter } from '../drills/skillItems.ts';
import type { CatalogPack } from '../packs/packs.ts';
import { everydaySteps } from './everyday.ts';
import { firstMonthSteps } from './firstMonth.ts';
import { laterSteps } from './later.ts';
import { letterSteps } from './letters.ts';
import { packStep } from './packSteps.ts';

export interface PathStep {
  readonly id: string;
  readonly title: string;
  /** What the learner can do after it, in one plain line. */
  readonly canDo: string;
  /** Ids of study items, in the order in which they are introduced. */
  readonly items: readonly string[];
}

/** After each step a pack, as long as there are packs; the first pack first of all. */
function withPacks(steps: readonly PathStep[], packs: readonly PathStep[]): readonly PathStep[] {
  return [
    ...steps.flatMap((step, index) => [...packs.slice(index, index + 1), step]),
    ...packs.slice(steps.length),
  ];
}

/** What other steps introduce earlier than its pack would, such as "and". */
const placed = new Set(
  [letterSteps, firstMonthSteps, everydaySteps, laterSteps].flatMap((steps) =>
    steps.flatMap(({ items }) => items),
  ),
);

const packsOf = (isWanted: (pack: CatalogPack) => boolean): readonly PathStep[] =>
  packSources
    .filter(({ pack }) => isWanted(pack))
    .map((source) => packStep({ ...source, newIds: source.newIds.filter((id) => !placed.has(id)) }));

/** Free packs are what everyone needs first; the others come by their levels. */
const steps: readonly PathStep[] = [
  ...letterSteps,
  ...withPacks(
    firstMonthSteps,
    packsOf(({ tier }) => tier === 'free'),
  ),
  ...withPacks(
    everydaySteps,
    packsOf(({ tier, level }) => tier === 'premium' && level === 'A1'),
  ),
  ...withPacks(
    laterSteps,
    packsOf(({ level }) => level === 'A2'),
  ),
  ...packsOf(({ level }) => level === 'B1'),
];

export const path: readonly PathStep[] = steps.map((step) => ({
  ...step,
  items: [...step.items, ...skillsAfter(step.id)],
}));
