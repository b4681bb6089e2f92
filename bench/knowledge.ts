/**
 * What simulated learners know of the course after 30 and 90 days, per minute of study: with Today, with reading the
 * lessons again and again, and with their fixed exercises, all with the minutes that Today takes. LEARNERS sets their
 * number for each model of memory.
 */
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { introduceSeconds } from '@ena/domain/review/stepTimes';
import { minRecall } from '@ena/domain/review/strength';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import {
  calibrate,
  createLearner,
  directions,
  type SimulatedLearner,
  usualNextDayRecall,
} from './lib/simulation/learner.ts';
import { createLessonStudy, pagesOf } from './lib/simulation/lessons.ts';
import {
  createActr,
  createMultiscale,
  type MemoryModel,
  usualModels,
} from './lib/simulation/memoryModels.ts';
import { createToday, defaultSettings } from './lib/simulation/today.ts';
import { reportAtLeast } from './lib/report.mjs';

const learnerCount = Number(process.env['LEARNERS'] ?? 10);
const testDays = [30, 90];
const goal = 2;

const items = new Map(
  [...createCourse(lessonBodies, quizBodies, vocabulary, packBodies).studyItems].filter(
    ([, { onPath }]) => onPath,
  ),
);
const pages = pagesOf(items);

/** Studies on a day; returns the seconds that it took. `usualSeconds`: those that Today takes on that day. */
type Study = (day: number, usualSeconds: number) => number;
type Method = (learner: SimulatedLearner) => Study;

const today =
  (settings: typeof defaultSettings): Method =>
  (learner) =>
    createToday(learner, items, settings);
const lessons =
  (readSeconds: number, withExercises: boolean): Method =>
  (learner) => {
    const study = createLessonStudy(learner, pages, readSeconds, withExercises);
    return (day, usualSeconds) => {
      study(day, usualSeconds);
      return usualSeconds;
    };
  };

const usual = today(defaultSettings);
const methods: Readonly<Record<string, Method>> = {
  Today: usual,
  'Today with a retention of 85 %': today({ ...defaultSettings, retention: 85 }),
  'reading lessons': lessons(introduceSeconds, false),
  'reading lessons twice as fast': lessons(introduceSeconds / 2, false),
  'fixed exercises': lessons(introduceSeconds, true),
};
/** What Today is compared with. */
const others = ['reading lessons', 'fixed exercises'];

/** What a test on the next day would find. */
interface Known {
  readonly minutes: number;
  /** Expected number of right answers, the mean of both directions. */
  readonly recalled: number;
  /** Number of items that are recalled reliably: the app does not call them weak. The mean of both directions. */
  readonly reliable: number;
}

/** Mean over the learners, for each day of testing. */
function simulate(model: MemoryModel, method: Method): readonly Known[] {
  const offset = calibrate(model, usualNextDayRecall);
  const means = testDays.map(() => ({ minutes: 0, recalled: 0, reliable: 0 }));
  for (let seed = 0; seed < learnerCount; seed++) {
    const learner = createLearner(model, offset, seed);
    const study = method(learner);
    const studyUsually = usual(createLearner(model, offset, seed));
    let minutes = 0;
    for (let day = 0; day < Math.max(...testDays); day++) {
      minutes += study(day, studyUsually(day, 0)) / 60;
      const mean = means[testDays.indexOf(day + 1)];
      if (!mean) continue;
      const chances = directions.flatMap((direction) =>
        [...items.keys()].map((itemId) => learner.recall(itemId, { day: day + 1, second: 0 }, direction)),
      );
      const share = 1 / directions.length / learnerCount;
      mean.minutes += minutes / learnerCount;
      mean.recalled += share * chances.reduce((sum, chance) => sum + chance, 0);
      mean.reliable += share * chances.filter((chance) => 100 * chance >= minRecall).length;
    }
  }
  return means;
}

const measures = ['recalled', 'reliable'] as const;

function compare(name: string, model: MemoryModel, names: readonly string[]): void {
  const results = new Map(names.map((method) => [method, simulate(model, methods[method] ?? usual)]));
  for (const [index, days] of testDays.entries()) {
    console.log(`${name}, after ${days} days:`);
    const known = (method: string) =>
      results.get(method)?.[index] ?? { minutes: 0, recalled: 0, reliable: 0 };
    for (const method of names) {
      const { minutes, recalled, reliable } = known(method);
      const counts = `${recalled.toFixed(0)} recalled, ${reliable.toFixed(0)} reliably`;
      console.log(`  ${method}: ${minutes.toFixed(0)} minutes, ${counts}`);
    }
    const rate = (method: string, measure: (typeof measures)[number]) =>
      known(method)[measure] / known(method).minutes;
    for (const other of others)
      for (const measure of measures)
        reportAtLeast(
          `  ${measure} per minute, relative to ${other}`,
          rate('Today', measure) / rate(other, measure),
          'x',
          goal,
        );
  }
}

console.log(`${items.size} items, ${learnerCount} learners for each model`);
for (const model of usualModels) compare(model.name, model, Object.keys(methods));
const compared = ['Today', ...others];
compare('ACT-R, reading as good as retrieving', createActr(1), compared);
compare('ACT-R, reading a quarter as good', createActr(0.25), compared);
compare('multiscale, reading as good as retrieving', createMultiscale(1), compared);
