import type { ContentServices } from '../../content/services.ts';
import type { Handlers } from '../../identity/sessions/caller.ts';
import { listTexts } from './list.ts';

export const createTextHandlers = (services: ContentServices): Handlers<'texts'> => ({
  list: async ({ viewer }) => ({ texts: await listTexts(services, viewer.userId) }),
});
