import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { newsMails } from './tables.ts';
import { createMailQueue } from '../../platform/mail/queue.ts';
import { parseNews } from './newsText.ts';
import { countSent, listRecipients, sendNews } from './sendNews.ts';

const { world, time, call, signedIn } = useApp();
const now = () => time.now;
const news = parseNews('spring.md', '# New words\n\nThere are new words.');
const toQueue = createMailQueue(now);

beforeEach(() => world.services.db.delete(users));

const send = (queue = toQueue, which = news) =>
  sendNews(
    {
      ...world.services,
      mailer: { queue },
      links: world.services.unsubscribeLinks,
      publicUrl: 'http://127.0.0.1:3000',
    },
    which,
  );
const queued = () => world.services.db.select().from(mailQueue).orderBy(mailQueue.nextAttemptAt);
const recipients = async () => (await queued()).map(({ recipient }) => recipient.split('@')[0]).toSorted();

async function learner(name: string, fields: Partial<typeof userProfiles.$inferInsert> = {}) {
  const { userId } = await signedIn(`${name}@ena.example`);
  await world.services.db
    .update(userProfiles)
    .set({ news: true, ...fields })
    .where(eq(userProfiles.id, userId));
  return userId;
}

describe('news', () => {
  it('are queued for learners with the switch on and a confirmed e-mail, one mail per second', async () => {
    const unconfirmed = await learner('unconfirmed');
    const { db, unsubscribeLinks } = world.services;
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed));
    await learner('off', { news: false });
    await learner('all-off', { emailNotifications: false });
    const ana = await learner('ana');
    await learner('gio');
    await learner('nino');
    expect(await send()).toBe(3);
    expect(await recipients()).toEqual(['ana', 'gio', 'nino']);
    const mails = await queued();
    const start = time.now.getTime();
    expect(mails.map(({ nextAttemptAt }) => Number(nextAttemptAt) - start)).toEqual([0, 1000, 2000]);
    const mail = mails.find(({ userId }) => userId === ana);
    expect(mail).toMatchObject({ kind: 'news', unsubscribe: unsubscribeLinks.oneClickUrl('news', ana) });
    expect(mail?.text).toContain('There are new words.');
    expect(mail?.text).toContain(unsubscribeLinks.pageUrl('news', ana));
  });

  it('reach nobody twice, but everybody else when they are sent again', async () => {
    await learner('ana');
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    await learner('gio');
    expect(await listRecipients(world.services.db, 'spring')).toHaveLength(1);
    expect(await send()).toBe(1);
    expect(await recipients()).toEqual(['ana', 'gio']);
    expect(await countSent(world.services.db, 'spring')).toBe(2);
    expect(await send(toQueue, { ...news, id: 'summer' })).toBe(2);
  });

  it('are continued after an interruption', async () => {
    for (const name of ['ana', 'gio', 'nino', 'lali']) await learner(name);
    let left = 2;
    const interrupted: typeof toQueue = async (tx, mail) => {
      if (left === 0) throw new Error('killed');
      left -= 1;
      await toQueue(tx, mail);
    };
    await expect(send(interrupted)).rejects.toThrow('killed');
    expect(await queued()).toHaveLength(2);
    expect(await send()).toBe(2);
    expect(await recipients()).toEqual(['ana', 'gio', 'lali', 'nino']);
  });

  it('are queued once by two commands at the same time', async () => {
    for (const name of ['ana', 'gio', 'nino']) await learner(name);
    const counts = await Promise.all([send(), send()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(await recipients()).toEqual(['ana', 'gio', 'nino']);
  });

  it('are withdrawn, and not sent again, after the link was used', async () => {
    const ana = await learner('ana');
    await send();
    const [mail] = await queued();
    expect((await call('POST', new URL(mail?.unsubscribe ?? '').pathname, {})).status).toBe(200);
    expect(await queued()).toEqual([]);
    expect(await send(toQueue, { ...news, id: 'summer' })).toBe(0);
    await world.services.db.delete(users).where(eq(users.id, ana));
    expect(await world.services.db.select().from(newsMails)).toEqual([]);
  });
});
