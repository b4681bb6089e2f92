/**
 * Queue of outgoing mail (transactional outbox): a mail is inserted in the transaction that causes it and
 * delivered afterwards, with retries, so that an unavailable mail server delays mail but loses none.
 */
import type { OptionalMailKind } from '@ena/domain/account/profile';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { mailQueue } from './tables.ts';
import { isDue, leasedUntil, nextAttemptAfter } from '../jobs/claim.ts';
import { startWorker } from '../jobs/worker.ts';
import { describeError, type Log } from '../log.ts';
import type { MailContent } from './emailTemplate.ts';
import type { Deliver } from './smtp.ts';

export interface OutgoingMail extends MailContent {
  readonly userId: string | null;
  /** Null: the mail is stored but never sent, so that two requests take the same time (decision 0012). */
  readonly recipient: string | null;
  /** Kind of an optional mail; mails about the account are delivered first. */
  readonly kind?: OptionalMailKind;
  /** One-click unsubscribe URL for a POST (RFC 8058). */
  readonly unsubscribe?: string;
  /** Reply-To address, if replies should not go to us. */
  readonly replyTo?: string;
  /** Default: it is delivered at the next poll. */
  readonly notBefore?: Date;
}

export interface Mailer {
  /**
   * Adds a mail within the caller's transaction. It is delivered at the next poll, not at once: otherwise the
   * requests right after would be slower if the mail has a recipient, and so tell whether an address is known.
   */
  readonly queue: (tx: Db, mail: OutgoingMail) => Promise<void>;
  /** Stops after the delivery in progress. */
  readonly stop: () => Promise<void>;
}

const secondMs = 1000;
/** Someone may wait for a mail. */
const pollIntervalMs = 3 * secondMs;
/**
 * A claimed mail that is not sent in this time, because the process died, can be claimed again. Longer than the timeouts of
 * a delivery together (smtp.ts).
 */
const mailLeaseMs = 5 * 60 * secondMs;
const retryPolicy = {
  firstDelayMs: 5 * secondMs,
  maxDelayMs: 15 * 60 * secondMs,
  giveUpAfterMs: 3 * 24 * 60 * 60 * secondMs,
};
/** For recipients that the mail server refuses: hundreds of attempts would harm the reputation of the sender. */
const refusalPolicy = {
  firstDelayMs: 60 * 60 * secondMs,
  maxDelayMs: 12 * 60 * 60 * secondMs,
  giveUpAfterMs: retryPolicy.giveUpAfterMs,
};

/** Adds mails to the queue, from which the worker of a running Ena delivers them. */
export const createMailQueue =
  (now: () => Date): Mailer['queue'] =>
  async (tx, { notBefore, ...mail }) => {
    // Retries and clean-up count from when a mail may be delivered first, which may be days later.
    const createdAt = notBefore ?? now();
    const nextAttemptAt = mail.recipient === null ? null : createdAt;
    await tx.insert(mailQueue).values({ ...mail, recipient: mail.recipient ?? '', createdAt, nextAttemptAt });
  };

/** For the demo mode without SMTP: mails are stored for the mailbox page, not sent. */
export function createMailbox(now: () => Date): Mailer {
  return {
    queue: async (tx, { notBefore: _atOnce, ...mail }) => {
      const sentAt = mail.recipient === null ? null : now();
      await tx
        .insert(mailQueue)
        .values({ ...mail, recipient: mail.recipient ?? '', createdAt: now(), sentAt });
    },
    stop: async () => undefined,
  };
}

interface WorkerServices {
  readonly db: Db;
  readonly deliver: Deliver;
  readonly log: Log;
  readonly now: () => Date;
}

/** Polls the queue and delivers due mail with `deliver`, in this process, until `stop`. */
export function startMailWorker({ db, deliver, log, now }: WorkerServices): Mailer {
  const postpone = async (mail: typeof mailQueue.$inferSelect, error: unknown) => {
    const policy = isRefusal(error) ? refusalPolicy : retryPolicy;
    const nextAttemptAt = nextAttemptAfter(policy, mail.attempts, mail.createdAt, now());
    const givenUp = nextAttemptAt === null;
    log.warn(
      { mailId: mail.id, attempts: mail.attempts, givenUp, error: describeError(error) },
      'mail not delivered',
    );
    await db
      .update(mailQueue)
      .set({ nextAttemptAt, ...(givenUp ? redactContent(mail) : {}) })
      .where(isStillClaimed(mail));
  };

  const { stop } = startWorker({
    name: 'mail',
    log,
    pollIntervalMs,
    async run(isStopped) {
      while (!isStopped()) {
        const mail = await claim(db, now());
        if (!mail) break;
        try {
          await deliver(mail);
        } catch (error) {
          await postpone(mail, error);
          continue;
        }
        // The row of a delivered mail keeps no content.
        await db
          .update(mailQueue)
          .set({ sentAt: now(), nextAttemptAt: null, ...redactContent(mail) })
          .where(and(eq(mailQueue.id, mail.id), isNull(mailQueue.sentAt)));
      }
    },
  });

  return { queue: createMailQueue(now), stop };
}

/** Not if it was sent, or claimed again after the lease: its row may have no content any more. */
const isStillClaimed = ({ id, attempts }: typeof mailQueue.$inferSelect) =>
  and(eq(mailQueue.id, id), eq(mailQueue.attempts, attempts), isNull(mailQueue.sentAt));

/**
 * Whether the mail server refuses the recipient for good (RFC 5321, 4.2.3: 550 to 553), as nodemailer reports it. Not for its
 * own policy (enhanced status code 5.7.x), such as against us as the sender, which the operator can repair.
 */
const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const reported = (name: string): unknown => Reflect.get(error, name);
  const code = Number(reported('responseCode'));
  const isPolicy = /\b5\.7\.\d/.test(String(reported('response')));
  return reported('command') === 'RCPT TO' && code >= 550 && code <= 553 && !isPolicy;
};

/** Column values that remove the content of a mail; of a contact message, also subject and sender. */
const redactContent = ({ subject, replyTo }: typeof mailQueue.$inferSelect) => ({
  text: '',
  html: '',
  subject: replyTo === null ? subject : '',
  replyTo: null,
  // Anyone with this URL can unsubscribe the learner.
  unsubscribe: null,
});

/** Someone waits for a mail about the account, but not for one of many thousands that were queued before. */
const mailOrder = [sql`${mailQueue.kind} is not null`, asc(mailQueue.nextAttemptAt)];

/** Claims one due mail for the time of the lease. */
async function claim(db: Db, time: Date) {
  const [mail] = await db
    .update(mailQueue)
    .set(leasedUntil(mailQueue, time, mailLeaseMs))
    .where(isDue(db, mailQueue, time, 1, mailOrder))
    .returning();
  return mail;
}
