import type { ContentServices } from '../../content/services.ts';
import type { Handlers } from '../../identity/sessions/caller.ts';
import { listLastAnswers } from './history.ts';
import { answersPerDay } from '../study/answersPerDay.ts';
import { recordAnswers } from './record.ts';

export const createAnswerHandlers = (services: ContentServices): Handlers<'answers'> => ({
  history: ({ input, viewer }) => listLastAnswers(services, viewer, input.unitId),
  async record({ input, viewer, sentAt }) {
    services.limiter.countInMemory(answersPerDay, viewer.userId, input.answers.length);
    const result = await recordAnswers(services, viewer, input.answers, sentAt);
    services.metrics.count('lessonCompleted', result.completed.length);
    return result;
  },
});
