/** Packs in their order as steps of learning, and how their "can do" lines are shown. */
import type { Known, LessonItems } from '@ena/contract/known';
import { type CatalogPack, packs } from '@ena/course/packs/packs';
import { checkAccess, requiredAccessOfTier, type Viewer } from '@ena/domain/entitlement/entitlement';
import { areKnown } from '@ena/domain/progress/itemCounts';
import type { Step } from '@ena/domain/progress/whatNext';
import { capitalize } from '@ena/domain/text/capitalize';
import { pluralize } from '@ena/domain/text/pluralize';
import { coverage } from 'virtual:ena-coverage';

export interface PackStep extends Step {
  readonly pack: CatalogPack;
  readonly items: LessonItems | null;
}

/** For `whatNext`. A pack is done once all of its words were introduced. */
export const packSteps = (known: Known | null, viewer: Viewer): readonly PackStep[] =>
  packs.map((pack) => ({
    id: pack.id,
    pack,
    items: known?.lessons[pack.id] ?? null,
    isCompleted: false,
    isLocked: checkAccess(requiredAccessOfTier(pack.tier), viewer) !== 'open',
  }));

/** "You can now ask the way" once all words are known; before: "Ask the way". */
export const canDoText = ({ canDo }: CatalogPack, items: LessonItems | null): string =>
  items && areKnown(items) ? `${canDo}.` : `${capitalize(canDo.replace('You can now ', ''))}.`;

/** What one can read of the texts after learning the path to the end of a pack. */
export function coverageText(packId: string): string {
  const { percent = 0, texts = 0, newTexts = 0 } = coverage[packId] ?? {};
  const words = `The path to the end of this pack teaches ${percent} % of the words of our texts`;
  if (texts === 0) return `${words}.`;
  const readable = `${words}: enough to read ${pluralize(texts, 'text')} without help`;
  return newTexts > 0 ? `${readable}, ${newTexts} more than before.` : `${readable}.`;
}
