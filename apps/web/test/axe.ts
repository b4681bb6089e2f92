import axe from 'axe-core';
import { endAnimations, onlyViolations, ruleTags } from './axeRules.ts';

/** Accessibility violations of the page (WCAG 2.2 AA and axe's best practices), a line each. */
export async function violations(): Promise<string[]> {
  endAnimations();
  // A control that is partly under the top bar would be too small.
  scrollTo(0, 0);
  const found = await axe.run(document, { ...onlyViolations, runOnly: ruleTags });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** CSS pixels by which the page is wider than the window. */
export const horizontalOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
