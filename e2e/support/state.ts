import type { Page } from 'playwright-core';
import { panel, unfold } from './browser.ts';

/** A page as axe looks at it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** By whom it is seen; by a learner without a subscription where nothing is said. */
  readonly by?: 'visitor' | 'subscriber';
  readonly prepare?: (page: Page) => Promise<void>;
}
/** Opens a panel by its title. */
export const openPanel = (page: Page, title: string) => unfold(panel(page, title));
