import type { ContentServices } from '../../content/services.ts';
import type { Handlers } from '../../identity/sessions/caller.ts';
import { initializeProgress, resetProgress } from './initialize.ts';
import { listProgress } from './list.ts';
import { reportProgress } from './report.ts';
import { reportsPerDay } from './reportsPerDay.ts';

export const createProgressHandlers = (services: ContentServices): Handlers<'progress'> => ({
  list: async ({ viewer }) => ({ records: await listProgress(services.db, viewer.userId) }),
  async report({ input, viewer, sentAt }) {
    services.limiter.countInMemory(reportsPerDay, viewer.userId);
    const { newlyCompleted, ...result } = await reportProgress(services, viewer, input, sentAt);
    services.metrics.count('lessonCompleted', newlyCompleted);
    return result;
  },
  initialise: async ({ input, viewer }) => ({
    records: await initializeProgress(services.db, viewer.userId, input.userId),
  }),
  reset: async ({ viewer }) => ({
    records: await resetProgress(services.db, viewer.userId, services.now()),
  }),
});
