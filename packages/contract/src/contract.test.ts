import { expect, it } from 'vitest';
import { contract } from './contract.ts';

// The types of the web app's client derive from this contract (apps/web/src/platform/client.ts); its session.test.ts
// tests auth-state events.
it('[BACK-04] offers session, accounts, profiles, progress, achievements, subscription and avatars to one client', () => {
  expect(contract.session).toHaveProperty('get');
  for (const name of ['signIn', 'signUp', 'signOut', 'resend', 'requestReset', 'resetPassword'])
    expect(contract.auth).toHaveProperty(name);
  for (const name of ['update', 'uploadAvatar', 'statistics']) expect(contract.profile).toHaveProperty(name);
  for (const name of ['list', 'report', 'initialise', 'reset'])
    expect(contract.progress).toHaveProperty(name);
  for (const name of ['list', 'add']) expect(contract.achievements).toHaveProperty(name);
  for (const name of ['plans', 'createCheckoutSession', 'createPortalSession'])
    expect(contract.billing).toHaveProperty(name);
});
