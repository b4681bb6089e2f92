/** Ends the command with a sentence for people: what is wrong and how to mend it. */
export class Stop extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What the output of a failed tool points to, as advice; the first that fits. */
const causes = [
  {
    sign: /\bENOSPC\b|no space left/i,
    advice: 'The disk is full: free about 1 GB and run the same command again.',
  },
  {
    sign: /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b|network/i,
    advice:
      'The package registry could not be reached: check the network (and proxy) and run the same command again.',
  },
  {
    sign: /\b(EACCES|EPERM|EROFS)\b/,
    advice: 'A file could not be written: check who owns this folder and its node_modules.',
  },
  {
    sign: /heap out of memory|\bENOMEM\b|Cannot allocate memory/i,
    advice: 'There was not enough memory: close other programs and run the same command again.',
  },
];

const linesShown = 30;
const charactersShown = 200;

/**
 * A Stop for a tool that failed: the end of its output, then the advice.
 * @param {string} what such as 'Installing packages failed.'
 * @param {string} output
 */
export function toolFailure(what, output) {
  const lines = output.trim().split('\n').slice(-linesShown);
  const end = lines.map((line) => line.slice(0, charactersShown)).join('\n');
  const advice = causes.find(({ sign }) => sign.test(output))?.advice ?? 'The lines above say why.';
  return new Stop(`${end}\n\n${what} ${advice}`);
}
