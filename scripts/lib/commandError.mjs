/** Ends the command with a message instead of a stack trace: what is wrong and how to fix it. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Advice by a pattern in the output of a failed tool; the first match is used. */
const knownProblems = [
  {
    pattern: /\bENOSPC\b|no space left/i,
    advice: 'The disk is full: free about 1 GB and run the same command again.',
  },
  {
    pattern:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b|network/i,
    advice:
      'The package registry could not be reached: check the network (and proxy) and run the same command again.',
  },
  {
    pattern: /\b(EACCES|EPERM|EROFS)\b/,
    advice: 'A file could not be written: check who owns this folder and its node_modules.',
  },
  {
    pattern: /heap out of memory|\bENOMEM\b|Cannot allocate memory/i,
    advice: 'There was not enough memory: close other programs and run the same command again.',
  },
];

const maxLines = 30;
const maxLineLength = 200;

/**
 * Creates the error for a tool that failed: the end of its output, then the advice.
 * @param {string} what such as 'Installing packages failed.'
 * @param {string} output
 */
export function createToolError(what, output) {
  const lines = output.trim().split('\n').slice(-maxLines);
  const end = lines.map((line) => line.slice(0, maxLineLength)).join('\n');
  const advice =
    knownProblems.find(({ pattern }) => pattern.test(output))?.advice ?? 'The lines above say why.';
  return new CommandError(`${end}\n\n${what} ${advice}`);
}
