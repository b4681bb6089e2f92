/**
 * Until when the code may be entered, kept for this tab: it survives a reload, and phones discard a tab while its
 * learner looks up the code in another app. Only a time; the server decides by its cookie.
 */
import { pendingSignInSeconds } from '@ena/domain/account/pendingSignIn';
import { readStorage, writeStorage } from '../../platform/browserStorage.ts';

const key = 'second-step-until';

export const rememberSecondStep = (): void =>
  void writeStorage(key, String(Date.now() + pendingSignInSeconds * 1000), 'session');

export const isSecondStepPending = (): boolean => Number(readStorage(key, 'session')) > Date.now();

export const forgetSecondStep = (): void => void writeStorage(key, null, 'session');
