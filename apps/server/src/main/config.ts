/**
 * Settings: environment variables, parsed once at startup. An empty variable counts as unset. Unset
 * means the embedded default.
 */
import { resolve } from 'node:path';
import {
  defaultOperator,
  type FormService,
  formatLongDate,
  type Operator,
  type SocialLink,
} from '@ena/contract/operator';
import { z } from 'zod';
import { isLoopback } from '../platform/http/address.ts';
import type { ProviderSettings } from '../billing/provider.ts';
import type { ChatSettings } from '../content/chat/model.ts';
import { canonicalEmail } from '../platform/emailAddress.ts';
import { avatarBucket } from '../platform/files.ts';
import type { S3Settings } from '../platform/s3.ts';
import { parseRateLimits } from './rateLimitSettings.ts';
import { unknownSettings } from './settingNames.ts';
import { StartError } from '../platform/startError.ts';

const hasProtocol = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
const wholeNumber = (max: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((value) => value <= max, sentence);
const isOrigin = (value: string) => {
  if (!hasProtocol(['http:', 'https:'])(value)) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && search + hash + username === '';
};

/** `https://public_key@host/service_id/template_id` parsed; null if it has another form. */
function formServiceOf(value: string): FormService | null {
  if (!hasProtocol(['http:', 'https:'])(value)) return null;
  const { origin, protocol, hostname, username, password, pathname, search, hash } = new URL(value);
  const [, serviceId, templateId] = /^\/([\w.-]+)\/([\w.-]+)$/.exec(pathname) ?? [];
  if (serviceId === undefined || templateId === undefined || password + search + hash !== '') return null;
  if (!/^[\w.-]+$/.test(username) || (protocol === 'http:' && !isLoopback(hostname))) return null;
  return { origin, publicKey: username, serviceId, templateId };
}

const socialNames: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** A link to our page on another site, labeled with the site's usual name, or else with its host name. */
function socialLinkOf(url: string): SocialLink {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return { name: socialNames[host] ?? host, url };
}

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
      hasProtocol(['postgres:', 'postgresql:']),
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
    .transform((list) => list.split(',').map((email) => canonicalEmail(email)))
    .transform((list) => list.filter((email) => email !== ''))
    .pipe(
      z.array(
        z.email(
          'ADMIN_EMAILS must be email addresses separated by commas, such as ana@ena.example,gio@ena.example.',
        ),
      ),
    ),
  SMTP_URL: z
    .string()
    .refine(
      hasProtocol(['smtp:', 'smtps:']),
      'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example:465.',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'MAIL_FROM must be a sender, such as Ena <hello@ena.example>.')
    .default('Ena <hello@ena.example>'),
  SUPPORT_EMAIL: z
    .email('SUPPORT_EMAIL must be the address that gets messages, such as support@ena.example.')
    .default(defaultOperator.supportEmail),
  PRIVACY_EMAIL: z
    .email('PRIVACY_EMAIL must be the address for questions of privacy, such as privacy@ena.example.')
    .default(defaultOperator.privacyEmail),
  LEGAL_UPDATED: z.iso
    .date(
      'LEGAL_UPDATED must be the day of the latest change of terms and privacy policy, such as 2025-05-01.',
    )
    .default(defaultOperator.legalUpdated),
  SOCIAL_LINKS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (urls) => urls.every((url) => URL.canParse(url) && new URL(url).protocol === 'https:'),
      'SOCIAL_LINKS must be addresses separated by commas, such as https://www.youtube.com/@ena,https://www.instagram.com/ena.',
    )
    .default([]),
  CONTACT_SERVICE_URL: z
    .string()
    .refine(
      (value) => formServiceOf(value) !== null,
      'CONTACT_SERVICE_URL must be the address of an EmailJS service, with its keys, such as https://public_key@api.emailjs.com/service_id/template_id; leave it out to have messages sent by Ena.',
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'STRIPE_SECRET_KEY must be a secret key of Stripe, such as sk_test_….')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, such as whsec_….')
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_\w+$/, 'STRIPE_PRICE_ID must be the id of the price of Premium, such as price_….')
    .optional(),
  STRIPE_API_URL: z
    .string()
    .refine(
      (value) => isOrigin(value) && isLoopback(new URL(value).hostname),
      'STRIPE_API_URL is for tests: it must be the address of a Stripe test double on this machine, such as http://127.0.0.1:12111.',
    )
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(32, 'AUTH_SECRET must have at least 32 characters; leave it out to have one generated in DATA_DIR.')
    .optional(),
  AUTH_SECRET_PREVIOUS: z
    .string()
    .min(
      32,
      'AUTH_SECRET_PREVIOUS must be the AUTH_SECRET that Ena ran with before, with at least 32 characters.',
    )
    .optional(),
  TRUSTED_PROXY: wholeNumber(
    16,
    'TRUSTED_PROXY must be the number of proxies in front of Ena, from 0 to 16.',
  ).default(0),
  RATE_LIMITS: z
    .string()
    .default('')
    .transform((list, context) => {
      const parsed = parseRateLimits(list);
      if (typeof parsed !== 'string') return parsed;
      context.addIssue({ code: 'custom', message: parsed });
      return z.NEVER;
    }),
  ASSETS_URL: z
    .string()
    .refine(
      isOrigin,
      'ASSETS_URL must be the address of a CDN that gets /assets/ and /audio/ from Ena, without a path, such as https://cdn.example; leave it out to load files from Ena.',
    )
    .optional(),
  AUDIO_URL: z
    .string()
    .refine(
      isOrigin,
      'AUDIO_URL must be the address of a host that has the clips under /audio/, without a path, such as https://sound.example; leave it out to use the clips of Ena.',
    )
    .optional(),
  CHAT_BASE_URL: z
    .string()
    .refine(
      (value) =>
        hasProtocol(['http:', 'https:'])(value) && new URL(value).username + new URL(value).password === '',
      'CHAT_BASE_URL must be the address of an OpenAI-compatible endpoint, such as https://models.example/v1; leave it out to have questions answered from the course alone.',
    )
    .optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'CHAT_API_KEY must be the key of the endpoint, without spaces.')
    .optional(),
  CHAT_QUESTIONS_PER_DAY: wholeNumber(
    100_000,
    'CHAT_QUESTIONS_PER_DAY must be a whole number from 0 to 100000, such as 100.',
  ).default(100),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'S3_BUCKET must be the name of a bucket, such as user-avatars.')
    .default(avatarBucket),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, 'S3_REGION must be the region of the bucket, such as eu-central-1.')
    .default('us-east-1'),
  S3_ENDPOINT: z
    .string()
    .refine(
      hasProtocol(['http:', 'https:']),
      'S3_ENDPOINT must be the address of an S3-compatible service, such as https://s3.example; leave it out for Amazon S3.',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[!-~]{32,}$/,
      'METRICS_TOKEN must have at least 32 characters, without spaces; leave it out to have no /api/metrics.',
    )
    .optional(),
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
  /** The operator as shown on pages; contact messages go to its `supportEmail`. */
  readonly operator: Operator;
  /** Null: nothing can be bought, except in the Stripe sandbox. */
  readonly stripe: ProviderSettings | null;
  /** Whether the Stripe sandbox replaces Stripe: only in demo mode without Stripe settings. */
  readonly stripeSandboxEnabled: boolean;
  /** Null: generated once and stored in `dataDir`. */
  readonly authSecret: string | null;
  /** Before it was changed: keys of authenticator apps are encrypted anew at start. Null: it was not. */
  readonly previousAuthSecret: string | null;
  /** Trusted hops that append to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Maxima of rate limits by name, instead of their defaults. */
  readonly rateLimits: ReadonlyMap<string, number>;
  readonly logLevel: string;
  /** Bearer token of /api/metrics; null: there are no metrics. */
  readonly metricsToken: string | null;
  /** Null: files of learners are stored in `dataDir`. */
  readonly s3: S3Settings | null;
  /** Origin of the CDN from which pages load scripts, fonts and clips; null: this server. */
  readonly assetsUrl: string | null;
  /** Origin of another host that has the clips; null: this server, or the CDN. */
  readonly audioUrl: string | null;
  /** Without a model, the assistant answers from the course. `questionsPerDay`: per learner in 24 hours. */
  readonly chat: { readonly model: ChatSettings | null; readonly questionsPerDay: number };
  /** Embedded database, reachable from this machine only: demo accounts and the mailbox page exist. */
  readonly demoMode: boolean;
}

