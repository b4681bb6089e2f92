/** Changes of many items: one call after the other, each with as many as the server takes. */
import { maxItemsPerChange } from '@ena/contract/limits';
import { api } from '../../../platform/client.ts';

export interface GroupChange {
  readonly add?: string | undefined;
  readonly remove?: string | undefined;
}

async function inBatches(ids: readonly string[], call: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += maxItemsPerChange)
    await call(ids.slice(start, start + maxItemsPerChange));
}

export const removeAll = (ids: readonly string[]) =>
  inBatches(ids, (some) => api.words.remove({ ids: some }));
export const pauseAll = (itemIds: readonly string[], paused: boolean) =>
  inBatches(itemIds, (some) => api.reviews.pauseItems({ itemIds: some, paused }));
export const changeGroupsOf = (ids: readonly string[], change: GroupChange) =>
  inBatches(ids, (some) => api.words.changeGroups({ ids: some, ...change }));
