/** The command `npm run news` in a real process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../src/platform/db/open.ts';
import { userProfiles, users } from '../src/platform/db/users.ts';
import { mailQueue } from '../src/platform/mail/tables.ts';
import { copyEmbeddedDatabase, onPostgres } from './database.ts';
import { useServerProcesses } from './serverProcess.ts';

describe.skipIf(onPostgres)('npm run news', () => {
  const { run } = useServerProcesses();
  const dataDir = mkdtempSync(join(tmpdir(), 'ena-news-'));
  const file = join(dataDir, 'spring.md');
  const script = new URL('../src/news.ts', import.meta.url);
  const settings = { DATA_DIR: dataDir, AUTH_SECRET: 's'.repeat(32), SMTP_URL: 'smtp://127.0.0.1:9' };
  const command = async (args: readonly string[], env: Record<string, string> = settings) => {
    const { exitCode, output } = run(script, env, args);
    return { exitCode: await exitCode, output: output() };
  };
  const countQueued = async () => {
    const { db, close } = await openEmbedded(dataDir);
    const count = await db.$count(mailQueue);
    await close();
    return count;
  };

  beforeAll(async () => {
    copyEmbeddedDatabase(dataDir);
    writeFileSync(file, '# New words\n\nThere are new words.\n');
    const { db, close } = await openEmbedded(dataDir);
    const [user] = await db
      .insert(users)
      .values({ name: 'Ana', email: 'ana@ena.example', emailVerified: true })
      .returning();
    await db.insert(userProfiles).values({ id: user?.id ?? '', displayName: 'Ana' });
    await close();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('only shows the mail and the number of recipients, unless told to send', async () => {
    const shown = await command([file]);
    expect(shown.output).toMatch(/^Subject: New words\n\nHello Nino,\n\nThere are new words\.\n/);
    expect(shown.output).toMatch(/'spring': 1 learner would get this mail[\s\S]*Nothing was sent/);
    expect(shown.exitCode).toBe(0);
    // It would not be queued now if it had been before.
    const sent = await command([file, '--send']);
    expect(sent.output).toContain("'spring': queued for 1 learner.");
    expect([sent.exitCode, await countQueued()]).toEqual([0, 1]);
  });

  it.each([
    ['an unknown option', [file, '--sned'], settings, 'npm run news -- FILE'],
    ['a data folder without the secret of Ena', [file], { DATA_DIR: dataDir }, 'AUTH_SECRET'],
  ])('%s is refused with what to do', async (_, args, env, message) => {
    const refused = await command(args, env);
    expect(refused.output).toContain(message);
    expect(refused.exitCode).toBe(1);
  });
});
