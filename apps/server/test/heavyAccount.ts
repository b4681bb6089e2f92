/** A learner with as much data as the limits allow within minutes: own words, their cards and reviews. */
import { randomUUID } from 'node:crypto';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { addDays } from '@ena/domain/streak/day';
import { reviewCards, reviewLog, reviewSettings, ownWords } from '../src/learner/review/tables.ts';
import { userAnswers } from '../src/learner/study/tables.ts';
import type { Db } from '../src/platform/db/open.ts';

const rowsPerStatement = 1000;

async function insertAll<Row>(rows: readonly Row[], insert: (some: Row[]) => PromiseLike<unknown>) {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await insert(rows.slice(start, start + rowsPerStatement));
}

interface Size {
  readonly words: number;
  /** Of the words, one after the other, as often as it takes. */
  readonly reviews: number;
  /** Answers in a lesson. */
  readonly answers?: number;
  /** Items of the course that were reviewed once. */
  readonly courseItems?: readonly string[];
}

const letters = mkhedruli.map(([letter]) => letter);
const formOf = (index: number) =>
  [index % 33, Math.floor(index / 33) % 33, Math.floor(index / 1089) % 33]
    .map((letter) => letters[letter])
    .join('');

/** Fills the account of a learner who has no words yet; the reviews are of the days until `today`. */
export async function fillAccount(
  db: Db,
  userId: string,
  today: Date,
  { words, reviews, answers = 0, courseItems = [] }: Size,
) {
  const ids = Array.from({ length: words }, () => randomUUID());
  const dayOf = (daysAgo: number) => addDays(today.toISOString().slice(0, 10), -daysAgo);
  await db.insert(reviewSettings).values({ userId }).onConflictDoNothing();
  await insertAll(
    ids.map((id, index) => ({
      userId,
      id,
      form: formOf(index),
      gloss: `meaning ${index}`,
      sentence: `${formOf(index)} არის.`,
      translation: 'It is.',
      position: index,
    })),
    (rows) => db.insert(ownWords).values(rows),
  );
  const reviewed = ids.slice(0, reviews);
  const repsOf = (index: number) => Math.floor((reviews - index - 1) / ids.length) + 1;
  await insertAll(
    [...reviewed.map((id) => ownItemId(id)), ...courseItems].map((itemId, index) => ({
      userId,
      itemId,
      skill: 'recognize' as const,
      stability: 1 + (index % 40),
      difficulty: 5,
      due: dayOf((index % 20) - 10),
      lastDay: dayOf(10 + (index % 15)),
      lastAt: today,
      createdDay: dayOf(30),
      reps: index < reviewed.length ? repsOf(index) : 1,
    })),
    (rows) => db.insert(reviewCards).values(rows),
  );
  await insertAll(
    Array.from({ length: reviews }, (_, index) => ({
      userId,
      id: randomUUID(),
      itemId: ownItemId(ids[index % ids.length] ?? ''),
      skill: 'recognize' as const,
      format: 'type-form' as const,
      correct: index % 3 > 0,
      rating: index % 3 > 0 ? 3 : 1,
      response: formOf(index),
      elapsedMs: 4000,
      reviewedAt: new Date(today.getTime() - (30 - (index % 29)) * 86_400_000 + index),
      day: dayOf(30 - (index % 29)),
    })),
    (rows) => db.insert(reviewLog).values(rows),
  );
  await insertAll(
    Array.from({ length: answers }, (_, index) => ({
      userId,
      id: randomUUID(),
      unitId: 'alphabet',
      questionId: `alphabet.${index % 40}`,
      kind: 'choice',
      teaches: [],
      correct: index % 3 > 0,
      response: 'a',
      answeredAt: new Date(today.getTime() - index * 60_000),
    })),
    (rows) => db.insert(userAnswers).values(rows),
  );
  return { wordIds: ids };
}
