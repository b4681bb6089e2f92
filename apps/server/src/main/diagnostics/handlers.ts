import { done, type Handlers } from '../../identity/sessions/caller.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { checkAuthentication, checkConnection, checkData } from './databaseTest.ts';

export const createDiagnosticsHandlers = ({ db, now }: PlatformServices): Handlers<'diagnostics'> => ({
  connection: () => checkConnection(db),
  authentication: ({ viewer }) => checkAuthentication(db, viewer),
  async data({ viewer }) {
    await checkData(db, viewer.userId, now());
    return done;
  },
});
