import { confirm, resendConfirmation } from './signUp/confirm.ts';
import { signUp } from './signUp/signUp.ts';
import { checkResetLink, requestReset, resetPassword } from './password/resetPassword.ts';
import type { IdentityServices } from './services.ts';
import { done, type Handlers } from './sessions/caller.ts';
import { signOut } from './sessions/signOut.ts';
import { enterCode, signIn } from './signIn/signIn.ts';

export function createAuthHandlers(services: IdentityServices): Handlers<'auth'> {
  const { db, accounts, metrics } = services;
  return {
    async signUp({ input }) {
      await signUp(services, input);
      metrics.count('signUp');
      return done;
    },
    async signIn({ input, ...caller }) {
      const { cookies, needsCode } = await signIn(services, input, caller);
      if (caller.sessionToken !== null && !needsCode) await signOut(db, caller.sessionToken);
      cookies.forEach(caller.setCookie);
      return { ...done, ...(needsCode && { needsCode }) };
    },
    async enterCode({ input, ...caller }) {
      const cookies = await enterCode(services, input.code, caller);
      if (caller.sessionToken !== null) await signOut(db, caller.sessionToken);
      cookies.forEach(caller.setCookie);
      return done;
    },
    async signOut({ sessionToken, setCookie }) {
      if (sessionToken !== null) await signOut(db, sessionToken);
      setCookie(accounts.cookies.clear());
      return done;
    },
    async confirm({ input, ...caller }) {
      const { cookies, from } = await confirm(services, input, caller);
      cookies.forEach(caller.setCookie);
      return { ...done, from, signsIn: cookies.length > 0 };
    },
    async resend({ input }) {
      await resendConfirmation(services, input);
      return done;
    },
    async requestReset({ input }) {
      await requestReset(services, input);
      return done;
    },
    async checkResetLink({ input }) {
      await checkResetLink(services, input.token);
      return done;
    },
    async resetPassword({ input, setCookie }) {
      const device = await resetPassword(services, input);
      setCookie(accounts.cookies.clear());
      setCookie(device);
      return done;
    },
  };
}
