/** Rate limits of wrong passwords at log-in. */

/** Per e-mail, from all clients together (OP-17). */
export const passwordGuesses = { name: 'auth.signIn.failures', max: 10, seconds: 15 * 60 };
/** A separate limit per browser that has signed in to this account before (deviceCookie.ts). */
export const deviceGuesses = { ...passwordGuesses, name: 'auth.signIn.deviceFailures' };
