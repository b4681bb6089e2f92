import type { Db } from './db/open.ts';
import type { OriginSettings } from './http/origin.ts';
import type { Limiter } from './http/limits.ts';
import type { Files } from './files.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/queue.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What any layer may use; each layer above extends this interface by its own services. */
export interface PlatformServices {
  readonly config: OriginSettings & {
    /** Number of reverse proxies in front of the server. */
    readonly trustedProxies: number;
  };
  readonly db: Db;
  /** Throws UNAVAILABLE while the disk of the embedded database is full. */
  readonly assertDiskSpace: () => void;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => Date;
}
