import { expect, it } from 'vitest';
import { contract } from './contract.ts';

// The web app's one client is made of this contract, type by type (apps/web/src/lib/client.ts); auth-state events
// are those of its session, which session.test.ts proves there.
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
