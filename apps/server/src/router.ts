/** Which use case answers which endpoint of the contract. Course bodies are sent as ready bytes (app.ts). */
import { contract } from '@ena/contract/contract';
import { implement } from '@orpc/server';
import { recordAnswers } from './answers/record.ts';
import { confirm } from './auth/confirm.ts';
import { requestReset, resetPassword } from './auth/resetPassword.ts';
import { signIn } from './auth/signIn.ts';
import { signOut } from './auth/signOut.ts';
import { signUp } from './auth/signUp.ts';
import type { Viewer } from './auth/viewer.ts';
import { isLoopback } from './config.ts';
import { Failure } from './failure.ts';
import { type Caller, renewCookie } from './http/caller.ts';
import { listMail } from './mail/mailbox.ts';
import type { Parts } from './parts.ts';
import { toLearner } from './profile/learner.ts';
import { listProgress } from './progress/list.ts';
import { reportProgress } from './progress/report.ts';
import { initialiseProgress, resetProgress } from './progress/start.ts';

/** The caller as a learner; endpoints for learners have been checked before, so this only narrows. */
const learner = ({ viewer }: Caller): Viewer => {
  if (!viewer) throw new Failure('UNAUTHENTICATED', 'User not authenticated');
  return viewer;
};
const done = { ok: true } as const;

const { course: _sentAsBytes, ...answered } = contract;
const os = implement(answered).$context<Caller>();

/** Each use case bound to its endpoint; the contract's types hold their inputs and outputs. */
export function createRouter(parts: Parts) {
  const { db, accounts, config } = parts;
  return os.router({
    session: {
      get: os.session.get.handler(async ({ context }) => {
        const { sessionToken } = context;
        const viewer = sessionToken === null ? null : await parts.readViewer(sessionToken);
        if (viewer) renewCookie(accounts, viewer, context.setCookie);
        return { learner: viewer && (await toLearner(parts, viewer)) };
      }),
    },
    auth: {
      signUp: os.auth.signUp.handler(async ({ input }) => {
        await signUp(parts, input);
        return done;
      }),
      signIn: os.auth.signIn.handler(async ({ input, context }) => {
        const cookies = await signIn(parts, input, context.cookieHeader);
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
        const cookies = await confirm(parts, input.token);
        if (context.sessionToken !== null) await signOut(db, context.sessionToken);
        cookies.forEach(context.setCookie);
        return done;
      }),
      resend: os.auth.resend.handler(async ({ input }) => {
        await accounts.resendConfirmation(input.email.trim().toLowerCase());
        return done;
      }),
      requestReset: os.auth.requestReset.handler(async ({ input }) => {
        await requestReset(parts, input.email);
        return done;
      }),
      resetPassword: os.auth.resetPassword.handler(async ({ input, context }) => {
        const device = await resetPassword(parts, input);
        context.setCookie(accounts.cookies.clear());
        context.setCookie(device);
        return done;
      }),
    },
    progress: {
      list: os.progress.list.handler(async ({ context }) => ({
        records: await listProgress(db, learner(context).userId),
      })),
      report: os.progress.report.handler(async ({ input, context }) => ({
        record: await reportProgress(parts, learner(context), input),
      })),
      initialise: os.progress.initialise.handler(async ({ input, context }) => ({
        records: await initialiseProgress(db, learner(context).userId, input.userId),
      })),
      reset: os.progress.reset.handler(async ({ context }) => ({
        records: await resetProgress(db, learner(context).userId, parts.now()),
      })),
    },
    answers: {
      record: os.answers.record.handler(async ({ input, context }) => ({
        recorded: await recordAnswers(parts, learner(context), input.answers),
      })),
    },
    mailbox: {
      list: os.mailbox.list.handler(async ({ context }) => {
        // The host name keeps out pages that have their own name point to this machine.
        if (!config.tryOut || !isLoopback(context.hostname))
          throw new Failure('NOT_FOUND', 'There is no mailbox here.');
        return { mails: await listMail(db) };
      }),
    },
  });
}
