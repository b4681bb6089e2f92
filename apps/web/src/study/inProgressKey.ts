/** Local storage of inProgress.ts, for pages that load that module only if something is stored. */
import { readStorage } from '../platform/browserStorage.ts';

export const inProgressKey = 'in-progress';

/** Whether a quiz or exercise was left at this address; it may be too old to be continued. */
export const isInProgressAt = (address: string): boolean =>
  readStorage(inProgressKey)?.includes(JSON.stringify(address.split('#')[0])) === true;
