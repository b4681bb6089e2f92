/**
 * Demo data: a plausible month of a subscriber, deterministic, ending today. It is recorded by the functions that
 * serve real learners, day by day with the clock set back, so that records, study days, answers and the dates of
 * achievements agree.
 */
import { createHash } from 'node:crypto';
import { type CatalogLesson, lessonsOf } from '@ena/course/catalog';
import { correctResponse, type ExerciseItem } from '@ena/domain/exercise/kinds';
import { sectionItems } from '@ena/domain/lesson/kinds';
import { percentOf } from '@ena/domain/quiz/result';
import { eq } from 'drizzle-orm';
import type { Course } from '../../content/course/units.ts';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { recordAnswers } from '../../learner/answers/record.ts';
import { reportProgress } from '../../learner/progress/report.ts';
import type { Db } from '../../platform/db/open.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { stripeSubscriptions } from '../../billing/tables.ts';
import { userProgress } from '../../learner/study/tables.ts';

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;
const dayCount = 30;
/** Days without study; nobody studies every day. */
const restDays = new Set([4, 12, 13, 20]);
/** Counted from 0; the last one is today. */
const studiedDays = Array.from({ length: dayCount }, (_, day) => day).filter((day) => !restDays.has(day));

/** Deterministic pseudo-random number from 0 to 99 for a seed. */
const pseudoRandom = (seed: string) => createHash('sha256').update(seed).digest().readUInt16BE() % 100;
const idOf = (name: string) => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Beginner lessons are studied in sequence, four days each; those after the completed ones are only begun. */
const daysPerLesson = 4;
const lessons = lessonsOf('beginner');
const completedLessons = lessons.slice(0, 5);

interface StudyUnit {
  readonly id: string;
  readonly minutes: number;
  readonly isCompleted: boolean;
}
interface Plan {
  readonly lessons: readonly StudyUnit[];
  /** The lesson whose items are answered. */
  readonly practised: CatalogLesson | undefined;
  /** The quiz is taken on the day on which the lesson is completed. */
  readonly quiz: string | null;
}

/** What is studied on a day, long enough on the day of completion for the rule of the lesson. */
function planOf(day: number): Plan {
  const index = Math.floor(day / daysPerLesson);
  const lesson = lessons[index];
  const practised = completedLessons[index] ?? completedLessons[day % completedLessons.length];
  const isLastDay = day % daysPerLesson === daysPerLesson - 1;
  const isCompleted = practised === lesson && isLastDay;
  const minutes = (isCompleted ? 11 : 3) + (pseudoRandom(`minutes ${day}`) % 7);
  const begun = lesson && lesson !== practised ? [{ id: lesson.id, minutes: 1, isCompleted: false }] : [];
  return {
    lessons: [...(practised ? [{ id: practised.id, minutes, isCompleted }] : []), ...begun],
    practised,
    quiz: isCompleted ? (practised?.quiz ?? null) : null,
  };
}

const maxItemsPerDay = 14;
/**
 * Some items of a lesson: the items of the first run of each exercise, and its dictation. Each day continues where the
 * last one on this lesson stopped.
 */
function itemsToPractise(course: Course, lessonId: string, day: number): readonly ExerciseItem[] {
  const { exercises = [], sections = [] } = course.lessons.get(lessonId) ?? {};
  const items = [
    ...exercises.flatMap((exercise) =>
      exercise.shuffled ? exercise.items : exercise.items.slice(0, exercise.draw),
    ),
    ...sections.flatMap(sectionItems),
  ];
  const earlierDays = studiedDays.filter((other) => other < day && planOf(other).practised?.id === lessonId);
  const first = earlierDays.length * maxItemsPerDay;
  const count = maxItemsPerDay - (pseudoRandom(`count ${day}`) % 9);
  return Array.from({ length: count }, (_, index) => items[(first + index) % items.length]).filter(
    (item) => item !== undefined,
  );
}

export async function addMonthOfStudy(tx: Db, course: Course, userId: string, now: Date): Promise<void> {
  await tx.insert(stripeSubscriptions).values({
    userId,
    subscriptionId: 'sub_demo',
    status: 'active',
    priceId: 'price_demo',
    currentPeriodEnd: Math.floor((now.getTime() + 12 * dayMs) / 1000),
    paymentMethodBrand: 'visa',
    paymentMethodLast4: '4242',
  });
  const registeredAt = new Date(now.getTime() - dayCount * dayMs);
  const createdThen = { createdAt: registeredAt, updatedAt: registeredAt };
  const [user] = await tx.update(users).set(createdThen).where(eq(users.id, userId)).returning();
  if (!user) throw new Error('There is no account to add demo data to.');
  await tx.update(userProgress).set(createdThen).where(eq(userProgress.userId, userId));
  const viewer: Viewer = {
    userId,
    email: user.email,
    registeredAt,
    isAdmin: false,
    needsSecondFactor: false,
    entitled: true,
    subscription: null,
    session: { token: '', remembered: false },
    prolongUntil: null,
  };
  for (const day of studiedDays)
    await addDayOfStudy(tx, course, viewer, day, new Date(now.getTime() - (dayCount - 1 - day) * dayMs));
  // Without a time zone: the first report of a browser sets it.
  await tx.update(userProfiles).set({ timeZone: null }).where(eq(userProfiles.id, userId));
}

/** The study of one day, which ends at a time. */
async function addDayOfStudy(tx: Db, course: Course, viewer: Viewer, day: number, at: Date): Promise<void> {
  const services = { db: tx, course, now: () => at };
  const report = async (
    lessonId: string,
    timeSpent: number,
    result: { completed?: true; score?: number },
  ) => {
    // Content that is not written yet cannot be studied.
    if (!course.find(lessonId)) return;
    const id = idOf(`${viewer.userId} ${day} ${lessonId}`);
    await reportProgress(services, viewer, { id, lessonId, timeSpent, ...result });
  };
  /** The earliest answers come first, all of them on the same date. */
  const answer = async (
    unitId: string,
    items: readonly ExerciseItem[],
    isRight: (index: number) => boolean,
  ) => {
    if (items.length === 0) return;
    const midnight = Math.floor(at.getTime() / dayMs) * dayMs;
    const answers = items.map((item, index) => ({
      id: idOf(`${viewer.userId} ${day} ${unitId} ${index}`),
      unitId,
      questionId: item.id,
      response: isRight(index) ? correctResponse(item) : null,
      answeredAt: new Date(
        Math.max(midnight, at.getTime() - (items.length - index) * 40 * secondMs),
      ).toISOString(),
    }));
    await recordAnswers(services, viewer, answers);
  };

  const { lessons: studied, practised, quiz } = planOf(day);
  await report('beginner', 1, {});
  // The share of right answers rises.
  if (practised)
    await answer(
      practised.id,
      itemsToPractise(course, practised.id, day),
      (index) => pseudoRandom(`right ${day} ${index}`) < 62 + day,
    );
  for (const { id, minutes, isCompleted } of studied)
    await report(id, minutes, isCompleted ? { completed: true } : {});
  if (quiz === null) return;
  const questions = course.quizzes.get(quiz)?.questions ?? [];
  const rightCount = Math.round((questions.length * (60 + 20 * (pseudoRandom(quiz) % 3))) / 100);
  await answer(quiz, questions, (index) => index < rightCount);
  await report(quiz, 3 + (pseudoRandom(quiz) % 4), {
    completed: true,
    score: percentOf(rightCount, questions.length),
  });
}
