/** Locators that component tests need besides Vitest's own. */
import { expect } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By CSS, for what has no role or text of its own, such as `[data-answer]`. */
    getByCss: (selector: string) => Locator;
  }
}
locators.extend({ getByCss: (selector) => `css=${selector}` });
/** Elements of the whole page by CSS; `getByCss` of a locator finds those inside it. */
export const css = (selector: string): Locator => page.getByCss(selector);

/** The button that opens and closes a section of a lesson, by the section's title. */
const sectionToggle = (title: string): Locator =>
  css('main section > h2 > button').filter({ has: page.getByText(title, { exact: true }) });

/** Opens a section of a lesson if it is closed. */
export async function expandSection(title: string): Promise<void> {
  const toggle = sectionToggle(title);
  await expect.element(toggle).toBeVisible();
  if (toggle.element().ariaExpanded !== 'true') await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
}
