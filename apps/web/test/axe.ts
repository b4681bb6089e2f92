import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is against WCAG 2.2 AA and its best practices, a line each. */
export async function violations(): Promise<string[]> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  // Colors halfway through a transition would be reported.
  await Promise.allSettled(finite.map(({ finished }) => finished));
  const found = await axe.run(document, { runOnly: tags });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** CSS pixels by which the page is wider than the window. */
export const horizontalOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
