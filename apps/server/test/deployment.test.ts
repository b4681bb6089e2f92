/** deploy/compose.yaml: settings of deploy/.env, and what every container has; deploy/haproxy.cfg: limits. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/main/config.ts';

interface Compose {
  readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}
const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
// as: the test fails where it has another form.
const { services, configs } = parse(read('compose.yaml')) as Compose;
// as: a mapping, see the file.
const environment = services['ena']?.['environment'] as Record<string, string>;

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Compose does, innermost first. */
function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  const replaced = text.replace(
    /\$\{(\w+)(?::([-?])([^{}]*))?\}/gu,
    (_, name: string, kind: string | undefined, rest = '') => {
      const value = values[name] ?? '';
      if (value !== '' || kind === undefined) return value;
      if (kind === '?') throw new Error(`${name}: ${rest}`);
      return rest;
    },
  );
  return replaced === text ? text : interpolate(replaced, values);
}

const example = Object.fromEntries(
  read('env.example')
    .split('\n')
    .filter((line) => /^\w+=/u.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1) || 'x'.repeat(64)]),
);
/** The configuration of a replica with these lines in deploy/.env. */
const configWith = (added: Readonly<Record<string, string>> = {}) => {
  const values = { ...example, ...added };
  const own = Object.entries(environment).map(([name, value]) => [name, interpolate(value, values)]);
  return readConfig({ ...values, ...Object.fromEntries(own) });
};

it('a replica starts with the example of deploy/.env, once its passwords are filled in', () => {
  expect(configWith()).toMatchObject({
    publicUrl: 'https://ena.example',
    databaseUrl: `postgres://ena:${'x'.repeat(64)}@database:5432/ena`,
    trustedProxies: 1,
    s3: { endpoint: 'http://storage:8333', accessKeyId: 'ena' },
  });
});

it('settings of deploy/.env come before those of the Compose file', () => {
  const config = configWith({
    PUBLIC_URL: 'https://learn.example',
    DATABASE_URL: 'postgres://ena:secret@pooler:6432/ena',
    TRUSTED_PROXY: '2',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'key',
  });
  expect(config).toMatchObject({
    publicUrl: 'https://learn.example',
    databaseUrl: 'postgres://ena:secret@pooler:6432/ena',
    trustedProxies: 2,
    s3: { endpoint: 'https://s3.example', accessKeyId: 'key' },
  });
});

it('passwords that Ena does not need do not reach it', () => {
  const { POSTGRES_ADMIN_PASSWORD, ALERT_SMTP_PASSWORD } = environment;
  expect([POSTGRES_ADMIN_PASSWORD, ALERT_SMTP_PASSWORD]).toEqual(['', '']);
});

it.each(Object.keys(services))('the log of %s is limited', (name) => {
  expect(services[name]).toMatchObject({ logging: { driver: 'local' } });
});

it('alerts go to the address of deploy/.env', () => {
  const alertmanager: unknown = parse(interpolate(configs['alertmanager']?.content ?? '', example));
  expect(alertmanager).toMatchObject({
    receivers: [{ email_configs: [{ to: 'operator@ena.example', smarthost: 'mail.example:587' }] }],
  });
});

it('only Caddy can be reached from outside: HAProxy believes whom it names as client', () => {
  const published = Object.entries(services).filter(([, { ports }]) => Array.isArray(ports));
  // as: Compose's short form, see the file.
  const outside = published.filter(([, { ports }]) =>
    (ports as string[]).some((port) => !port.startsWith('127.')),
  );
  expect(outside.map(([name]) => name)).toEqual(['caddy']);
});

describe('deploy/haproxy.cfg', () => {
  const haproxy = read('haproxy.cfg');
  const setting = (pattern: RegExp) => Number(pattern.exec(haproxy)?.[1]);

  it('a request waits in HAProxy for half a second at most', () => {
    expect(setting(/timeout queue (\d+)ms/u)).toBeLessThanOrEqual(500);
  });

  it('has places for the replicas that run during an upgrade, and gets their addresses from Docker', () => {
    expect(setting(/server-template ena (\d+) ena:3000 resolvers docker/u)).toBeGreaterThanOrEqual(4);
  });

  it('one network cannot hold all places of a replica', () => {
    const perNetwork = setting(
      /deny deny_status 503 if \{ sc1_conn_cur\(requests_of_networks\) gt (\d+) \}/u,
    );
    expect(perNetwork).toBeLessThan(setting(/default-server maxconn (\d+)/u));
  });

  it('what HAProxy refuses may be tried again in a second', () => {
    expect(haproxy).toMatch(/http-error status 503 .* hdr Retry-After 1/u);
  });
});