/**
 * Demo accounts have a known password: no demo mode where others can reach the server. A trusted proxy is there for others,
 * whatever the host and the public URL are.
 */
function isDemoMode(given: Readonly<Record<string, string | undefined>>): boolean {
  const { HOST = '127.0.0.1', PUBLIC_URL = 'http://127.0.0.1', TRUSTED_PROXY = '0' } = given;
  const publicHost = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : '';
  return (
    given['DATABASE_URL'] === undefined &&
    isLoopback(HOST) &&
    isLoopback(publicHost) &&
    Number(TRUSTED_PROXY) === 0
  );
}

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const;

function stripeOf(data: z.infer<typeof settings>): ProviderSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data;
  const { STRIPE_PRICE_ID: priceId, STRIPE_API_URL: apiUrl = null } = data;
  if (secretKey === undefined || webhookSecret === undefined || priceId === undefined) return null;
  return { secretKey, webhookSecret, priceId, apiUrl };
}

const s3Names = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const s3Extras = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT'] as const;

function s3Of(data: z.infer<typeof settings>): S3Settings | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint = null } = data;
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint };
}

const chatNames = ['CHAT_BASE_URL', 'CHAT_MODEL'] as const;

function modelOf(data: z.infer<typeof settings>): ChatSettings | null {
  const { CHAT_BASE_URL: baseUrl, CHAT_MODEL: model, CHAT_API_KEY: apiKey = null } = data;
  return baseUrl === undefined || model === undefined ? null : { baseUrl, model, apiKey };
}

