/** Maps endpoints of the contract to use cases. Those with raw requests or responses are in api.ts. */
import { contract } from '@ena/contract/contract';
import { implement } from '@orpc/server';
import { removeAccount } from '../learner/account/remove.ts';
import { addAchievement } from '../learner/achievements/add.ts';
import { listAchievements } from '../learner/achievements/list.ts';
import { listLastAnswers } from '../learner/answers/history.ts';
import { answersPerDay, recordAnswers } from '../learner/answers/record.ts';
import { changePassword } from '../identity/password/changePassword.ts';
import { confirm, resendConfirmation } from '../identity/signUp/confirm.ts';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from '../identity/secondFactor/changeSecondFactor.ts';
import { checkResetLink, requestReset, resetPassword } from '../identity/password/resetPassword.ts';
import { readSecondFactor } from '../identity/secondFactor/secondFactor.ts';
import { prolongSession } from '../identity/sessions/prolongSession.ts';
import { endOtherSessions, endSession, listSessions } from '../identity/sessions/sessions.ts';
import { enterCode, signIn } from '../identity/signIn/signIn.ts';
import { signOut } from '../identity/sessions/signOut.ts';
import { signUp } from '../identity/signUp/signUp.ts';
import type { Viewer } from '../identity/sessions/viewer.ts';
import { assertSameOriginUrl } from '../billing/assertSameOriginUrl.ts';
import {
  listConversations,
  readConversation,
  removeConversation,
  renameConversation,
} from '../content/chat/conversations.ts';
import { createOfflineFiles } from '../content/course/offlineFiles.ts';
import { isLoopback } from '../platform/http/address.ts';
import { checkAuthentication, checkConnection, checkData } from './diagnostics/databaseTest.ts';
import { Failure } from '../platform/failure.ts';
import type { Caller } from '../identity/sessions/caller.ts';
import { listMail } from '../platform/mail/mailbox.ts';
import type { Services } from './services.ts';
import { toLearner } from '../learner/profile/learner.ts';
import { readStatistics } from '../learner/profile/statistics.ts';
import { setTimeZone } from '../learner/profile/timeZone.ts';
import { updateProfile } from '../learner/profile/update.ts';
import { listProgress } from '../learner/progress/list.ts';
import { reportProgress } from '../learner/progress/report.ts';
import { initializeProgress, resetProgress } from '../learner/progress/initialize.ts';
import { searchEntries } from '../content/search/entries.ts';
import { createSearch } from '../content/search/query.ts';
import { readConfusions } from '../learner/review/metItems/confusions.ts';
import { readCurve } from '../learner/review/metItems/curve.ts';
import { changeCard, listMetItems, readHistory } from '../learner/review/metItems/items.ts';
import { finishPlacement, readPlacement, resetPlacement } from '../learner/review/placement/placement.ts';
import { recordReviews } from '../learner/review/dailyRun/record.ts';
import { readSession } from '../learner/review/dailyRun/session.ts';
import { changeSettings } from '../learner/review/dailyRun/settings.ts';
import { readSummary } from '../learner/review/summary.ts';
import { addOwnWords } from '../learner/words/add.ts';
import { changeOwnWord } from '../learner/words/change.ts';
import { writeNote } from '../learner/words/note.ts';
import { removeOwnWord } from '../learner/words/remove.ts';
import { createTaughtForms } from '../learner/words/taught.ts';
import { listWritings } from '../learner/writings/list.ts';
import { removeSubmission } from '../learner/writings/remove.ts';
import { saveDraft } from '../learner/writings/saveDraft.ts';
import { submitText } from '../learner/writings/submit.ts';

/** The signed-in learner. Access has been checked before (identity/sessions/caller.ts): this only narrows the type. */
const learner = ({ viewer }: Caller): Viewer => {
  if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
  return viewer;
};
const done = { ok: true } as const;

