import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof Error ? [error.name, ...error.message.split('\n')] : [];
  }
};

describe('settings', () => {
  it('[BACK-01] has embedded defaults', () => {
    expect(readConfig({ PATH: '/bin', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
      smtpUrl: null,
      trustedProxies: 0,
      tryOut: true,
    });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://h/d', SMTP_URL: 'smtp://m' }, false],
    [{ HOST: '0.0.0.0', SMTP_URL: 'smtp://m' }, false],
    [{ PUBLIC_URL: 'https://ena.example', SMTP_URL: 'smtp://m' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
  ])('%o is a set-up for trying out: %s', (env, tryOut) => expect(readConfig(env).tryOut).toBe(tryOut));

  it('[ACCESS-17] compares admin e-mails without regard to case', () => {
    expect([...readConfig({ ADMIN_EMAILS: ' Ana@Ena.example, gio@ena.example' }).adminEmails]).toEqual([
      'ana@ena.example',
      'gio@ena.example',
    ]);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'abc' }, /^PORT must/],
    [{ PORT: '70000' }, /^PORT must/],
    [{ DATABASE_URL: 'mysql://x', SMTP_URL: 'smtp://m' }, /^DATABASE_URL must/],
    [{ DATABASE_URL: 'postgres://h/d' }, /^SMTP_URL is missing/],
    [{ HOST: '0.0.0.0' }, /^SMTP_URL is missing/],
    [{ PUBLIC_URL: 'https://ena.example' }, /^SMTP_URL is missing/],
    [{ PUBLIC_URL: 'http://localhost/path' }, /^PUBLIC_URL must/],
    [{ ADMIN_EMAILS: 'nobody' }, /^ADMIN_EMAILS must/],
    [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET must/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must/],
    [{ SMTP_HOST: 'm' }, /^SMTP_HOST is not a setting/],
    [{ DATABSE_URL: 'postgres://x' }, /did you mean DATABASE_URL/],
    [{ DATADIR: '/x' }, /did you mean DATA_DIR/],
  ])('%o stops the start with one sentence', (env, sentence) => {
    const [name, first, ...rest] = problemsOf(env);
    expect([name, rest]).toEqual(['StartError', []]);
    expect(first).toMatch(sentence);
  });

  it('lists every problem at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', STRIPE_KEY: 'k' })).toHaveLength(4);
  });
});
