/** What jobs share that queue optional mails for the learners who are due. */
import type { OptionalMailKind } from '@ena/domain/account/profile';
import type { Db } from '../../platform/db/open.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { describeError, type Log } from '../../platform/log.ts';
import type { MailContent } from '../../platform/mail/emailTemplate.ts';
import type { Mailer } from '../../platform/mail/queue.ts';
import type { UnsubscribeLinks } from './unsubscribeLinks.ts';

export interface MailJobServices {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly links: UnsubscribeLinks;
  readonly publicUrl: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Maximum of learners in one query. */
  readonly batchSize?: number;
}

const pollIntervalMs = 5 * 60 * 1000;
export const defaultBatchSize = 200;

interface OptionalMail {
  readonly kind: OptionalMailKind;
  readonly userId: string;
  readonly recipient: string;
  readonly notBefore?: Date;
  /** `unsubscribeUrl` leads to the page that ends these mails. */
  readonly render: (unsubscribeUrl: string) => MailContent;
}

/** Queues a mail with the links that unsubscribe from its kind. */
export const queueOptionalMail = (
  tx: Db,
  { mailer, links }: { readonly mailer: Pick<Mailer, 'queue'>; readonly links: UnsubscribeLinks },
  { render, ...mail }: OptionalMail,
): Promise<void> => {
  const { kind, userId } = mail;
  return mailer.queue(tx, {
    ...mail,
    unsubscribe: links.oneClickUrl(kind, userId),
    ...render(links.pageUrl(kind, userId)),
  });
};

/** Calls `queue` for each learner; returns for how many it was true. A failure for one learner is logged and skipped. */
export async function queueForEach(
  log: Log,
  name: string,
  learners: readonly { readonly id: string }[],
  queue: (userId: string) => Promise<boolean>,
): Promise<number> {
  let queued = 0;
  for (const { id } of learners) {
    try {
      if (await queue(id)) queued += 1;
    } catch (error) {
      log.warn({ error: describeError(error) }, `${name} not queued`);
    }
  }
  return queued;
}

/** Queues all mails that are due now, in batches, because a poll of one batch would take days for many learners. */
export async function queueAll(queueBatch: () => Promise<number>, isStopped: () => boolean): Promise<void> {
  while (!isStopped() && (await queueBatch()) > 0);
}

/** Polls for due mails. Returns a function that stops the polling, after the poll in progress. */
export const startMailJob = (
  name: string,
  log: Log,
  queueBatch: () => Promise<number>,
): (() => Promise<void>) =>
  startWorker({
    name,
    log,
    pollIntervalMs,
    initialDelayMs: pollIntervalMs,
    run: (isStopped) => queueAll(queueBatch, isStopped),
  }).stop;
