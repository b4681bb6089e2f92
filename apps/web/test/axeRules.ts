/** Configuration of axe for component tests and journeys. */

/** WCAG 2.2 AA and axe's best practices. */
export const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Without it axe describes every element that passes, too. */
export const onlyViolations: { resultTypes: ['violations'] } = { resultTypes: ['violations'] };

/**
 * Ends finite animations and transitions, and those that they start: axe would report intermediate colors.
 * Self-contained, as journeys send its source to the page.
 */
export function endAnimations(): void {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState !== 'finished' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      );
  for (let animations = running(); animations.length > 0; animations = running())
    for (const animation of animations) animation.finish();
}
