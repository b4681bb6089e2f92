/**
 * A startup error that the operator can fix. Its message is one or more plain sentences: what is wrong
 * and what to do. `run.ts` prints it and exits with code 1; any other error is a bug.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
