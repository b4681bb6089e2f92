import type { IdentityServices } from '../services.ts';
import { done, type Handlers } from '../sessions/caller.ts';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from './changeSecondFactor.ts';
import { readSecondFactor } from './secondFactor.ts';

export const createSecondFactorHandlers = (services: IdentityServices): Handlers<'secondFactor'> => ({
  get: ({ viewer }) => readSecondFactor(services.db, viewer.userId),
  begin: ({ input, viewer }) => beginSecondFactor(services, viewer, input.password),
  async enable({ input, viewer, setCookie }) {
    const { recoveryCodes, cookie } = await enableSecondFactor(services, viewer, input.code);
    setCookie(cookie);
    return { recoveryCodes };
  },
  async renew({ input, viewer, setCookie }) {
    const { recoveryCodes, cookie } = await renewRecoveryCodes(services, viewer, input);
    setCookie(cookie);
    return { recoveryCodes };
  },
  async disable({ input, viewer, setCookie }) {
    setCookie(await disableSecondFactor(services, viewer, input));
    return done;
  },
});
