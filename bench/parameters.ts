/**
 * What parameters that are fitted to a learner's own reviews are worth: log loss of held-out reviews of simulated learners,
 * with the default parameters and with those that the server chooses. LEARNERS sets their number.
 */
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { mean } from '@ena/domain/review/fit';
import { createCourse } from '../apps/server/src/content/course/units.ts';
import {
  type FitCard,
  fitParameters,
  type FitReview,
} from '../apps/server/src/learner/review/fitting/fit.ts';
import { train } from '../apps/server/src/learner/review/fitting/fitTraining.ts';
import { reviewCard } from './lib/simulation/cards.ts';
import { calibrate, createLearner, usualNextDayRecall } from './lib/simulation/learner.ts';
import { type MemoryModel, usualModels } from './lib/simulation/memoryModels.ts';
import { report } from './lib/report.mjs';

/** Half of them for each model of memory. */
const learnerCount = Number(process.env['LEARNERS'] ?? 40);
/** With some 1,500 reviews in this time. */
const itemsPerLearner = Number(process.env['ITEMS'] ?? 150);
const days = 180;
const retention = 90;

const items = [...createCourse(lessonBodies, quizBodies, vocabulary, packBodies).studyItems.values()];

/** The reviews of a learner, with intervals of the default parameters. */
function simulate(model: MemoryModel, offset: number, seed: number): readonly FitCard[] {
  const learner = createLearner(model, offset, seed);
  const attendance = 0.6 + 0.4 * learner.random.uniform();
  const first = Math.floor(learner.random.uniform() * (items.length - itemsPerLearner));
  return items.slice(first, first + itemsPerLearner).map((item) => {
    const reviews: FitReview[] = [];
    const firstDay = Math.floor((learner.random.uniform() * days) / 2);
    const log = (review: FitReview) => reviews.push(review);
    reviewCard(learner, item, { schedule: 'FSRS', firstDay, end: days, attendance, retention, log });
    return { itemId: item.id, placedOn: null, reviews };
  });
}

async function measure(model: MemoryModel): Promise<void> {
  const offset = calibrate(model, usualNextDayRecall);
  const results = [];
  let reviews = 0;
  for (let seed = 0; seed < learnerCount / usualModels.length; seed++) {
    const cards = simulate(model, offset, seed);
    reviews += cards.reduce((total, card) => total + card.reviews.length, 0);
    const { choice, losses } = await fitParameters(cards, null, train);
    const { default: usual, fitted } = losses;
    if (usual === null || fitted === null) continue;
    results.push({ choice, usual, fitted, used: choice === 'fitted' ? fitted : usual });
  }
  const usual = mean(results.map((one) => one.usual));
  const chosen = results.filter(({ choice }) => choice === 'fitted');
  console.log(
    `${model.name}: ${results.length} learners, ${Math.round(reviews / results.length)} reviews each`,
  );
  console.log(`  log loss, default parameters: ${usual.toFixed(4)}`);
  console.log(`  log loss, fitted parameters: ${mean(results.map((one) => one.fitted)).toFixed(4)}`);
  console.log(`  learners with fitted parameters: ${Math.round((100 * chosen.length) / results.length)} %`);
  report(
    '  log loss of the chosen ones, relative to the defaults',
    mean(results.map((one) => one.used)) / usual,
    'x',
    1,
  );
}

for (const model of usualModels) await measure(model);
