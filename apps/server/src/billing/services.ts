import type { Db } from '../platform/db/open.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mail/queue.ts';
import type { Provider } from './provider.ts';

export interface BillingServices {
  readonly db: Db;
  readonly provider: Provider;
  readonly log: Log;
  readonly now: () => Date;
  /** For mails about payments; null: none are sent. */
  readonly mail: { readonly mailer: Mailer; readonly publicUrl: string } | null;
}

/** The signed-in learner who subscribes. */
export interface Buyer {
  readonly userId: string;
  readonly email: string;
}
