import { describe, expect, it } from 'vitest';
import { type Asks, notRun, runDatabaseTest, type TestRun } from './databaseTest.ts';

const answered = <Answer>(answer: Answer) => ({ kind: 'answered', answer }) as const;
const failed = (reason: string | null) => ({ kind: 'failed', reason }) as const;
const signedOut = { kind: 'signed-out' } as const;
const found = answered({ profileFound: true, isAdmin: false });

interface Says {
  readonly connection?: Awaited<ReturnType<Asks['connection']>>;
  readonly authentication?: Awaited<ReturnType<Asks['authentication']>>;
  readonly data?: Awaited<ReturnType<Asks['data']>>;
}

/** A run with these answers: every step of it, and what was asked. */
async function ran({ connection = answered({ database: 'Ena' }), authentication = found, data }: Says = {}) {
  const asked: string[] = [];
  const steps: TestRun[] = [];
  const asks: Asks = {
    connection: async () => (asked.push('connection'), connection),
    authentication: async () => (asked.push('authentication'), authentication),
    data: async () => (asked.push('data'), data ?? answered({ ok: true })),
  };
  for await (const step of runDatabaseTest(asks)) steps.push(step);
  const { states, details } = steps.at(-1) ?? notRun;
  const said = Object.values(states).map((state) =>
    'text' in state ? `${state.kind}: ${state.text}` : state.kind,
  );
  return { asked, steps, said, details };
}

const connected = 'success: Successfully connected to Ena';
const authenticated = 'success: Authentication successful. User profile found.';
const allDone = 'success: Data operations successful. Read, write, and delete operations completed.';
const skipped = 'error: Data operations skipped. Authentication required.';

describe('the database test', () => {
  it('[DBT-02] runs connection, authentication and data operations in this order, each loading first', async () => {
    const { asked, steps } = await ran();
    expect(asked).toEqual(['connection', 'authentication', 'data']);
    expect(steps.map(({ states }) => Object.values(states).map(({ kind }) => kind))).toEqual([
      ['loading', 'waiting', 'waiting'],
      ['success', 'waiting', 'waiting'],
      ['success', 'loading', 'waiting'],
      ['success', 'success', 'waiting'],
      ['success', 'success', 'loading'],
      ['success', 'success', 'success'],
    ]);
  });

  it('[DBT-03] [DBT-05] [DBT-11] says that all is well', async () => {
    const { said, details } = await ran();
    expect(said).toEqual([connected, authenticated, allDone]);
    expect(details).toBeNull();
  });

  it.each([
    [failed('It is away.'), 'error: Connection failed: It is away.'],
    [failed(null), 'error: Connection failed: Unknown error'],
  ])('[DBT-04] %o ends the run', async (connection, text) => {
    const { asked, said, details } = await ran({ connection });
    expect(asked).toEqual(['connection']);
    expect(said).toEqual([text, 'waiting', 'waiting']);
    expect(details).toBe('Failed to connect to the database');
  });

  it('[DBT-09] [DBT-10] without a login skips the data operations', async () => {
    const { asked, said } = await ran({ authentication: signedOut });
    expect(asked).not.toContain('data');
    expect(said).toEqual([
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
    const { said } = await ran({ authentication: answered({ profileFound, isAdmin }) });
    expect(said[1]).toBe(`success: Authentication successful. User profile ${text}`);
  });

  it.each([
    [failed('Too many tries.'), 'Authentication test failed: Too many tries.', 'Too many tries.'],
    [failed(null), 'An unexpected error occurred', 'An unexpected error occurred'],
  ])('[DBT-08] %o of the authentication is told, and the run goes on', async (authentication, text, box) => {
    const { asked, said, details } = await ran({ authentication });
    expect([said[1], details]).toEqual([`error: ${text}`, box]);
    expect(asked).toContain('data');
  });

  it.each([
    [failed('It refused.'), 'error: Data operations test failed: It refused.', 'It refused.'],
    [failed(null), 'error: An unexpected error occurred', 'An unexpected error occurred'],
    // The session ended on the way.
    [signedOut, skipped, null],
  ])('[DBT-13] %o of the data operations is told', async (data, text, box) => {
    const { said, details } = await ran({ data });
    expect([said[2], details]).toEqual([text, box]);
  });
});