/** Parses the environment. Throws one StartError that lists all problems. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  problems.push(...unknownSettings(Object.keys(given), Object.keys(settings.shape)));

  const missing = stripeNames.filter((name) => given[name] === undefined);
  if (missing.length > 0 && [...stripeNames, 'STRIPE_API_URL'].some((name) => given[name] !== undefined)) {
    problems.push(`${missing.join(' and ')} missing: payments need ${stripeNames.join(', ')}.`);
  }

  const missingS3 = s3Names.filter((name) => given[name] === undefined);
  if (missingS3.length > 0 && [...s3Names, ...s3Extras].some((name) => given[name] !== undefined)) {
    problems.push(`${missingS3.join(' and ')} missing: files in S3 need ${s3Names.join(' and ')}.`);
  }

  const missingChat = chatNames.filter((name) => given[name] === undefined);
  if (missingChat.length > 0 && [...chatNames, 'CHAT_API_KEY'].some((name) => given[name] !== undefined)) {
    problems.push(`${missingChat.join(' and ')} missing: a model needs ${chatNames.join(' and ')}.`);
  }

  const isDemo = isDemoMode(given);
  if (given['SMTP_URL'] === undefined && !isDemo) {
    problems.push(
      'SMTP_URL is missing: with DATABASE_URL, TRUSTED_PROXY, a public HOST or a public PUBLIC_URL set, mail has to be sent for real. Set it to your mail server, such as smtps://user:password@mail.example:465.',
    );
  }
  if (!parsed.success || problems.length > 0) throw new StartError([...new Set(problems)].join('\n'));

  const { data } = parsed;
  const stripe = stripeOf(data);
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
    operator: {
      supportEmail: data.SUPPORT_EMAIL,
      privacyEmail: data.PRIVACY_EMAIL,
      legalUpdated: data.LEGAL_UPDATED,
      legalUpdatedText: formatLongDate(data.LEGAL_UPDATED),
      formService: data.CONTACT_SERVICE_URL === undefined ? null : formServiceOf(data.CONTACT_SERVICE_URL),
      social: data.SOCIAL_LINKS.map(socialLinkOf),
    },
    stripe,
    stripeSandboxEnabled: isDemo && stripe === null,
    authSecret: data.AUTH_SECRET ?? null,
    previousAuthSecret: data.AUTH_SECRET_PREVIOUS ?? null,
    trustedProxies: data.TRUSTED_PROXY,
    rateLimits: data.RATE_LIMITS,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN ?? null,
    s3: s3Of(data),
    assetsUrl: data.ASSETS_URL === undefined ? null : new URL(data.ASSETS_URL).origin,
    audioUrl: data.AUDIO_URL === undefined ? null : new URL(data.AUDIO_URL).origin,
    chat: { model: modelOf(data), questionsPerDay: data.CHAT_QUESTIONS_PER_DAY },
    demoMode: isDemo,
  };
}
