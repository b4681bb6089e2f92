import type { Fault } from './model.ts';

const src = 'apps/server/src/identity';
const test = `${src}/secondFactor.test.ts`;

/** Two-step verification and mail about new devices. */
export const secondFactorFaults: readonly Fault[] = [
  {
    id: 'second-factor-skipped',
    title: 'The password alone signs in to an account with two-step verification',
    file: `${src}/signIn.ts`,
    find: 'if (await isSecondFactorOn(db, account.userId))',
    replace: 'if (account.userId === "")',
    tests: [{ file: test, title: 'the password alone starts no session' }],
  },
  {
    id: 'second-factor-code-twice',
    title: 'A code of the authenticator app that was watched can be used again',
    file: `${src}/secondFactor.ts`,
    find: 'lt(secondFactors.lastStep, step)',
    replace: 'isNotNull(secondFactors.lastStep)',
    tests: [{ file: test, title: 'once, and none before it' }],
  },
  {
    id: 'second-factor-guesses-unlimited',
    title: 'Codes can be guessed without a limit',
    file: `${src}/secondFactor.ts`,
    find: 'await limiter.count(codeGuesses, userId);',
    replace: '',
    tests: [{ file: test, title: 'limits guesses per account' }],
  },
  {
    id: 'second-step-of-another-account',
    title: 'The cookie between the two steps can be changed to another account',
    file: `${src}/pendingSignIn.ts`,
    find: 'timingSafeEqual(Buffer.from(pending.signature), Buffer.from(expected)) &&',
    replace: 'expected !== "" &&',
    tests: [{ file: test, title: 'if its cookie was changed' }],
  },
  {
    id: 'second-step-never-ends',
    title: 'The cookie between the two steps works for ever',
    file: `${src}/pendingSignIn.ts`,
    find: 'Number(pending.expiresAt) * 1000 > now().getTime()',
    replace: 'Number(pending.expiresAt) > 0',
    tests: [{ file: test, title: 'the second step ends after ten minutes' }],
  },
  {
    id: 'admin-without-second-factor',
    title: 'An administrator has admin rights with the password alone',
    file: `${src}/viewer.ts`,
    find: '(row.hasSecondFactor || demoAdminEmails.has(email))',
    replace: '(row.hasSecondFactor || demoAdminEmails.has(email) || email !== "")',
    tests: [{ file: test, title: 'has admin rights only in a session' }],
  },
  {
    id: 'second-factor-exported',
    title: 'The export of data contains the key of the authenticator app',
    file: 'apps/server/src/learner/account/exportData.ts',
    find: "second_factors: ['secret'],",
    replace: '',
    tests: [{ file: test, title: 'stores no secret in plain text' }],
  },
  {
    id: 'new-device-not-mailed',
    title: 'Nobody learns that a stranger has signed in to the account',
    file: `${src}/newDevice.ts`,
    find: 'if (isKnownDevice || first.length > 0) return;',
    replace: 'if (isKnownDevice || first.length >= 0) return;',
    tests: [{ file: `${src}/newDevice.test.ts` }],
  },
  {
    id: 'app-codes-without-daily-limit',
    title: 'Who knows the password can guess codes of the app for months',
    file: 'apps/server/src/identity/secondFactor.ts',
    find: 'await limiter.count(dailyAppCodeGuesses, userId);',
    replace: '',
    tests: [{ file: 'apps/server/src/identity/secondFactor.test.ts', title: 'to 30 in a day' }],
  },
  {
    id: 'authenticator-keys-not-reencrypted',
    title:
      'After a change of AUTH_SECRET authenticator apps no longer work, although it was told the previous one',
    file: 'apps/server/src/main/start.ts',
    find: 'if (previous !== null)',
    replace: 'if (previous === secret)',
    tests: [{ file: 'apps/server/test/process.test.ts', title: 'encrypts keys of authenticator apps anew' }],
  },
];
