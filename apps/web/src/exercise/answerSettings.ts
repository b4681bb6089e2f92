/** How a learner wants to answer, in all runs of this browser. Off at first. */
import { createBrowserSwitch } from '../platform/browserSwitch.ts';

/** The romanization of options in exercises. A learner who always sees Latin letters does not learn to read Georgian ones. */
export const romanizedOptions = createBrowserSwitch('romanization');

/** Goes on by itself after a right answer (decision 0102). A screen reader needs longer for a verdict, and would be interrupted. */
export const autoContinue = createBrowserSwitch('auto-continue');

/** Today asks nothing that is typed, such as for a phone on the way. */
export const chooseOnly = createBrowserSwitch('choose-only');

/** For tests, as a new page does. */
export function resetAnswerSettings(): void {
  for (const one of [romanizedOptions, autoContinue, chooseOnly]) one.reset();
}
