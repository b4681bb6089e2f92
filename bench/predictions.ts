/**
 * How well FSRS with its default parameters predicts the answers of simulated learners, whose memory follows other
 * models, in comparison with SM-2 and with constants. LEARNERS sets their number: 10,000 take about three minutes.
 */
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
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

const items = [...createCourse(lessonBodies, quizBodies, vocabulary).studyItems.values()];

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
