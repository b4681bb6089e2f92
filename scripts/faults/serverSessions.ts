import type { Fault } from './model.ts';

const src = 'apps/server/src/identity';

/** Hashes of passwords, lifetime and renewal of sessions (decision 0077). */
export const serverSessionsFaults: readonly Fault[] = [
  {
    id: 'password-hash-cheap',
    title: 'Hashes of passwords can be computed a thousand times faster',
    file: `${src}/passwords.ts`,
    find: 'const cost: ScryptCost = { logN: 15,',
    replace: 'const cost: ScryptCost = { logN: 5,',
    tests: [{ file: `${src}/passwords.test.ts`, title: 'that OWASP recommends' }],
  },
  {
    id: 'former-hash-kept',
    title: 'Weaker hashes of passwords are kept for ever',
    file: `${src}/outdatedHash.ts`,
    find: 'if (!hashing.isOutdated(oldHash)) return credential;',
    replace: "if (oldHash !== '') return credential;",
    tests: [{ file: `${src}/outdatedHash.test.ts`, title: 'is replaced by the next log-in' }],
  },
  {
    id: 'session-not-renewed',
    title: 'A session that was stolen before two-step verification goes on with its rights',
    file: `${src}/sessions.ts`,
    find: '.set({ token, ...',
    replace: '.set({ ...',
    tests: [{ file: `${src}/secondFactor.test.ts`, title: 'gives the session a new token' }],
  },
  {
    id: 'other-sessions-survive-second-factor',
    title: 'Whoever is in the account already stays in after two-step verification was turned on',
    file: `${src}/sessions.ts`,
    find: 'await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));',
    replace: '',
    tests: [{ file: `${src}/secondFactor.test.ts`, title: 'gives the session a new token' }],
  },
  {
    id: 'second-factor-change-not-mailed',
    title: 'Nobody learns that a stranger has turned two-step verification off',
    file: `${src}/changeSecondFactor.ts`,
    find: 'await queueSecondFactorMail(services, tx, viewer.userId, change);',
    replace: '',
    tests: [{ file: `${src}/secondFactor.test.ts`, title: 'gives the session a new token' }],
  },
  {
    id: 'log-in-races-second-factor',
    title: 'A log-in under way while two-step verification is turned on needs no code',
    file: `${src}/signIn.ts`,
    find: ' || needsCode',
    replace: '',
    tests: [{ file: `${src}/secondFactor.test.ts`, title: 'starts no session' }],
  },
  {
    id: 'refused-log-ins-not-logged',
    title: 'Nobody sees whose password was guessed at',
    file: `${src}/signIn.ts`,
    find: "services.log.info({ userId: found.userId, reason: 'password' }, 'log-in refused');",
    replace: '',
    tests: [{ file: `${src}/securityLog.test.ts` }],
  },
  {
    id: 'common-passwords-accepted',
    title: 'Passwords that everybody tries first are accepted',
    file: `${src}/passwords.ts`,
    find: 'if (commonPasswords().has(folded))',
    replace: 'if (commonPasswords().has(password) && folded !== password)',
    tests: [{ file: `${src}/passwords.test.ts`, title: 'among the 5,000 most common ones' }],
  },
  {
    id: 'model-redirects-followed',
    title: 'A redirect by the language model sends the question to another host',
    file: 'apps/server/src/content/chat/model.ts',
    find: "{ ...init, redirect: 'error' }",
    replace: 'init',
    tests: [{ file: 'apps/server/src/content/chat/model.test.ts', title: 'redirects elsewhere' }],
  },
  {
    id: 'session-never-ends',
    title: 'A stolen session works for ever if it is used',
    file: `${src}/viewer.ts`,
    find: 'if (endsAt <= time.getTime()) return null;',
    replace: '',
    tests: [{ file: `${src}/sessionLifetime.test.ts`, title: 'prolonged beyond its maximum' }],
  },
];
