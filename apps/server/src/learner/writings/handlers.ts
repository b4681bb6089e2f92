import { done, type Handlers } from '../../identity/sessions/caller.ts';
import type { ContentServices } from '../../content/services.ts';
import { listWritings } from './list.ts';
import { removeSubmission } from './remove.ts';
import { saveDraft } from './saveDraft.ts';
import { submitText } from './submit.ts';

export const createWritingHandlers = (services: ContentServices): Handlers<'writings'> => ({
  list: ({ viewer }) => listWritings(services.db, viewer.userId),
  saveDraft: ({ input, viewer }) => saveDraft(services, viewer.userId, input),
  submit: ({ input, viewer }) => submitText(services, viewer.userId, input),
  async remove({ input, viewer }) {
    await removeSubmission(services.db, viewer.userId, input.id);
    return done;
  },
});
