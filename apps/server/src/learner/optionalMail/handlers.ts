import { done, type Handlers } from '../../identity/sessions/caller.ts';
import { unsubscribe } from './unsubscribe.ts';

export const createMailHandlers = (services: Parameters<typeof unsubscribe>[0]): Handlers<'mails'> => ({
  async stop({ c }) {
    await unsubscribe(services, c.req.param('kind') ?? '', c.req.param('token') ?? '');
    return c.json(done);
  },
  open({ c }) {
    const { pageUrlForToken } = services.unsubscribeLinks;
    return c.redirect(pageUrlForToken(c.req.param('kind') ?? '', c.req.param('token') ?? ''), 303);
  },
});
