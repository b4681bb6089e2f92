/** Queues news for every learner who wants them, each once, however often and concurrently it is called. */
import { and, eq, notExists } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { newsMails } from './tables.ts';
import { type MailJobServices, queueOptionalMail } from './mailJob.ts';
import { newsMail } from './newsMail.ts';
import type { News } from './newsText.ts';

type NewsServices = Omit<MailJobServices, 'mailer' | 'log'> & {
  readonly mailer: Pick<MailJobServices['mailer'], 'queue'>;
};

/** One mail is delivered in this time, so that mail servers do not take many at once for spam. */
export const newsIntervalMs = 1000;

const isWanted = and(
  eq(userProfiles.emailNotifications, true),
  eq(userProfiles.news, true),
  eq(users.emailVerified, true),
);

/** The learners who want news and have not got these. */
export async function listRecipients(db: Db, newsId: string): Promise<readonly string[]> {
  const got = db
    .select({ userId: newsMails.userId })
    .from(newsMails)
    .where(and(eq(newsMails.userId, userProfiles.id), eq(newsMails.newsId, newsId)));
  const rows = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.id))
    .where(and(isWanted, notExists(got)))
    .orderBy(userProfiles.id);
  return rows.map(({ id }) => id);
}

/** How many learners were sent these news. */
export const countSent = (db: Db, newsId: string): Promise<number> =>
  db.$count(newsMails, eq(newsMails.newsId, newsId));

/** Queues the news, one mail per second; returns how many. After an error it can be called again. */
export async function sendNews(services: NewsServices, news: News): Promise<number> {
  const start = services.now().getTime();
  let sent = 0;
  for (const userId of await listRecipients(services.db, news.id)) {
    const notBefore = new Date(start + sent * newsIntervalMs);
    if (await queueFor(services, news, userId, notBefore)) sent += 1;
  }
  return sent;
}

/** Queues the news for one learner; false if they were queued before, or are no longer wanted. */
function queueFor(services: NewsServices, news: News, userId: string, notBefore: Date): Promise<boolean> {
  const { db, publicUrl, now } = services;
  return db.transaction(async (tx) => {
    // Lock: who switches news off meanwhile has them withdrawn, or is seen here.
    const [learner] = await tx
      .select({ email: users.email, name: userProfiles.displayName })
      .from(userProfiles)
      .innerJoin(users, eq(users.id, userProfiles.id))
      .where(and(eq(userProfiles.id, userId), isWanted))
      .for('update', { of: userProfiles });
    if (!learner) return false;
    const added = await tx
      .insert(newsMails)
      .values({ userId, newsId: news.id, createdAt: now() })
      .onConflictDoNothing()
      .returning({ newsId: newsMails.newsId });
    if (added.length === 0) return false;
    await queueOptionalMail(tx, services, {
      kind: 'news',
      userId,
      recipient: learner.email,
      notBefore,
      render: (url) => newsMail(learner.name, news, publicUrl, url),
    });
    return true;
  });
}
