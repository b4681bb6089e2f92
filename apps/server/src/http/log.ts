/**
 * Structured logs, one JSON line each. What must never be logged (passwords, tokens, cookies, e-mail
 * addresses, mail) is not handed to the log at all; the redaction below is the second net.
 */
import { type DestinationStream, pino } from 'pino';

const secretFields = [
  'password',
  'token',
  'cookie',
  'authorization',
  'email',
  'recipient',
  'text',
  'html',
  'to',
  'name',
];

/** The log of a process; to standard output where no other destination is given. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[redacted]',
      },
    },
    destination,
  );
export type Log = ReturnType<typeof createLog>;

/**
 * An error as the log may hold it: kind, code, place. Messages of database errors carry the values
 * of the query, so only messages of our own and the runtime's plain errors are kept.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  const plain = error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.constructor.name,
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(plain && { message: error.message }),
    at: stack?.slice(0, 6).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** A path as the log may hold it: no address that was typed into it, and no token of a link. */
export const loggedPath = (path: string): string =>
  path.slice(0, 200).replace(/[^/]*(@|%40)[^/]*|(?<=\/reminders\/stop\/)[^/]+/gi, '[redacted]');
