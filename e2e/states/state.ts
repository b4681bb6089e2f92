import type { Page } from '@playwright/test';

/** A page in one of its states, for the accessibility checks. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** The demo account that opens it; by default a learner without a subscription. */
  readonly role?: 'visitor' | 'subscriber';
  /** The state changes its page irreversibly (fake clock), so it gets a page that is not shared. */
  readonly needsOwnPage?: boolean;
  /** Brings the opened page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}
