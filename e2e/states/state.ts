import type { Page } from '@playwright/test';

/** A page in one of its states, for the accessibility checks. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /**
   * The demo account that opens it; by default a learner without a subscription. Other tests may have answered
   * exercises with that account: `newLearner` is a new account of this state's own.
   */
  readonly role?: 'visitor' | 'subscriber' | 'newLearner';
  /**
   * It gets a document of its own: the state outlives its page (fake clock, open dialog, blocked navigation), or its
   * path is not rendered by the web app.
   */
  readonly needsOwnPage?: boolean;
  /** Brings the opened page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}
