import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyEmbeddedDatabase, createServerDatabase, onPostgres } from './database.ts';
import { useServerProcesses } from './serverProcess.ts';
import { startCollector } from './traceCollector.ts';

const { launchReady, stop } = useServerProcesses();

/** Settings of a server with a database of its own, which reports whether OpenTelemetry is loaded. */
async function settings(): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ena-traces-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const common = {
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${new URL('./reportOpenTelemetry.ts', import.meta.url).href}`,
  };
  if (!onPostgres) {
    copyEmbeddedDatabase(dataDir);
    return common;
  }
  const { url, drop } = await createServerDatabase();
  onTestFinished(drop);
  return { ...common, DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:1', AUTH_SECRET: 'x'.repeat(32) };
}
const loaded = 'OpenTelemetry loaded';

it('without a collector, nothing of OpenTelemetry is loaded', async () => {
  const server = await launchReady(await settings());
  await (await fetch(`${server.url}/api/session`)).text();
  await stop(server, 'SIGTERM');
  expect(server.output()).not.toContain(loaded);
});

it('with a collector, requests are sent to it by their routes, with statements, without personal data', async () => {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const server = await launchReady({ ...(await settings()), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await (await fetch(`${server.url}/api/course/lessons/secret-lesson?token=secret`)).text();
  const account = { name: 'Secret', email: 'secret@ena.example', password: 'a secret password' };
  const created = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  await created.text();
  await stop(server, 'SIGTERM');

  expect(server.output()).toContain(loaded);
  expect(created.status).toBe(200);
  const spans = collector.spans();
  const signUp = spans.find(({ name }) => name === 'POST /api/auth/sign-up/email');
  expect(signUp?.attributes).toMatchObject({ 'http.response.status_code': 200 });
  expect(spans.map(({ name }) => name)).toContain('GET /api/course/lessons/:lessonId');
  const statements = spans
    .filter(({ parent }) => parent !== undefined && parent === signUp?.id)
    .map(({ attributes }) => String(attributes['db.query.text']));
  const isTraced = statements.some((text) => text.includes('insert into "users"') && text.includes('$1'));
  expect(isTraced).toBe(onPostgres);
  expect(collector.text()).not.toMatch(/secret/i);
});
