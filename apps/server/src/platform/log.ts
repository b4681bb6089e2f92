/**
 * Structured logs, one JSON line each. What must never be logged (passwords, tokens, cookies, e-mail
 * addresses, mail) is never passed to the log; the redaction below is defense in depth.
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

/** The logger; writes to standard output by default. */
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
 * An error as fields that are safe to log: kind, code, stack. Messages of database errors contain the values
 * of the query, so only messages of TypeError, RangeError and ReferenceError are logged.
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

/** Redacts e-mail addresses and link tokens in a path for the log. */
export const redactPath = (path: string): string =>
  path.slice(0, 200).replace(/[^/]*(@|%40)[^/]*|(?<=\/stop\/)[^/]+/gi, '[redacted]');
