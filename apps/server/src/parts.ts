import type { Accounts } from './auth/accounts.ts';
import type { ReadViewer } from './auth/viewer.ts';
import type { Config } from './config.ts';
import type { Course } from './course/units.ts';
import type { Db } from './db/open.ts';
import type { Limiter } from './http/limits.ts';
import type { Log } from './http/log.ts';
import type { Site } from './http/site.ts';

/** What the running application is made of; tests put their own in. */
export interface Parts {
  readonly config: Pick<Config, 'publicUrl' | 'port' | 'trustedProxies' | 'tryOut'>;
  readonly db: Db;
  readonly accounts: Accounts;
  readonly readViewer: ReadViewer;
  readonly course: Course;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly site: Site;
  readonly now: () => Date;
  /** False while the server drains. */
  readonly isOpen: () => boolean;
}
