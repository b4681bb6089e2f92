import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onPostgres, openTestDatabase } from '../../../test/database.ts';
import { startMailServer } from '../../../test/mailServer.ts';
import { deleteExpiredRows } from '../../main/deleteExpiredRows.ts';
import type { Database } from '../db/open.ts';
import { canonicalEmail } from '../emailAddress.ts';
import { mailQueue } from './tables.ts';
import { createLog } from '../log.ts';
import { confirmationMail } from '../../identity/signUp/confirmationMail.ts';
import { listMail, maxMailboxMails } from './mailbox.ts';
import { createMailbox, createMailQueue, startMailWorker } from './queue.ts';
import { createSmtpDelivery } from './smtp.ts';

let database: Database;
const logged: string[] = [];
const log = createLog('trace', { write: (line) => void logged.push(line) });
const start = new Date('2026-03-01T10:00:00Z');
const time = { now: start };
const now = () => time.now;
const advanceClock = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
const mailTo = (recipient: string) => ({
  userId: null,
  recipient,
  subject: 'Hello',
  text: 'secret words',
  html: '<p>',
});
const queue = createMailQueue(now);
const rowOf = async (recipient: string) =>
  (await database.db.select().from(mailQueue).where(eq(mailQueue.recipient, recipient)))[0];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.delete(mailQueue));
afterAll(() => database.close());

