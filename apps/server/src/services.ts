import type { Accounts } from './auth/accounts.ts';
import type { ReadViewer } from './auth/viewer.ts';
import type { Assistant } from './chat/assistant.ts';
import type { Billing } from './billing/billing.ts';
import type { Config } from './config.ts';
import type { Course } from './course/units.ts';
import type { Db } from './db/open.ts';
import type { Limiter } from './http/limits.ts';
import type { Log } from './http/log.ts';
import type { Mailer } from './mail/queue.ts';
import type { StripeSandbox } from './practice/sandbox.ts';
import type { Site } from './http/site.ts';
import type { ReminderLinks } from './reminders/links.ts';
import type { Files } from './storage/files.ts';
import type { Clips } from './sound/clips.ts';

/** Settings and services of the running application, passed to handlers; tests pass their own. */
export interface Services {
  readonly config: Pick<Config, 'publicUrl' | 'port' | 'trustedProxies' | 'demoMode'>;
  readonly db: Db;
  readonly accounts: Accounts;
  readonly mailer: Mailer;
  /** Receives the messages of the contact forms. */
  readonly supportEmail: string;
  readonly readViewer: ReadViewer;
  readonly billing: Billing;
  /** Pages of the Stripe sandbox; null without it. */
  readonly stripeSandboxPages: StripeSandbox['pages'] | null;
  readonly course: Course;
  readonly assistant: Assistant;
  readonly clips: Clips;
  readonly files: Files;
  readonly reminderLinks: ReminderLinks;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly site: Site;
  readonly now: () => Date;
  /** False during graceful shutdown. */
  readonly isOpen: () => boolean;
}
