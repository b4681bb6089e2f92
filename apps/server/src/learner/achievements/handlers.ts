import type { Handlers } from '../../identity/sessions/caller.ts';
import { addAchievement } from './add.ts';
import { listAchievements } from './list.ts';

export const createAchievementHandlers = (
  services: Parameters<typeof addAchievement>[0],
): Handlers<'achievements'> => ({
  list: ({ viewer }) => listAchievements(services, viewer.userId),
  add: async ({ input, viewer }) => ({
    record: await addAchievement(services, viewer.userId, input.achievementId),
  }),
});