describe('queued mail', () => {
  it('[AUTH-30] is delivered by SMTP with text and HTML parts, and its content is then deleted', async () => {
    const server = await startMailServer();
    const deliver = createSmtpDelivery(server.url, 'Ena <hello@ena.example>');
    const mail = confirmationMail('Nino', 'http://127.0.0.1:3000/confirmation#token=abc');
    await queue(database.db, { userId: null, recipient: 'nino@ena.example', ...mail });
    const mailer = startMailWorker({ db: database.db, deliver, log, now });
    await vi.waitFor(async () => expect((await rowOf('nino@ena.example'))?.sentAt).not.toBeNull(), 60_000);
    await mailer.stop();
    await server.close();

    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatch(/^From: Ena <hello@ena\.example>/m);
    expect(server.received[0]).toMatch(/^To: .*nino@ena\.example/m);
    expect(server.received[0]).toMatch(/^Subject: Confirm your email for Ena/m);
    expect(server.received[0]).toMatch(/text\/plain[\s\S]*text\/html/);
    expect(await rowOf('nino@ena.example')).toMatchObject({ text: '', html: '', nextAttemptAt: null });
  });

  it('reaches an address whose domain is in Punycode, and names it as that', async () => {
    const server = await startMailServer();
    const deliver = createSmtpDelivery(server.url, 'Ena <hello@ena.example>');
    const recipient = canonicalEmail('nino@ქართული.გე');
    await deliver({ ...mailTo(recipient), id: 'idn', unsubscribe: null, replyTo: recipient });
    await server.close();
    expect(server.received[0]).toMatch(new RegExp(`^To: .*${recipient}`, 'm'));
    expect(server.received[0]).toMatch(new RegExp(`^Reply-To: .*${recipient}`, 'm'));
  });

  it('is retried until the mail server is available again', async () => {
    const server = await startMailServer();
    await server.close();
    const deliver = createSmtpDelivery(server.url, 'Ena <hello@ena.example>');
    const recipients = ['a@ena.example', 'b@ena.example', 'c@ena.example'];
    for (const recipient of recipients) await queue(database.db, mailTo(recipient));
    const first = startMailWorker({ db: database.db, deliver, log, now });
    // Their order is not defined, because all are due at the same time.
    for (const recipient of recipients)
      await vi.waitFor(async () => expect((await rowOf(recipient))?.attempts).toBe(1), 60_000);
    await first.stop();

    const again = await startMailServer(server.port);
    await queue(database.db, mailTo('new@ena.example'));
    const early = startMailWorker({ db: database.db, deliver, log, now });
    await vi.waitFor(() => expect(again.received).toHaveLength(1), 60_000);
    await early.stop();
    for (const recipient of recipients) expect((await rowOf(recipient))?.attempts).toBe(1); // not due yet
    expect(again.received).toHaveLength(1);
    advanceClock(6000);
    const due = startMailWorker({ db: database.db, deliver, log, now });
    await vi.waitFor(() => expect(again.received).toHaveLength(4), 60_000);
    await due.stop();
    await again.close();
    expect(logged.join('')).not.toMatch(/@ena\.example|secret words/);
  });

  // Not on PostgreSQL: its client has timers of its own.
  it.skipIf(onPostgres)(
    'is sent at the next poll, not by the request that queues it, which would tell whether an address is known',
    async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const sent: string[] = [];
      const deliver = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
      await queue(database.db, mailTo('before@ena.example'));
      const mailer = startMailWorker({ db: database.db, deliver, log, now });
      await vi.advanceTimersByTimeAsync(1);
      // The next poll is planned once this one has ended.
      await expect.poll(() => [sent.length, vi.getTimerCount()]).toEqual([1, 1]);
      await mailer.queue(database.db, mailTo('after@ena.example'));
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await rowOf('after@ena.example'))?.attempts).toBe(0);
      await vi.advanceTimersByTimeAsync(1_000);
      await expect.poll(() => sent).toEqual(['before@ena.example', 'after@ena.example']);
      await mailer.stop();
    },
  );

  it('is sent only once by several replicas', async () => {
    const sent: string[] = [];
    const deliver = async ({ recipient }: { recipient: string }) => {
      await new Promise(setImmediate);
      sent.push(recipient);
    };
    const workers = [1, 2, 3].map(() => startMailWorker({ db: database.db, deliver, log, now }));
    const recipients = Array.from({ length: 20 }, (_, index) => `r${index}@ena.example`);
    await database.db
      .insert(mailQueue)
      .values(recipients.map((to) => ({ ...mailTo(to), nextAttemptAt: start })));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(20), 60_000);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(sent.sort()).toEqual([...recipients].sort());
  });

  it('about an account is sent before optional mail that was queued earlier', async () => {
    const sent: string[] = [];
    const deliver = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
    const news = ['n1@ena.example', 'n2@ena.example'];
    await database.db.insert(mailQueue).values([
      ...news.map((to, index) => ({
        ...mailTo(to),
        kind: 'news' as const,
        nextAttemptAt: new Date(start.getTime() - 2000 + index * 1000),
      })),
      { ...mailTo('account@ena.example'), nextAttemptAt: now() },
    ]);
    const mailer = startMailWorker({ db: database.db, deliver, log, now });
    await vi.waitFor(() => expect(sent).toHaveLength(3), 60_000);
    await mailer.stop();
    expect(sent).toEqual(['account@ena.example', ...news]);
  });

  it('is given up after three days, and its content is deleted', async () => {
    const refuse = () => Promise.reject(new Error('550 no such person'));
    await queue(database.db, mailTo('old@ena.example'));
    advanceClock(4 * 24 * 3_600_000);
    const mailer = startMailWorker({ db: database.db, deliver: refuse, log, now });
    await vi.waitFor(async () => expect((await rowOf('old@ena.example'))?.nextAttemptAt).toBeNull(), 60_000);
    await mailer.stop();
    expect(await rowOf('old@ena.example')).toMatchObject({ sentAt: null, text: '' });
  });

  it('is not claimed any more once the worker stops', async () => {
    await queue(database.db, mailTo('first@ena.example'));
    await queue(database.db, mailTo('second@ena.example'));
    const stopped: Promise<void>[] = [];
    const deliver = async () => void stopped.push(mailer.stop());
    const mailer = startMailWorker({ db: database.db, deliver, log, now });
    await expect.poll(() => stopped.length).toBe(1);
    await Promise.all(stopped);
    const rows = [await rowOf('first@ena.example'), await rowOf('second@ena.example')];
    expect(rows.map((row) => row?.attempts).sort()).toEqual([0, 1]);
  });

  it('is not sent again, without its content, by a worker whose lease was over', async () => {
    await queue(database.db, mailTo('slow@ena.example'));
    const sent: string[] = [];
    const deliver = async ({ text }: { text: string }) => void sent.push(text);
    const slow = startMailWorker({
      db: database.db,
      log,
      now,
      deliver: async () => {
        advanceClock(6 * 60_000);
        const other = startMailWorker({ db: database.db, deliver, log, now });
        await vi.waitFor(
          async () => expect((await rowOf('slow@ena.example'))?.sentAt).not.toBeNull(),
          60_000,
        );
        await other.stop();
        throw new Error('timeout');
      },
    });
    await vi.waitFor(async () => expect((await rowOf('slow@ena.example'))?.sentAt).not.toBeNull(), 60_000);
    await slow.stop();
    expect(sent).toEqual(['secret words']);
    expect((await rowOf('slow@ena.example'))?.nextAttemptAt).toBeNull();
  });

  it.each([
    ['an hour later if its recipient is refused', 'RCPT TO', 550, '550 5.1.1 No such user', 3600],
    ['soon if the recipient is refused for now', 'RCPT TO', 450, '450 4.2.1 Try later', 5],
    ['soon if the server does not want our mail', 'RCPT TO', 550, '550 5.7.1 Relaying denied', 5],
    ['soon if the sender is refused', 'MAIL FROM', 550, '550 5.1.8 Sender refused', 5],
    ['soon if the log-in at the mail server fails', 'AUTH PLAIN', 535, '535 5.7.8 Wrong password', 5],
  ])('is tried again %s', async (_, command, responseCode, response, seconds) => {
    await queue(database.db, mailTo('a@ena.example'));
    const refuse = () =>
      Promise.reject(Object.assign(new Error('refused'), { command, responseCode, response }));
    const mailer = startMailWorker({ db: database.db, deliver: refuse, log, now });
    const expected = new Date(now().getTime() + seconds * 1000);
    await vi.waitFor(
      async () => expect((await rowOf('a@ena.example'))?.nextAttemptAt).toEqual(expected),
      60_000,
    );
    await mailer.stop();
  });

  it('that may be delivered days later is retried, and kept, from then on', async () => {
    const notBefore = new Date(now().getTime() + 10 * 24 * 3_600_000);
    await queue(database.db, { ...mailTo('late@ena.example'), notBefore });
    advanceClock(10 * 24 * 3_600_000);
    await deleteExpiredRows(database.db, now(), false);
    const refuse = () => Promise.reject(new Error('451 try again later'));
    const mailer = startMailWorker({ db: database.db, deliver: refuse, log, now });
    await vi.waitFor(async () => expect((await rowOf('late@ena.example'))?.attempts).toBe(1), 60_000);
    await mailer.stop();
    expect(await rowOf('late@ena.example')).toMatchObject({ text: 'secret words', sentAt: null });
    expect((await rowOf('late@ena.example'))?.nextAttemptAt).not.toBeNull();
  });

  it('in the mailbox of the demo mode is limited to the newest ones, and sorted newest first', async () => {
    const mailbox = createMailbox(now);
    for (let index = 0; index < maxMailboxMails + 5; index++) {
      advanceClock(1000);
      await mailbox.queue(database.db, mailTo(`m${index}@ena.example`));
    }
    await deleteExpiredRows(database.db, now(), true);
    const mails = await listMail(database.db);
    expect(mails).toHaveLength(maxMailboxMails);
    expect(mails[0]).toMatchObject({ to: `m${maxMailboxMails + 4}@ena.example`, text: 'secret words' });
    expect(await database.db.select().from(mailQueue)).toHaveLength(maxMailboxMails);
  });
});

it('HTML in a name is escaped in the mail', () => {
  const { html } = confirmationMail('<img src=x onerror="x">', 'http://x/confirmation#token=a');
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;x&quot;&gt;');
});
