import { defaultOperator } from '@ena/contract/operator';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};
const problemsOf = (env: Readonly<Record<string, string | undefined>>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof Error ? [error.name, ...error.message.split('\n')] : [];
  }
};

describe('settings', () => {
  it('[BACK-01] have embedded defaults', () => {
    expect(readConfig({ PATH: '/bin', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
      smtpUrl: null,
      trustedProxies: 0,
      demoMode: true,
    });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://h/d', SMTP_URL: 'smtp://m' }, false],
    [{ HOST: '0.0.0.0', SMTP_URL: 'smtp://m' }, false],
    [{ PUBLIC_URL: 'https://ena.example', SMTP_URL: 'smtp://m' }, false],
    [{ TRUSTED_PROXY: '1', SMTP_URL: 'smtp://m' }, false],
    [{ TRUSTED_PROXY: '2', PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://m' }, false],
    [{ TRUSTED_PROXY: '0' }, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
  ])('%o run in demo mode: %s', (env, expected) => expect(readConfig(env).demoMode).toBe(expected));

  it('are all described in the README, which describes no others; the example for containers has no others', () => {
    const read = (path: string) =>
      readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8').split('\n');
    const [, list = ''] = /the settings are: (.*)\.$/u.exec(problemsOf({ METRICS_X: '1' })[1] ?? '') ?? [];
    const rows = read('README.md').filter((line) => /^\| `[A-Z]/u.test(line));
    const described = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z\d_]+/gu) ?? []);
    expect(described.sort()).toEqual(list.split(', ').sort());
    const example = read('deploy/env.example').flatMap((line) => /^[A-Z\d_]+(?==)/u.exec(line) ?? []);
    const ofCompose = /^(?:DOMAIN|POSTGRES_(?:ADMIN_)?PASSWORD|ALERT_(?:EMAIL|SMTP_[A-Z]+))$/u;
    expect(example.filter((name) => !described.includes(name) && !ofCompose.test(name))).toEqual([]);
  });

  it('METRICS_TOKEN switches metrics on, and has at least 32 characters', () => {
    expect(readConfig({}).metricsToken).toBeNull();
    expect(readConfig({ METRICS_TOKEN: 'x'.repeat(32) }).metricsToken).toBe('x'.repeat(32));
    expect(problemsOf({ METRICS_TOKEN: 'x'.repeat(31) })[1]).toMatch(/^METRICS_TOKEN must have at least 32/u);
    expect(problemsOf({ METRICS_PORT: '9090' })[1]).toMatch(/^METRICS_PORT is not a known setting/u);
  });

  it('[OP-17] change the maxima of rate limits by name, and name the limits if one is unknown', () => {
    const limits = 'auth.signUp=300, auth.resend.email = 5';
    expect([...readConfig({ RATE_LIMITS: limits }).rateLimits]).toEqual([
      ['auth.signUp', 300],
      ['auth.resend.email', 5],
    ]);
    expect(problemsOf({ RATE_LIMITS: 'auth.signup=300' })).toEqual([
      'StartError',
      expect.stringMatching(
        /^RATE_LIMITS has no limit named auth\.signup\. The names are .*auth\.signIn\.failures, auth\.signOut, auth\.signUp,.*contact\.total/u,
      ),
    ]);
    for (const wrong of ['auth.signUp', 'auth.signUp=0', 'auth.signUp=many', 'auth.signUp:3'])
      expect(problemsOf({ RATE_LIMITS: wrong })[1]).toMatch(/^RATE_LIMITS must be names and numbers/u);
  });

  it('[SUP-11] name the operator, and the e-mail service of the contact forms', () => {
    expect(readConfig({}).operator).toEqual(defaultOperator);
    const own = {
      SUPPORT_EMAIL: 'help@school.example',
      PRIVACY_EMAIL: 'data@school.example',
      LEGAL_UPDATED: '2026-02-28',
      CONTACT_SERVICE_URL: 'https://key_1@api.emailjs.com/service_2/template_3',
      SOCIAL_LINKS: 'https://www.youtube.com/@ena, https://ena.social/about',
    };
    expect(readConfig(own).operator).toEqual({
      supportEmail: 'help@school.example',
      privacyEmail: 'data@school.example',
      legalUpdated: '2026-02-28',
      legalUpdatedText: 'February 28, 2026',
      formService: {
        origin: 'https://api.emailjs.com',
        publicKey: 'key_1',
        serviceId: 'service_2',
        templateId: 'template_3',
      },
      social: [
        { name: 'YouTube', url: 'https://www.youtube.com/@ena' },
        { name: 'ena.social', url: 'https://ena.social/about' },
      ],
    });
  });

  it('store files in DATA_DIR, or in S3 if its keys are set', () => {
    expect(readConfig({}).s3).toBeNull();
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const own = { accessKeyId: 'id', secretAccessKey: 'key' };
    expect(readConfig(keys).s3).toEqual({
      ...own,
      bucket: 'user-avatars',
      region: 'us-east-1',
      endpoint: null,
    });
    const elsewhere = { S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1', S3_ENDPOINT: 'https://s3.example' };
    expect(readConfig({ ...keys, ...elsewhere }).s3).toEqual({
      ...own,
      bucket: 'pictures',
      region: 'eu-central-1',
      endpoint: 'https://s3.example',
    });
  });

  it.each([
    [{ S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY missing'],
    [{ S3_BUCKET: 'pictures' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY missing'],
    [{ S3_BUCKET: '../x' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be the address'],
    [{ S3_KEY: 'id' }, 'S3_KEY is not a known setting.'],
  ])('%o prevent startup: %s', (env, sentence) => {
    expect(problemsOf(env).join('\n')).toContain(sentence);
  });

  it('[ACCESS-17] compare admin e-mails case-insensitively', () => {
    expect([...readConfig({ ADMIN_EMAILS: ' Ana@Ena.example, gio@ena.example' }).adminEmails]).toEqual([
      'ana@ena.example',
      'gio@ena.example',
    ]);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'abc' }, /^PORT must/],
    [{ PORT: '70000' }, /^PORT must/],
    [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL must/],
    [{ SUPPORT_EMAIL: 'a@b.example\r\nBcc: c@d.example' }, /^SUPPORT_EMAIL must/],
    [{ PRIVACY_EMAIL: '@' }, /^PRIVACY_EMAIL must/],
    [{ LEGAL_UPDATED: 'May 1' }, /^LEGAL_UPDATED must/],
    [{ LEGAL_UPDATED: '2025-02-30' }, /^LEGAL_UPDATED must/],
    [{ CONTACT_SERVICE_URL: 'https://api.emailjs.com/s/t' }, /^CONTACT_SERVICE_URL must/],
    [{ CONTACT_SERVICE_URL: 'https://key@api.emailjs.com/s' }, /^CONTACT_SERVICE_URL must/],
    [{ CONTACT_SERVICE_URL: 'http://key@api.emailjs.com/s/t' }, /^CONTACT_SERVICE_URL must/],
    [{ SOCIAL_LINKS: 'youtube.com/@ena' }, /^SOCIAL_LINKS must/],
    [{ SOCIAL_LINKS: 'https://x.com/ena, javascript:alert(1)' }, /^SOCIAL_LINKS must/],
    [{ CONTACT_EMAIL: 'a@b.example' }, /^CONTACT_EMAIL is not a known setting/],
    [{ DATABASE_URL: 'mysql://x', SMTP_URL: 'smtp://m' }, /^DATABASE_URL must/],
    [{ DATABASE_URL: 'postgres://h/d' }, /^SMTP_URL is missing/],
    [{ HOST: '0.0.0.0' }, /^SMTP_URL is missing/],
    [{ PUBLIC_URL: 'https://ena.example' }, /^SMTP_URL is missing/],
    [{ TRUSTED_PROXY: '1' }, /^SMTP_URL is missing/],
    [{ PUBLIC_URL: 'http://localhost/path' }, /^PUBLIC_URL must/],
    [{ ADMIN_EMAILS: 'nobody' }, /^ADMIN_EMAILS must/],
    [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET must/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must/],
    [{ SMTP_HOST: 'm' }, /^SMTP_HOST is not a known setting/],
    [{ DATABSE_URL: 'postgres://x' }, /did you mean DATABASE_URL/],
    [{ DATADIR: '/x' }, /did you mean DATA_DIR/],
  ])('%o prevent startup with one error message', (env, sentence) => {
    const [name, first, ...rest] = problemsOf(env);
    expect([name, rest]).toEqual(['StartError', []]);
    expect(first).toMatch(sentence);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID missing'],
    [{ ...stripe, STRIPE_PRICE_ID: undefined }, 'STRIPE_PRICE_ID missing'],
    [{ STRIPE_API_URL: 'http://127.0.0.1:1' }, 'STRIPE_SECRET_KEY and'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'must be a secret key'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, 'whsec_'],
    [{ ...stripe, STRIPE_PRICE_ID: 'prod_1' }, 'price_'],
    [{ ...stripe, STRIPE_API_URL: 'https://evil.example' }, 'on this machine'],
  ])('refuse incomplete or invalid payment settings: %o', (env, problem) =>
    expect(problemsOf(env).join('\n')).toContain(problem),
  );

  it.each([
    ['by default', {}, true],
    ['on another loopback name', { HOST: 'localhost' }, true],
    ['with a database', { DATABASE_URL: 'postgres://127.0.0.1/ena', SMTP_URL: 'smtp://127.0.0.1' }, false],
    ['where others can reach it', { HOST: '0.0.0.0', SMTP_URL: 'smtp://127.0.0.1' }, false],
    ['behind a proxy', { PUBLIC_URL: 'https://ena.example', SMTP_URL: 'smtp://127.0.0.1' }, false],
    ['with Stripe', stripe, false],
  ])('enable the Stripe sandbox %s: %o %s', (_, env, expected) =>
    expect(readConfig(env).stripeSandboxEnabled).toBe(expected),
  );

  it('include the payment settings', () => {
    expect(readConfig(stripe).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      priceId: 'price_1',
      apiUrl: null,
    });
    expect(readConfig({}).stripe).toBe(null);
  });

  it('include a language model; without one, questions are answered from the course alone', () => {
    expect(readConfig({}).chat).toEqual({ model: null, questionsPerDay: 100 });
    const own = { CHAT_BASE_URL: 'https://models.example/v1', CHAT_MODEL: 'small' };
    expect(readConfig({ ...own, CHAT_API_KEY: 'k-1', CHAT_QUESTIONS_PER_DAY: '5' }).chat).toEqual({
      model: { baseUrl: 'https://models.example/v1', model: 'small', apiKey: 'k-1' },
      questionsPerDay: 5,
    });
    expect(readConfig(own).chat.model).toMatchObject({ apiKey: null });
  });

  it.each([
    [{ CHAT_BASE_URL: 'https://models.example/v1' }, 'CHAT_MODEL missing'],
    [{ CHAT_API_KEY: 'k-1' }, 'CHAT_BASE_URL and CHAT_MODEL missing'],
    [{ CHAT_BASE_URL: 'file:///etc', CHAT_MODEL: 'm' }, 'CHAT_BASE_URL must be the address'],
    [{ CHAT_BASE_URL: 'https://me:word@models.example', CHAT_MODEL: 'm' }, 'CHAT_BASE_URL must'],
    [{ CHAT_BASE_URL: 'https://:word@models.example', CHAT_MODEL: 'm' }, 'CHAT_BASE_URL must'],
    [{ CHAT_BASE_URL: 'https://m.example', CHAT_MODEL: 'm', CHAT_API_KEY: 'a b' }, 'CHAT_API_KEY must'],
    [{ CHAT_QUESTIONS_PER_DAY: '-1' }, 'CHAT_QUESTIONS_PER_DAY must'],
    [{ CHAT_KEY: 'k-1' }, 'CHAT_KEY is not a known setting'],
  ])('refuse incomplete or invalid language model settings: %o', (env, problem) => {
    const problems = problemsOf(env).join('\n');
    expect(problems).toContain(problem);
    expect(problems).not.toContain('k-1');
  });

  it('are checked all at once: every problem is listed', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', STRIPE_KEY: 'k' })).toHaveLength(4);
  });
});
