/**
 * Which items of the path the first 30 days of Today ask at least twice: review runs of the server's own functions on its
 * embedded database, taken through the state machine of the browser by learners with a hidden memory model.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { clips as courseClips } from '@ena/course/clips';
import { correctAnswer, correctResponse } from '@ena/domain/exercise/kinds';
import { askSeconds, introduceSeconds, pairSeconds } from '@ena/domain/review/stepTimes';
import { advanceReviewRun, currentStep, startReviewRun } from '@ena/domain/review/reviewRun';
import type { ReviewRunState, ReviewStep } from '@ena/domain/review/reviewRunModel';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import { clipsBuildDir, loadClips } from '../apps/server/src/content/sound/clips.ts';
import type { Viewer } from '../apps/server/src/identity/sessions/viewer.ts';
import { recordReviews } from '../apps/server/src/learner/review/dailyRun/record.ts';
import { readReviewRun } from '../apps/server/src/learner/review/dailyRun/reviewRun.ts';
import { changeSettings } from '../apps/server/src/learner/review/dailyRun/settings.ts';
import { openItems } from '../apps/server/src/learner/review/dailyRun/state.ts';
import { readSummary } from '../apps/server/src/learner/review/summary.ts';
import { createLearnerRows } from '../apps/server/src/learner/study/createLearnerRows.ts';
import { openEmbedded } from '../apps/server/src/platform/db/open.ts';
import { users } from '../apps/server/src/platform/db/users.ts';
import {
  calibrate,
  createLearner,
  questionKinds,
  type SimulatedLearner,
  usualNextDayRecall,
} from './lib/simulation/learner.ts';
import { usualModels } from './lib/simulation/memoryModels.ts';
import { report, reportAtLeast } from './lib/report.mjs';

const days = 30;
const start = Date.parse('2026-01-01T18:00:00Z');
const dayMs = 86_400_000;
const maxReviewsPerCall = 50;

interface Scenario {
  readonly name: string;
  readonly settings: { readonly newPerDay: number; readonly minutes: 5 | 10 | 20 };
  /** More than one only while new items are left for the day. */
  readonly maxReviewRuns: number;
}
const scenarios: readonly Scenario[] = [
  {
    name: 'default settings, one review run a day',
    settings: { newPerDay: 10, minutes: 10 },
    maxReviewRuns: 1,
  },
  {
    name: 'default settings, until the new items are done',
    settings: { newPerDay: 10, minutes: 10 },
    maxReviewRuns: 5,
  },
  {
    name: '30 new items a day, until they are done',
    settings: { newPerDay: 30, minutes: 20 },
    maxReviewRuns: 10,
  },
];

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const clips = loadClips(clipsBuildDir, courseClips, null);
const folder = mkdtempSync(join(tmpdir(), 'ena-bench-'));
const { db, close } = await openEmbedded(folder);
let time = start;
const services = { db, course, clips, now: () => new Date(time) };

async function createViewer(entitled: boolean): Promise<Viewer> {
  const userId = randomUUID();
  const email = `${userId}@ena.example`;
  const registeredAt = new Date(start - dayMs);
  await db
    .insert(users)
    .values({ id: userId, name: 'Ana', email, emailVerified: true, createdAt: registeredAt });
  await createLearnerRows(db, userId);
  const session = { token: '', remembered: false };
  return {
    userId,
    email,
    registeredAt,
    isAdmin: false,
    needsSecondFactor: false,
    entitled,
    subscription: null,
    session,
    prolongUntil: null,
  };
}

