import { describe, expect, it } from 'vitest';
import { type DatabaseTestApi, initialTestRun, runDatabaseTest, type TestRun } from './databaseTest.ts';

const answered = <Answer>(answer: Answer) => ({ kind: 'answered', answer }) as const;
const failed = (reason: string | null) => ({ kind: 'failed', reason }) as const;
const signedOut = { kind: 'signed-out' } as const;
const found = answered({ profileFound: true, isAdmin: false });

interface Responses {
  readonly connection?: Awaited<ReturnType<DatabaseTestApi['connection']>>;
  readonly authentication?: Awaited<ReturnType<DatabaseTestApi['authentication']>>;
  readonly data?: Awaited<ReturnType<DatabaseTestApi['data']>>;
}

/** A run with these responses: every step of it, and which checks were called. */
async function runTest({
  connection = answered({ database: 'Ena' }),
  authentication = found,
  data,
}: Responses = {}) {
  const called: string[] = [];
  const steps: TestRun[] = [];
  const asks: DatabaseTestApi = {
    connection: async () => (called.push('connection'), connection),
    authentication: async () => (called.push('authentication'), authentication),
    data: async () => (called.push('data'), data ?? answered({ ok: true })),
  };
  for await (const step of runDatabaseTest(asks)) steps.push(step);
  const { states, details } = steps.at(-1) ?? initialTestRun;
  const texts = Object.values(states).map((state) =>
    'text' in state ? `${state.kind}: ${state.text}` : state.kind,
  );
  return { called, steps, texts, details };
}

const connected = 'success: Successfully connected to Ena';
const authenticated = 'success: Authentication successful. User profile found.';
const allDone = 'success: Data operations successful. Read, write, and delete operations completed.';
const skipped = 'error: Data operations skipped. Authentication required.';

describe('the database test', () => {
  it('[DBT-02] runs connection, authentication and data operations in this order, each loading first', async () => {
    const { called, steps } = await runTest();
    expect(called).toEqual(['connection', 'authentication', 'data']);
    expect(steps.map(({ states }) => Object.values(states).map(({ kind }) => kind))).toEqual([
      ['loading', 'waiting', 'waiting'],
      ['success', 'waiting', 'waiting'],
      ['success', 'loading', 'waiting'],
      ['success', 'success', 'waiting'],
      ['success', 'success', 'loading'],
      ['success', 'success', 'success'],
    ]);
  });

  it('[DBT-03] [DBT-05] [DBT-11] reports the success of all checks', async () => {
    const { texts, details } = await runTest();
    expect(texts).toEqual([connected, authenticated, allDone]);
    expect(details).toBeNull();
  });

  it.each([
    [failed('It is away.'), 'error: Connection failed: It is away.'],
    [failed(null), 'error: Connection failed: Unknown error'],
  ])('[DBT-04] the connection result %o ends the run', async (connection, text) => {
    const { called, texts, details } = await runTest({ connection });
    expect(called).toEqual(['connection']);
    expect(texts).toEqual([text, 'waiting', 'waiting']);
    expect(details).toBe('Failed to connect to the database');
  });

  it('[DBT-09] [DBT-10] without a login skips the data operations', async () => {
    const { called, texts } = await runTest({ authentication: signedOut });
    expect(called).not.toContain('data');
    expect(texts).toEqual([
      connected,
      'error: Not authenticated. Please log in to test authentication.',
      skipped,
    ]);
  });

  it.each([
    ['[DBT-05]', true, false, 'found.'],
    ['[DBT-06]', false, false, 'not found but can be created.'],
    ['[DBT-07]', true, true, 'found. User has admin privileges.'],
    ['[DBT-07]', false, true, 'not found but can be created. User has admin privileges.'],
  ])('%s a profile found %s, admin %s: %s', async (_, profileFound, isAdmin, text) => {
    const { texts } = await runTest({ authentication: answered({ profileFound, isAdmin }) });
    expect(texts[1]).toBe(`success: Authentication successful. User profile ${text}`);
  });

  it.each([
    [failed('Too many tries.'), 'Authentication test failed: Too many tries.', 'Too many tries.'],
    [failed(null), 'An unexpected error occurred', 'An unexpected error occurred'],
  ])(
    '[DBT-08] the authentication result %o is shown, and the run continues',
    async (authentication, text, box) => {
      const { called, texts, details } = await runTest({ authentication });
      expect([texts[1], details]).toEqual([`error: ${text}`, box]);
      expect(called).toContain('data');
    },
  );

  it.each([
    [failed('It refused.'), 'error: Data operations test failed: It refused.', 'It refused.'],
    [failed(null), 'error: An unexpected error occurred', 'An unexpected error occurred'],
    // The session ended on the way.
    [signedOut, skipped, null],
  ])('[DBT-13] the result %o of the data operations is shown', async (data, text, box) => {
    const { texts, details } = await runTest({ data });
    expect([texts[2], details]).toEqual([text, box]);
  });
});
