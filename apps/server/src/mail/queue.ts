/**
 * Outgoing mail. It is written in the transaction that causes it and delivered afterwards, so that a
 * stopped mail server delays mail and loses none (trust, Nothing is lost).
 */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { mailQueue } from '../db/schema.ts';
import { describeError, type Log } from '../http/log.ts';
import type { MailContent } from './letter.ts';
import type { Deliver } from './smtp.ts';

export interface OutgoingMail extends MailContent {
  readonly userId: string | null;
  /** Null: to nobody. It is written like any other and never leaves; it makes two answers take the same time. */
  readonly recipient: string | null;
  /** Link that ends mails of this kind by one POST (RFC 8058). */
  readonly unsubscribe?: string;
  /** Who gets the answer, where that is not us. */
  readonly replyTo?: string;
}

export interface Mailer {
  /** Adds a mail within the caller's transaction; `wake` after its commit. */
  readonly queue: (tx: Db, mail: OutgoingMail) => Promise<void>;
  /** Looks for due mail now instead of at the next tick. */
  readonly wake: () => void;
  /** Finishes the delivery under way and stops. */
  readonly stop: () => Promise<void>;
}

const second = 1000;
const tick = 5 * second;
/** A process that dies while sending leaves its mail to others after this time. */
const lease = 2 * 60 * second;
const giveUpAfter = 3 * 24 * 60 * 60 * second;

/** Milliseconds until the next attempt: 5 s, doubling, at most 15 min. */
export const retryDelay = (attempts: number): number =>
  Math.min(5 * second * 2 ** Math.max(0, attempts - 1), 900 * second);

/** The mailbox page is the delivery (embedded set-up without SMTP): mail is kept, not sent. */
export function createMailbox(now: () => Date): Mailer {
  return {
    queue: async (tx, mail) => {
      const sentAt = mail.recipient === null ? null : now();
      await tx
        .insert(mailQueue)
        .values({ ...mail, recipient: mail.recipient ?? '', createdAt: now(), sentAt });
    },
    wake: () => undefined,
    stop: async () => undefined,
  };
}

interface WorkerParts {
  readonly db: Db;
  readonly deliver: Deliver;
  readonly log: Log;
  readonly now: () => Date;
}

/** Delivers queued mail by `deliver`, in this process, as long as it runs. */
export function startMailWorker({ db, deliver, log, now }: WorkerParts): Mailer {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  const deliverDue = async () => {
    for (let mail = await claim(db, now()); mail && !stopped; mail = await claim(db, now())) {
      try {
        await deliver(mail);
        // Delivered: what is left says only that it was.
        await db
          .update(mailQueue)
          .set({ sentAt: now(), nextAttemptAt: null, ...wordless(mail) })
          .where(eq(mailQueue.id, mail.id));
      } catch (error) {
        await postpone(mail, error);
      }
    }
  };

  const postpone = async (mail: typeof mailQueue.$inferSelect, error: unknown) => {
    const givenUp = now().getTime() - mail.createdAt.getTime() > giveUpAfter;
    log.warn(
      { mailId: mail.id, attempts: mail.attempts, givenUp, error: describeError(error) },
      'mail not delivered',
    );
    await db
      .update(mailQueue)
      .set(
        givenUp
          ? { nextAttemptAt: null, ...wordless(mail) }
          : { nextAttemptAt: new Date(now().getTime() + retryDelay(mail.attempts)) },
      )
      .where(eq(mailQueue.id, mail.id));
  };

  const work = () => {
    clearTimeout(timer);
    if (stopped || running) return;
    running = deliverDue()
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'mail queue could not be read'))
      .finally(() => {
        running = null;
        if (!stopped) timer = setTimeout(work, tick);
      });
  };
  timer = setTimeout(work, 0);

  return {
    queue: async (tx, mail) => {
      const nextAttemptAt = mail.recipient === null ? null : now();
      await tx
        .insert(mailQueue)
        .values({ ...mail, recipient: mail.recipient ?? '', createdAt: now(), nextAttemptAt });
    },
    wake: work,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** A mail without its words. Of one that somebody wrote to us, subject and sender are words too. */
const wordless = ({ subject, replyTo }: typeof mailQueue.$inferSelect) => ({
  text: '',
  html: '',
  subject: replyTo === null ? subject : '',
  replyTo: null,
  // It would switch reminders off for whoever finds it.
  unsubscribe: null,
});

/** Takes one due mail for the time of the lease; replicas skip what another one is taking. */
async function claim(db: Db, time: Date) {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(lte(mailQueue.nextAttemptAt, time))
    .orderBy(asc(mailQueue.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mailQueue)
    .set({ attempts: sql`${mailQueue.attempts} + 1`, nextAttemptAt: new Date(time.getTime() + lease) })
    .where(and(eq(mailQueue.id, sql`(${due})`)))
    .returning();
  return mail;
}
