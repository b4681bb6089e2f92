/** Demo data: a plausible month of a subscriber, deterministic, ending today. */
import { createHash } from 'node:crypto';
import { lessonsOf } from '@ena/course/catalog';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { correctResponse } from '@ena/domain/exercise/kinds';
import { award } from '../../learner/achievements/award.ts';
import { everyFact } from '../../learner/achievements/facts.ts';
import { toAnswerRow } from '../../learner/answers/record.ts';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { stripeSubscriptions, userAnswers, userProfiles, userProgress } from '../../platform/db/schema.ts';
import { recordLearnedItems, lockProfile, recomputeProfile } from '../../learner/study/counters.ts';
import { recordStudy } from '../../learner/study/record.ts';
import { eq } from 'drizzle-orm';

const day = 24 * 60 * 60 * 1000;
const dayCount = 30;
/** Days without study, counted back from today; nobody studies every day. */
const restDays = new Set([9, 16, 17, 25]);
const daysBack = Array.from({ length: dayCount }, (_, back) => back).filter((back) => !restDays.has(back));

/** Deterministic pseudo-random number from 0 to 99 for a seed. */
const pseudoRandom = (seed: string) => createHash('sha256').update(seed).digest().readUInt16BE() % 100;
const idOf = (name: string) => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

export async function addMonthOfStudy(tx: Db, course: Course, userId: string, now: Date): Promise<void> {
  await tx.insert(stripeSubscriptions).values({
    userId,
    subscriptionId: 'sub_demo',
    status: 'active',
    priceId: 'price_demo',
    currentPeriodEnd: Math.floor((now.getTime() + 12 * day) / 1000),
    paymentMethodBrand: 'visa',
    paymentMethodLast4: '4242',
  });
  const minutes = await addRecords(tx, userId, now);
  const wordsLearned = await addAnswers(tx, course, userId, now);
  const profile = await lockProfile(tx, userId);
  const study = await recordStudy(tx, userId, profile, spread(minutes, now));
  await recomputeProfile(tx, userId, now, study);
  // Without a time zone: the first report of a browser sets it.
  await tx
    .update(userProfiles)
    .set({ timeZone: null, ...(wordsLearned !== null && { wordsLearned }) })
    .where(eq(userProfiles.id, userId));
  await award(tx, userId, everyFact, now);
}

/** Distributes minutes over the study days, unevenly. */
function spread(minutes: number, now: Date) {
  const weights = daysBack.map((back) => 2 + (pseudoRandom(`minutes ${back}`) % 9));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((minutes * weight) / whole));
  const rest = minutes - shares.reduce((sum, share) => sum + share, 0);
  return daysBack.map((back, place) => ({
    at: new Date(now.getTime() - back * day),
    timeZone: undefined,
    minutes: (shares[place] ?? 0) + (place === 0 ? rest : 0),
  }));
}

/** Beginner lessons in sequence, four days each; the last two are not completed. Returns their minutes. */
async function addRecords(tx: Db, userId: string, now: Date): Promise<number> {
  const studied = lessonsOf('beginner').slice(0, 7);
  const rows = studied.flatMap(({ id, quiz }, place) => {
    const completed = place < 5;
    const createdAt = new Date(now.getTime() - (dayCount - 4 * place) * day);
    const updatedAt = new Date(Math.min(createdAt.getTime() + 4 * day, now.getTime()));
    const record = { userId, completed, createdAt, updatedAt };
    const lesson = {
      ...record,
      lessonId: id,
      score: null,
      timeSpent: completed ? 14 + (pseudoRandom(id) % 20) : 6,
    };
    const score = 60 + 20 * (pseudoRandom(quiz) % 3);
    return completed
      ? [lesson, { ...record, lessonId: quiz, score, timeSpent: 3 + (pseudoRandom(quiz) % 4) }]
      : [lesson];
  });
  const visits = {
    userId,
    lessonId: 'beginner',
    completed: false,
    score: null,
    timeSpent: 26,
    updatedAt: now,
  };
  const all = [...rows, visits];
  for (const row of all) {
    await tx
      .insert(userProgress)
      .values(row)
      .onConflictDoUpdate({ target: [userProgress.userId, userProgress.lessonId], set: row });
    await award(tx, userId, ['records'], row.updatedAt);
  }
  return rows.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
}

/** Some answers on each study day, with a rising share of correct ones. Returns the words learned. */
async function addAnswers(tx: Db, course: Course, userId: string, now: Date): Promise<number | null> {
  const written = [
    ...[...course.lessons].map(([id, lesson]) => ({ id, items: itemsOfLesson(lesson) })),
    ...[...course.quizzes].map(([id, { questions }]) => ({ id, items: questions })),
  ];
  const all = written.flatMap(({ id, items }) => items.map((item) => ({ unitId: id, item })));
  if (all.length === 0) return null;
  const rows = daysBack.flatMap((back) =>
    Array.from({ length: 4 + (pseudoRandom(`count ${back}`) % 9) }, (_, place) => {
      const name = `${userId} ${back} ${place}`;
      const chosen = all[(back * 7 + place) % all.length] ?? all[0];
      if (!chosen) throw new Error('There is nothing to answer.');
      const isRight = pseudoRandom(`right ${back} ${place}`) < 92 - back;
      const answeredAt = new Date(now.getTime() - back * day - place * 40_000);
      const { unitId, item } = chosen;
      const response = isRight ? correctResponse(item) : null;
      return toAnswerRow(
        userId,
        unitId,
        item,
        { id: idOf(name), unitId, itemId: item.id, response },
        answeredAt,
        now,
      );
    }),
  );
  await tx.insert(userAnswers).values(rows);
  const right = rows.filter(({ correct }) => correct);
  return recordLearnedItems(tx, userId, right, course.words);
}
