import type { IdentityServices } from '../../identity/services.ts';
import type { Handlers } from '../../identity/sessions/caller.ts';
import { prolongSession } from '../../identity/sessions/prolongSession.ts';
import { uploadAvatar } from './avatar.ts';
import { toLearner } from './learner.ts';
import { readStatistics } from './statistics.ts';
import { setTimeZone } from './timeZone.ts';
import { updateProfile } from './update.ts';

export const createSessionHandlers = (services: IdentityServices): Handlers<'session'> => ({
  async get({ findViewer, setCookie }) {
    const viewer = await findViewer();
    const learner = viewer && (await toLearner(services, viewer));
    const cookie = viewer && (await prolongSession(services, viewer));
    if (cookie !== null) setCookie(cookie);
    return { learner };
  },
});

export const createProfileHandlers = (
  services: IdentityServices & Parameters<typeof uploadAvatar>[1],
): Handlers<'profile'> => ({
  async update({ input, viewer }) {
    await updateProfile(services, viewer.userId, input);
    return { learner: await toLearner(services, viewer) };
  },
  async uploadAvatar({ c, viewer }) {
    await uploadAvatar(c, services, viewer.userId);
    return c.json({ learner: await toLearner(services, viewer) });
  },
  async setTimeZone({ input, viewer }) {
    await setTimeZone(services.db, viewer.userId, input.timeZone);
    return { learner: await toLearner(services, viewer) };
  },
  statistics: ({ viewer }) => readStatistics(services.db, viewer.userId, services.now()),
});