interface Asked {
  readonly introduced: Set<string>;
  /** How often each item was asked. */
  readonly count: Map<string, number>;
  seconds: number;
  /** Questions from the second week on, and those of them whose answer is Georgian that is typed or put in order. */
  asked: number;
  produced: number;
  /** The seconds of each day. */
  readonly days: number[];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** The time of the longest day after the first ten, relative to the week around it. */
const peakOf = (seconds: readonly number[]) =>
  Math.max(...seconds.slice(10, -3).map((one, index) => one / mean(seconds.slice(index + 7, index + 14))));

/** Takes a review run to its end and returns its last state. */
function takeReviewRun(
  steps: readonly ReviewStep[],
  learner: SimulatedLearner,
  day: number,
  asked: Asked,
): ReviewRunState {
  let run = startReviewRun(steps, day);
  for (let step = currentStep(steps, run); step !== null; step = currentStep(steps, run)) {
    const at = { day, second: asked.seconds };
    if (step.kind === 'introduce') {
      learner.read(step.itemId, at);
      asked.introduced.add(step.itemId);
      asked.seconds += introduceSeconds;
    } else {
      const isMatch = step.kind === 'match';
      for (const { itemId, skill, format, question } of step.kind === 'match' ? step.pairs : [step]) {
        const { correct, elapsedMs } = learner.answer(itemId, questionKinds[isMatch ? 'match' : format], at);
        const stamp = { id: randomUUID(), answeredAt: new Date((time += 1000)).toISOString(), elapsedMs };
        const event = isMatch
          ? ({ type: 'match', itemId, response: correct ? correctAnswer(question) : null, stamp } as const)
          : ({ type: 'answer', response: correct ? correctResponse(question) : null, stamp } as const);
        run = advanceReviewRun(steps, run, event);
        if (run.answers.at(-1)?.correct !== correct) throw new Error(`${itemId} was judged otherwise.`);
        asked.count.set(itemId, (asked.count.get(itemId) ?? 0) + 1);
        asked.seconds += isMatch ? pairSeconds : askSeconds[skill];
        const { direction, isChosen } = questionKinds[isMatch ? 'match' : format];
        asked.asked += Number(day >= 7);
        asked.produced += Number(day >= 7 && direction === 'form' && !isChosen);
      }
    }
    run = advanceReviewRun(steps, run, { type: 'next' });
  }
  return run;
}

async function simulate(
  viewer: Viewer,
  learner: SimulatedLearner,
  { settings, maxReviewRuns }: Scenario,
): Promise<Asked> {
  await changeSettings(services, viewer.userId, settings);
  const total: Asked = {
    introduced: new Set(),
    count: new Map(),
    seconds: 0,
    asked: 0,
    produced: 0,
    days: [],
  };
  for (let day = 0; day < days; day++) {
    const before = total.seconds;
    total.seconds = 0;
    time = start + day * dayMs;
    for (let count = 0; count < maxReviewRuns; count++) {
      const { steps } = await readReviewRun(services, viewer);
      const { answers } = takeReviewRun(steps, learner, day, total);
      const reviews = answers.map(({ review }) => ({ ...review, timeZone: 'UTC' }));
      for (let from = 0; from < reviews.length; from += maxReviewsPerCall)
        await recordReviews(services, viewer, reviews.slice(from, from + maxReviewsPerCall));
      if (steps.length === 0 || (await readSummary(services, viewer)).newItems === 0) break;
    }
    total.days.push(total.seconds);
    total.seconds += before;
  }
  return total;
}

async function measure(): Promise<void> {
  for (const entitled of [false, true])
    for (const scenario of scenarios)
      for (const model of usualModels) {
        const viewer = await createViewer(entitled);
        const path = [...openItems(course, viewer).values()].filter(({ onPath }) => onPath).length;
        const learner = createLearner(model, calibrate(model, usualNextDayRecall), 1);
        const total = await simulate(viewer, learner, scenario);
        const { introduced, count, seconds, asked, produced } = total;
        const twice = [...introduced].filter((itemId) => (count.get(itemId) ?? 0) >= 2).length;
        console.log(`${entitled ? 'Premium' : 'free'}, ${scenario.name}, ${model.name}:`);
        report('  minutes a day', seconds / 60 / days, '', null);
        report('  longest day, relative to the week around it', peakOf(total.days), 'x', null);
        reportAtLeast('  production from the second week on', (100 * produced) / asked, '%', 40);
        report(`  introduced, of ${path}`, introduced.size, '', null);
        reportAtLeast(
          '  asked at least twice, of those introduced',
          (100 * twice) / introduced.size,
          '%',
          100,
        );
        reportAtLeast('  asked at least twice, of the whole path', (100 * twice) / path, '%', 100);
      }
}

await measure().finally(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});
