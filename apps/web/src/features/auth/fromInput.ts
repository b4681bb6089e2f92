import { maxFromLength } from '@ena/contract/limits';

/** The path that a mailed link leads on to, as input of an endpoint; without one it leads to the home page. */
export const fromInput = (from: string): { from?: string } =>
  from === '/' || from.length > maxFromLength ? {} : { from };
