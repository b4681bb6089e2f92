/**
 * Settings: environment variables, parsed once at start (architecture, Fixed points). An empty
 * variable counts as unset. Unset means the embedded default.
 */
import { resolve } from 'node:path';
import { z } from 'zod';
import { unknownSettings } from './settingNames.ts';
import { StartError } from './startError.ts';

const oneOf = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
const wholeNumber = (max: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((value) => value <= max, sentence);
const isOrigin = (value: string) => {
  if (!oneOf(['http:', 'https:'])(value)) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && search + hash + username === '';
};

const settings = z.object({
  PORT: wholeNumber(65_535, 'PORT must be a whole number from 0 to 65535, such as 3000.').default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      oneOf(['postgres:', 'postgresql:']),
      'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/ena; leave it out to use the embedded database.',
    )
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      'PUBLIC_URL must be the address that people open, without a path, such as https://ena.example.',
    )
    .optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
    .transform((list) => list.filter((email) => email !== ''))
    .pipe(
      z.array(
        z.email(
          'ADMIN_EMAILS must be e-mail addresses separated by commas, such as ana@ena.example,gio@ena.example.',
        ),
      ),
    ),
  SMTP_URL: z
    .string()
    .refine(
      oneOf(['smtp:', 'smtps:']),
      'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example:465.',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'MAIL_FROM must be a sender, such as Ena <hello@ena.example>.')
    .default('Ena <hello@ena.example>'),
  AUTH_SECRET: z
    .string()
    .min(32, 'AUTH_SECRET must have at least 32 characters; leave it out to have one made in DATA_DIR.')
    .optional(),
  TRUSTED_PROXY: wholeNumber(
    16,
    'TRUSTED_PROXY must be the number of proxies in front of Ena, from 0 to 16.',
  ).default(0),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent.',
    })
    .default('info'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Origin that people open; links in mail begin with it. */
  readonly publicUrl: string;
  /** Lower case. */
  readonly adminEmails: ReadonlySet<string>;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: made once and kept in `dataDir`. */
  readonly authSecret: string | null;
  /** Trusted hops that append to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Embedded database, reached on this machine only: demo accounts and the mailbox page exist. */
  readonly tryOut: boolean;
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
export const isLoopback = (host: string): boolean =>
  loopbackNames.has(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** Demo accounts have a known password: they must never be where others can reach them, be it through a proxy. */
function isTryOut(given: Readonly<Record<string, string | undefined>>): boolean {
  const { HOST = '127.0.0.1', PUBLIC_URL = 'http://127.0.0.1' } = given;
  const publicHost = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : '';
  return given['DATABASE_URL'] === undefined && isLoopback(HOST) && isLoopback(publicHost);
}

/** Parses the environment. Throws one StartError that lists everything that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  problems.push(...unknownSettings(Object.keys(given), Object.keys(settings.shape)));

  const tryOut = isTryOut(given);
  if (given['SMTP_URL'] === undefined && !tryOut) {
    problems.push(
      'SMTP_URL is missing: with DATABASE_URL, a public HOST or a public PUBLIC_URL set, mail has to be sent for real. Set it to your mail server, such as smtps://user:password@mail.example:465.',
    );
  }
  if (!parsed.success || problems.length > 0) throw new StartError([...new Set(problems)].join('\n'));

  const { data } = parsed;
  const origin = `http://${data.HOST.includes(':') ? `[${data.HOST}]` : data.HOST}:${data.PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    publicUrl: new URL(data.PUBLIC_URL ?? origin).origin,
    adminEmails: new Set(data.ADMIN_EMAILS),
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    authSecret: data.AUTH_SECRET ?? null,
    trustedProxies: data.TRUSTED_PROXY,
    logLevel: data.LOG_LEVEL,
    tryOut,
  };
}
