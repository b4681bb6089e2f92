/** The handlers of all endpoints. Nouns of layers below `identity`, whose types handlers need, have theirs here. */
import type { Contract } from '@ena/contract/contract';
import { assertSameOriginUrl } from '../billing/assertSameOriginUrl.ts';
import { receiveWebhook } from '../billing/webhook.ts';
import { receiveMessage } from '../contact/send.ts';
import { createChatHandlers } from '../content/chat/handlers.ts';
import { createCourseHandlers } from '../content/course/handlers.ts';
import { createGrammarHandlers } from '../content/grammar/handlers.ts';
import { createSearchHandlers } from '../content/search/handlers.ts';
import { createAuthHandlers } from '../identity/authHandlers.ts';
import { createSecondFactorHandlers } from '../identity/secondFactor/handlers.ts';
import type { Handlers } from '../identity/sessions/caller.ts';
import { createAccountHandlers } from '../learner/account/handlers.ts';
import { createAchievementHandlers } from '../learner/achievements/handlers.ts';
import { createAnswerHandlers } from '../learner/answers/handlers.ts';
import { downloadItems } from '../learner/export/download.ts';
import { createMailHandlers } from '../learner/optionalMail/handlers.ts';
import { createProfileHandlers, createSessionHandlers } from '../learner/profile/handlers.ts';
import { createProgressHandlers } from '../learner/progress/handlers.ts';
import {
  createDrillHandlers,
  createPlacementHandlers,
  createReviewHandlers,
} from '../learner/review/handlers.ts';
import { createTextHandlers } from '../learner/texts/handlers.ts';
import { createWordHandlers } from '../learner/words/handlers.ts';
import { createWritingHandlers } from '../learner/writings/handlers.ts';
import { Failure } from '../platform/failure.ts';
import { isLoopback } from '../platform/http/address.ts';
import { listMail } from '../platform/mail/mailbox.ts';
import { createDiagnosticsHandlers } from './diagnostics/handlers.ts';
import type { Services } from './services.ts';

type Router = { readonly [Noun in keyof Contract]: Handlers<Noun> };

/** Does not compile if an endpoint of the contract has no handler. */
export const createRouter = (services: Services): Router => ({
  session: createSessionHandlers(services),
  auth: createAuthHandlers(services),
  account: createAccountHandlers(services),
  secondFactor: createSecondFactorHandlers(services),
  profile: createProfileHandlers(services),
  progress: createProgressHandlers(services),
  mails: createMailHandlers(services),
  answers: createAnswerHandlers(services),
  reviews: {
    ...createReviewHandlers(services),
    download: ({ c, viewer }) => downloadItems(c, services, viewer),
  },
  drills: createDrillHandlers(services),
  placement: createPlacementHandlers(services),
  texts: createTextHandlers(services),
  words: createWordHandlers(services),
  achievements: createAchievementHandlers(services),
  writings: createWritingHandlers(services),
  course: createCourseHandlers(services, (path) => {
    const answer = services.site.find(path);
    return answer.kind === 'page' ? (answer.learnerPage?.files[0] ?? answer.file) : undefined;
  }),
  sound: { info: () => services.clips.info },
  search: createSearchHandlers(services),
  grammar: createGrammarHandlers(services),
  chat: createChatHandlers(services),
  billing: createBillingHandlers(services),
  contact: {
    send: ({ c }) => receiveMessage(c, services, 'json'),
    sendForm: ({ c }) => receiveMessage(c, services, 'form'),
  },
  diagnostics: createDiagnosticsHandlers(services),
  mailbox: {
    async list({ hostname }) {
      // Checking the host name prevents DNS rebinding.
      if (!services.config.demoMode || !isLoopback(hostname()))
        throw new Failure('NOT_FOUND', 'There is no mailbox here.');
      return { mails: await listMail(services.db) };
    },
  },
});

const createBillingHandlers = (services: Services): Handlers<'billing'> => ({
  plans: () => ({ plans: [...services.billing.plans] }),
  async createCheckoutSession({ input, viewer }) {
    assertSameOriginUrl(services.config, input.success_url);
    assertSameOriginUrl(services.config, input.cancel_url);
    return { url: await services.billing.checkout(viewer, input) };
  },
  async createPortalSession({ input, viewer }) {
    assertSameOriginUrl(services.config, input.returnUrl);
    return { url: await services.billing.portal(viewer.userId, input.returnUrl) };
  },
  invoices: async ({ viewer }) => ({ invoices: await services.billing.invoices(viewer.userId) }),
  webhook: ({ c }) => receiveWebhook(c, services),
});
