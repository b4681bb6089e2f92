import { changePassword } from '../../identity/changePassword.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { done, type Handlers } from '../../identity/sessions/caller.ts';
import { endOtherSessions, endSession, listSessions } from '../../identity/sessions/sessions.ts';
import { sendAccountData } from './exportData.ts';
import { removeAccount } from './remove.ts';

export function createAccountHandlers(
  services: IdentityServices & Parameters<typeof removeAccount>[0],
): Handlers<'account'> {
  const { db } = services;
  return {
    async changePassword({ input, viewer, setCookie }) {
      (await changePassword(services, viewer, input)).forEach(setCookie);
      return done;
    },
    sessions: async ({ viewer }) => ({ sessions: await listSessions(db, viewer, services.now()) }),
    async endSession({ input, viewer }) {
      await endSession(db, viewer.userId, input.id);
      return done;
    },
    async endOtherSessions({ viewer }) {
      await endOtherSessions(db, viewer);
      return done;
    },
    data: ({ c, viewer }) => sendAccountData(c, services, viewer.userId),
    async remove({ input, viewer, setCookie }) {
      await removeAccount(services, viewer.userId, input);
      setCookie(services.accounts.cookies.clear());
      return done;
    },
  };
}
