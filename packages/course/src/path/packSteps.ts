/** Packs of words as steps: each introduces the words that no page before it teaches. */
import { capitalize } from '@ena/domain/text/capitalize';
import type { PackSource } from '../packs/packSources.ts';

/** How the line of a pack begins that says what one can do after it. */
export const canDoStart = 'You can now ';

const prefix = 'pack-';
export const isPackStep = (stepId: string): boolean => stepId.startsWith(prefix);
/** The pack of a step. */
export const packIdOf = (stepId: string): string => stepId.slice(prefix.length);

export const packStep = ({ pack: { id, title, canDo }, newIds }: Pick<PackSource, 'pack' | 'newIds'>) => ({
  id: `${prefix}${id}`,
  title,
  canDo: capitalize(canDo.replace(canDoStart, '')),
  items: newIds,
});
