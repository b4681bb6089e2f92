/** Within this time after the right password, a code of two-step verification completes the sign-in. */
export const pendingSignInSeconds = 10 * 60;
