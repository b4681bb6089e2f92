import type { ContentServices } from '../../content/services.ts';
import { done, type Handlers } from '../../identity/sessions/caller.ts';
import { answersPerDay } from '../study/answersPerDay.ts';
import { listDrills, readDrillRun } from './drills/drills.ts';
import { recordReviews } from './dailyRun/record.ts';
import { readReviewRun } from './dailyRun/reviewRun.ts';
import { changeSettings } from './dailyRun/settings.ts';
import { readConfusions } from './metItems/confusions.ts';
import { readCurve } from './metItems/curve.ts';
import { changeCard, readHistory } from './metItems/items.ts';
import { listItems } from './metItems/listItems.ts';
import { readOverview } from './metItems/overview.ts';
import { pauseItems } from './metItems/pause.ts';
import { finishPlacement, readPlacement, resetPlacement } from './placement/placement.ts';
import { readSummary } from './summary.ts';

export const createReviewHandlers = (services: ContentServices): Omit<Handlers<'reviews'>, 'download'> => ({
  session: ({ input, viewer }) => readReviewRun(services, viewer, input),
  async record({ input, viewer, sentAt }) {
    services.limiter.countInMemory(answersPerDay, viewer.userId, input.reviews.length);
    const result = await recordReviews(services, viewer, input.reviews, sentAt);
    services.metrics.count('review', result.recorded);
    services.metrics.count('lessonCompleted', result.completed.length);
    return result;
  },
  summary: ({ viewer }) => readSummary(services, viewer),
  async settings({ input, viewer }) {
    await changeSettings(services, viewer.userId, input);
    return readSummary(services, viewer);
  },
  items: ({ input, viewer }) => listItems(services, viewer, input),
  overview: ({ viewer }) => readOverview(services, viewer),
  async pauseItems({ input, viewer }) {
    await pauseItems(services, viewer, input);
    return done;
  },
  history: async ({ input, viewer }) => ({ reviews: await readHistory(services, viewer, input.itemId) }),
  curve: ({ viewer }) => readCurve(services, viewer),
  confusions: ({ viewer }) => readConfusions(services, viewer),
  changeCard: async ({ input, viewer }) => ({ card: await changeCard(services, viewer, input) }),
});

export const createDrillHandlers = (services: ContentServices): Handlers<'drills'> => ({
  list: ({ viewer }) => listDrills(services, viewer),
  run: ({ input, viewer }) => readDrillRun(services, viewer, input),
});

export const createPlacementHandlers = (services: ContentServices): Handlers<'placement'> => ({
  questions: ({ input, viewer }) => readPlacement(services, viewer, input.id),
  finish: ({ input, viewer, sentAt }) => finishPlacement(services, viewer, input, sentAt),
  reset: async ({ viewer }) => ({ removed: await resetPlacement(services, viewer) }),
});
