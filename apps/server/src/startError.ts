/**
 * A reason not to start that the operator can mend. Its message is one or more plain sentences: what
 * is wrong and what to do. `main.ts` prints it and ends with code 1; any other error is a bug.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