const {
  course,
  mails: _openedByMail,
  contact: _inPlainText,
  billing,
  profile,
  chat,
  reviews,
  ...rest
} = contract;
const { ask: _streamed, ...conversations } = chat;
const {
  lesson: _lessonAsBytes,
  quiz: _quizAsBytes,
  vocabulary: _wordsAsBytes,
  tips: _tipsAsBytes,
  ...courses
} = course;
const { webhook: _readAsBytes, ...purchases } = billing;
const { uploadAvatar: _readAsPicture, ...profiles } = profile;
const { download: _sentAsFile, ...reviewing } = reviews;
const { data: _sentAsStream, ...account } = contract.account;
const implemented = {
  ...rest,
  course: courses,
  billing: purchases,
  profile: profiles,
  chat: conversations,
  reviews: reviewing,
  account,
};
const os = implement(implemented).$context<Caller>();

/** Binds each use case to its endpoint; the contract types inputs and outputs. */
export function createRouter(services: Services) {
  const { db, accounts, config, metrics } = services;
  const search = createSearch(
    searchEntries(services.course),
    (name) => services.clips.find(name) !== undefined,
  );
  const offlineFiles = createOfflineFiles(services, (path) => {
    const answer = services.site.find(path);
    return answer.kind === 'page' ? (answer.learnerPage?.files[0] ?? answer.file) : undefined;
  });
  const taughtForms = createTaughtForms(services.course);
  return os.router({
    session: {
      get: os.session.get.handler(async ({ context }) => {
        const { sessionToken } = context;
        const viewer = sessionToken === null ? null : await services.readViewer(sessionToken);
        const found = viewer && (await toLearner(services, viewer));
        const cookie = viewer && (await prolongSession(services, viewer));
        if (cookie !== null) context.setCookie(cookie);
        return { learner: found };
      }),
    },
    auth: {
      signUp: os.auth.signUp.handler(async ({ input }) => {
        await signUp(services, input);
        metrics.count('signUp');
        return done;
      }),
      signIn: os.auth.signIn.handler(async ({ input, context }) => {
        const { cookies, needsCode } = await signIn(services, input, context);
        if (context.sessionToken !== null && !needsCode) await signOut(db, context.sessionToken);
        cookies.forEach(context.setCookie);
        return { ...done, ...(needsCode && { needsCode }) };
      }),
      enterCode: os.auth.enterCode.handler(async ({ input, context }) => {
        const cookies = await enterCode(services, input.code, context);
        if (context.sessionToken !== null) await signOut(db, context.sessionToken);
        cookies.forEach(context.setCookie);
        return done;
      }),
      signOut: os.auth.signOut.handler(async ({ context }) => {
        if (context.sessionToken !== null) await signOut(db, context.sessionToken);
        context.setCookie(accounts.cookies.clear());
        return done;
      }),
      confirm: os.auth.confirm.handler(async ({ input, context }) => {
        const { cookies, from } = await confirm(services, input.token, context);
        cookies.forEach(context.setCookie);
        return { ...done, from, signsIn: cookies.length > 0 };
      }),
      resend: os.auth.resend.handler(async ({ input }) => {
        await resendConfirmation(services, input);
        return done;
      }),
      requestReset: os.auth.requestReset.handler(async ({ input }) => {
        await requestReset(services, input.email);
        return done;
      }),
      checkResetLink: os.auth.checkResetLink.handler(async ({ input }) => {
        await checkResetLink(services, input.token);
        return done;
      }),
      resetPassword: os.auth.resetPassword.handler(async ({ input, context }) => {
        const device = await resetPassword(services, input);
        context.setCookie(accounts.cookies.clear());
        context.setCookie(device);
        return done;
      }),
    },
    account: {
      changePassword: os.account.changePassword.handler(async ({ input, context }) => {
        (await changePassword(services, learner(context), input)).forEach(context.setCookie);
        return done;
      }),
      sessions: os.account.sessions.handler(async ({ context }) => ({
        sessions: await listSessions(db, learner(context), services.now()),
      })),
      endSession: os.account.endSession.handler(async ({ input, context }) => {
        await endSession(db, learner(context).userId, input.id);
        return done;
      }),
      endOtherSessions: os.account.endOtherSessions.handler(async ({ context }) => {
        await endOtherSessions(db, learner(context));
        return done;
      }),
      remove: os.account.remove.handler(async ({ input, context }) => {
        await removeAccount(services, learner(context).userId, input.password);
        context.setCookie(accounts.cookies.clear());
        return done;
      }),
    },
    secondFactor: {
      get: os.secondFactor.get.handler(({ context }) => readSecondFactor(db, learner(context).userId)),
      begin: os.secondFactor.begin.handler(({ input, context }) =>
        beginSecondFactor(services, learner(context), input.password),
      ),
      enable: os.secondFactor.enable.handler(async ({ input, context }) => {
        const { recoveryCodes, cookie } = await enableSecondFactor(services, learner(context), input.code);
        context.setCookie(cookie);
        return { recoveryCodes };
      }),
      renew: os.secondFactor.renew.handler(async ({ input, context }) => {
        const { recoveryCodes, cookie } = await renewRecoveryCodes(services, learner(context), input);
        context.setCookie(cookie);
        return { recoveryCodes };
      }),
      disable: os.secondFactor.disable.handler(async ({ input, context }) => {
        context.setCookie(await disableSecondFactor(services, learner(context), input));
        return done;
      }),
    },
    profile: {
      update: os.profile.update.handler(async ({ input, context }) => {
        const viewer = learner(context);
        await updateProfile(services, viewer.userId, input);
        return { learner: await toLearner(services, viewer) };
      }),
      setTimeZone: os.profile.setTimeZone.handler(async ({ input, context }) => {
        const viewer = learner(context);
        await setTimeZone(db, viewer.userId, input.timeZone);
        return { learner: await toLearner(services, viewer) };
      }),
      statistics: os.profile.statistics.handler(({ context }) =>
        readStatistics(db, learner(context).userId, services.now()),
      ),
    },
    progress: {
      list: os.progress.list.handler(async ({ context }) => ({
        records: await listProgress(db, learner(context).userId),
      })),
      report: os.progress.report.handler(async ({ input, context }) => {
        const { newlyCompleted, ...result } = await reportProgress(services, learner(context), input);
        metrics.count('lessonCompleted', newlyCompleted);
        return result;
      }),
      initialise: os.progress.initialise.handler(async ({ input, context }) => ({
        records: await initializeProgress(db, learner(context).userId, input.userId),
      })),
      reset: os.progress.reset.handler(async ({ context }) => ({
        records: await resetProgress(db, learner(context).userId, services.now()),
      })),
    },
    answers: {
      history: os.answers.history.handler(async ({ input, context }) =>
        listLastAnswers(services, learner(context), input.unitId),
      ),
      record: os.answers.record.handler(async ({ input, context }) => {
        const viewer = learner(context);
        services.limiter.countInMemory(answersPerDay, viewer.userId, input.answers.length);
        return recordAnswers(services, viewer, input.answers);
      }),
    },
    reviews: {
      session: os.reviews.session.handler(({ context }) => readSession(services, learner(context))),
      record: os.reviews.record.handler(async ({ input, context }) => {
        const viewer = learner(context);
        services.limiter.countInMemory(answersPerDay, viewer.userId, input.reviews.length);
        const result = await recordReviews(services, viewer, input.reviews);
        metrics.count('review', result.recorded);
        return result;
      }),
      summary: os.reviews.summary.handler(({ context }) => readSummary(services, learner(context))),
      settings: os.reviews.settings.handler(async ({ input, context }) => {
        const viewer = learner(context);
        await changeSettings(services, viewer.userId, input);
        return readSummary(services, viewer);
      }),
      items: os.reviews.items.handler(({ context }) => listMetItems(services, learner(context))),
      history: os.reviews.history.handler(async ({ input, context }) => ({
        reviews: await readHistory(services, learner(context), input.itemId),
      })),
      curve: os.reviews.curve.handler(({ context }) => readCurve(services, learner(context))),
      confusions: os.reviews.confusions.handler(({ context }) => readConfusions(services, learner(context))),
      changeCard: os.reviews.changeCard.handler(async ({ input, context }) => ({
        card: await changeCard(services, learner(context), input),
      })),
    },
    placement: {
      questions: os.placement.questions.handler(({ input, context }) =>
        readPlacement(services, learner(context), input.id),
      ),
      finish: os.placement.finish.handler(({ input, context }) =>
        finishPlacement(services, learner(context), input),
      ),
      reset: os.placement.reset.handler(async ({ context }) => ({
        removed: await resetPlacement(services, learner(context)),
      })),
    },
    words: {
      add: os.words.add.handler(({ input, context }) =>
        addOwnWords(services, learner(context).userId, input.words),
      ),
      change: os.words.change.handler(async ({ input, context }) => ({
        changed: await changeOwnWord(db, learner(context).userId, input),
      })),
      remove: os.words.remove.handler(async ({ input, context }) => {
        await removeOwnWord(db, learner(context).userId, input.id);
        return done;
      }),
      taught: os.words.taught.handler(({ input }) => ({ taught: taughtForms(input.forms) })),
      note: os.words.note.handler(async ({ input, context }) => {
        await writeNote(services, learner(context), input.itemId, input.text);
        return done;
      }),
    },
    achievements: {
      list: os.achievements.list.handler(async ({ context }) =>
        listAchievements(services, learner(context).userId),
      ),
      add: os.achievements.add.handler(async ({ input, context }) => ({
        record: await addAchievement(services, learner(context).userId, input.achievementId),
      })),
    },
    writings: {
      list: os.writings.list.handler(async ({ context }) => listWritings(db, learner(context).userId)),
      saveDraft: os.writings.saveDraft.handler(async ({ input, context }) =>
        saveDraft(services, learner(context).userId, input),
      ),
      submit: os.writings.submit.handler(async ({ input, context }) =>
        submitText(services, learner(context).userId, input),
      ),
      remove: os.writings.remove.handler(async ({ input, context }) => {
        await removeSubmission(db, learner(context).userId, input.id);
        return done;
      }),
    },
    chat: {
      list: os.chat.list.handler(async ({ context }) => listConversations(services, learner(context).userId)),
      read: os.chat.read.handler(async ({ input, context }) =>
        readConversation(services, learner(context), input.conversationId),
      ),
      rename: os.chat.rename.handler(async ({ input, context }) => ({
        conversation: await renameConversation(
          db,
          learner(context).userId,
          input.conversationId,
          input.title,
        ),
      })),
      remove: os.chat.remove.handler(async ({ input, context }) => {
        await removeConversation(db, learner(context).userId, input.conversationId);
        return done;
      }),
    },
    course: {
      offline: os.course.offline.handler(({ input, context }) =>
        offlineFiles(input.lessonId, learner(context)),
      ),
    },
    sound: { info: os.sound.info.handler(async () => services.clips.info) },
    search: {
      query: os.search.query.handler(async ({ input, context: { sessionToken } }) => {
        const viewer = sessionToken === null ? null : await services.readViewer(sessionToken);
        return { found: [...search(input.q, viewer)] };
      }),
    },
    billing: {
      plans: os.billing.plans.handler(() => ({ plans: [...services.billing.plans] })),
      createCheckoutSession: os.billing.createCheckoutSession.handler(async ({ input, context }) => {
        assertSameOriginUrl(config, input.success_url);
        assertSameOriginUrl(config, input.cancel_url);
        return { url: await services.billing.checkout(learner(context), input) };
      }),
      createPortalSession: os.billing.createPortalSession.handler(async ({ input, context }) => {
        assertSameOriginUrl(config, input.returnUrl);
        return { url: await services.billing.portal(learner(context).userId, input.returnUrl) };
      }),
    },
    diagnostics: {
      connection: os.diagnostics.connection.handler(() => checkConnection(db)),
      authentication: os.diagnostics.authentication.handler(({ context }) =>
        checkAuthentication(db, learner(context)),
      ),
      data: os.diagnostics.data.handler(async ({ context }) => {
        await checkData(db, learner(context).userId, services.now());
        return done;
      }),
    },
    mailbox: {
      list: os.mailbox.list.handler(async ({ context }) => {
        // Checking the host name prevents DNS rebinding.
        if (!config.demoMode || !isLoopback(context.hostname()))
          throw new Failure('NOT_FOUND', 'There is no mailbox here.');
        return { mails: await listMail(db) };
      }),
    },
  });
}
