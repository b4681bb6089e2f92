import type { Page } from '@playwright/test';

/** A page in one of its states, for checks that every state must pass. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** The demo account that opens it; by default a learner without a subscription. */
  readonly role?: 'visitor' | 'subscriber';
  /** It changes its page for good (a fake clock), so it shares none with other states. */
  readonly ownPage?: boolean;
  /** Brings the opened page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}
