/**
 * How well FSRS with its default parameters predicts the answers of simulated learners, whose memory follows other
 * models, in comparison with SM-2 and with constants. LEARNERS sets their number: 2,000 take about two minutes.
 */
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import { type CardReview, predictors, reviewCard, type Schedule, schedules } from './lib/simulation/cards.ts';
import { calibrate, createLearner, usualNextDayRecall } from './lib/simulation/learner.ts';
import { type MemoryModel, usualModels } from './lib/simulation/memoryModels.ts';
import { createPredictionError } from './lib/simulation/predictionError.ts';
import { report } from './lib/report.mjs';

/** Half of them for each model of memory. */
const learnerCount = Number(process.env['LEARNERS'] ?? 1000);
const itemsPerLearner = 20;
const days = 180;
const retention = 90;

const items = [...createCourse(lessonBodies, quizBodies, vocabulary, packBodies).studyItems.values()];

function simulate(model: MemoryModel, schedule: Schedule): readonly CardReview[] {
  const offset = calibrate(model, usualNextDayRecall);
  return Array.from({ length: learnerCount / usualModels.length }, (_, seed) => {
    const learner = createLearner(model, offset, seed);
    const attendance = 0.6 + 0.4 * learner.random.uniform();
    const first = Math.floor(learner.random.uniform() * (items.length - itemsPerLearner));
    return items.slice(first, first + itemsPerLearner).flatMap((item) => {
      const firstDay = Math.floor(learner.random.uniform() * 30);
      return reviewCard(learner, item, { schedule, firstDay, end: days, attendance, retention });
    });
  }).flat();
}

/** Days since the last review for which predicted and real recall are compared. */
const comparedDays = [1, 2, 3, 7];
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Predicted and real recall of reviews on the day on which they were due, by days since the last review. */
function compareRecall(reviews: readonly CardReview[]): void {
  const print = (name: string, some: readonly CardReview[]) => {
    const percentOf = (valueOf: (review: CardReview) => number) =>
      `${(100 * mean(some.map(valueOf))).toFixed(1)} %`;
    const predicted = percentOf((review) => review.predicted.FSRS);
    const real = percentOf((review) => review.predicted.hidden);
    const recalled = percentOf((review) => review.recalled);
    const share = (100 * some.length) / reviews.length;
    if (some.length > 0)
      console.log(
        `  recall, ${name}: predicted ${predicted}, real ${real}, without guesses ${recalled}, ${share.toFixed(1)} % of the reviews`,
      );
  };
  const onTime = reviews.filter(({ isOnTime }) => isOnTime);
  print('all', reviews);
  print('on time', onTime);
  for (const compared of comparedDays) {
    const after = onTime.filter((review) => review.days === compared);
    print(`on time after ${compared} d`, after);
    print(
      `on time after ${compared} d, first after the introduction`,
      after.filter(({ count }) => count === 2),
    );
    print(
      `on time after ${compared} d, after a wrong answer`,
      after.filter(({ isRelearned }) => isRelearned),
    );
  }
}

function measure(name: string, reviews: readonly CardReview[]): void {
  const share = reviews.filter(({ correct }) => correct).length / reviews.length;
  console.log(`${name}: ${reviews.length} reviews, ${(100 * share).toFixed(1)} % right`);
  /** The desired retention, and the share that only the results tell. */
  const constants = { 'constant 0.9': retention / 100, 'constant of the results': share };
  const errors = [...predictors, ...Object.keys(constants)].map((predictor) => {
    const error = createPredictionError();
    for (const review of reviews) {
      const predicted: Readonly<Record<string, number>> = { ...review.predicted, ...constants };
      error.add(review, predicted[predictor] ?? 0);
    }
    return { predictor, 'log loss': error.logLoss(), RMSE: error.rmse() };
  });
  compareRecall(reviews);
  for (const measured of ['log loss', 'RMSE'] as const) {
    for (const { predictor, [measured]: value } of errors)
      console.log(`  ${measured}, ${predictor}: ${value.toFixed(4)}`);
    const valueOf = (isIncluded: (predictor: string) => boolean) =>
      Math.min(...errors.filter(({ predictor }) => isIncluded(predictor)).map((error) => error[measured]));
    const best = valueOf((predictor) => !['FSRS', 'hidden'].includes(predictor));
    const ofFsrs = valueOf((predictor) => predictor === 'FSRS');
    report(`  ${measured} of FSRS, relative to the best of the others`, ofFsrs / best, 'x', 1);
  }
}

for (const schedule of schedules) {
  const all = usualModels.map((model) => {
    const reviews = simulate(model, schedule);
    measure(`${model.name}, intervals of ${schedule}`, reviews);
    return reviews;
  });
  measure(`both, intervals of ${schedule}`, all.flat());
}
