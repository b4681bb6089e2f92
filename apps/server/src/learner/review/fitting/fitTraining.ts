import { FSRSBindingItem, FSRSBindingReview, computeParameters } from '@open-spaced-repetition/binding';
import type { Train } from './fit.ts';
import { limitParameters } from '../cards/memory.ts';

/** The library waits so long for each report of progress, the last one included; its default is half a second. */
const progressIntervalMs = 10;

/** Trains with the optimizer of FSRS, which is native code: importing this fails where there is none for the platform. */
export const train: Train = async (histories) => {
  const items = histories.map(
    (history) => new FSRSBindingItem(history.map(({ rating, days }) => new FSRSBindingReview(rating, days))),
  );
  const options = { enableShortTerm: true, numRelearningSteps: 0, timeout: progressIntervalMs };
  return limitParameters(await computeParameters(items, options));
};
