/**
 * The database test: order and texts of its checks (DBT). Independent of the API
 * client and of the page.
 */

/** In the order in which they run (DBT-02). */
export const checks = ['connection', 'authentication', 'data'] as const;
export type Check = (typeof checks)[number];

/** The tables of the specification that the page names (DBT-14); ours have the same names (decision D2). */
export const schemaTables = [
  'user_profiles',
  'user_progress',
  'user_achievements',
  'stripe_customers',
  'stripe_subscriptions',
  'stripe_orders',
] as const;

export type CheckState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'success' | 'error'; readonly text: string };

/** State of a run: each check, and the text of the error details box. */
export interface TestRun {
  readonly states: Readonly<Record<Check, CheckState>>;
  readonly details: string | null;
}

/** Result of a check. `reason` is user-facing; null if the cause is unknown. */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly reason: string | null };

/** Calls to the server. None of them may throw. */
export interface DatabaseTestApi {
  readonly connection: () => Promise<Outcome<{ readonly database: string }>>;
  readonly authentication: () => Promise<
    Outcome<{ readonly profileFound: boolean; readonly isAdmin: boolean }>
  >;
  readonly data: () => Promise<Outcome<unknown>>;
}

const waiting: CheckState = { kind: 'waiting' };
export const initialTestRun: TestRun = {
  states: { connection: waiting, authentication: waiting, data: waiting },
  details: null,
};

const success = (text: string): CheckState => ({ kind: 'success', text });
const error = (text: string): CheckState => ({ kind: 'error', text });

const skipped = error('Data operations skipped. Authentication required.');
const notAuthenticated = error('Not authenticated. Please log in to test authentication.');
const unexpectedError = 'An unexpected error occurred';

/** Text of a failed check (DBT-08, DBT-13). */
const failure = (what: string, reason: string | null): CheckState =>
  error(reason === null ? unexpectedError : `${what}: ${reason}`);

/**
 * Runs the checks one after the other and yields the state after each step. Without a connection nothing else
 * is tried; without a login nothing is written (DBT-04, DBT-10).
 */
export async function* runDatabaseTest(asks: DatabaseTestApi): AsyncGenerator<TestRun> {
  let run: TestRun = initialTestRun;
  const step = (check: Check, state: CheckState, details: string | null = run.details): TestRun => {
    run = { states: { ...run.states, [check]: state }, details };
    return run;
  };

  yield step('connection', { kind: 'loading' });
  const connected = await asks.connection();
  if (connected.kind !== 'answered') {
    const reason = (connected.kind === 'failed' && connected.reason) || 'Unknown error';
    yield step('connection', error(`Connection failed: ${reason}`), 'Failed to connect to the database');
    return;
  }
  yield step('connection', success(`Successfully connected to ${connected.answer.database}`));

  yield step('authentication', { kind: 'loading' });
  const authenticated = await asks.authentication();
  if (authenticated.kind === 'signed-out') {
    yield step('authentication', notAuthenticated);
    yield step('data', skipped);
    return;
  }
  if (authenticated.kind === 'failed')
    yield step(
      'authentication',
      failure('Authentication test failed', authenticated.reason),
      authenticated.reason ?? unexpectedError,
    );
  else {
    const { profileFound, isAdmin } = authenticated.answer;
    const profile = profileFound ? 'found' : 'not found but can be created';
    const admin = isAdmin ? ' User has admin privileges.' : '';
    yield step('authentication', success(`Authentication successful. User profile ${profile}.${admin}`));
  }

  yield step('data', { kind: 'loading' });
  const done = await asks.data();
  if (done.kind === 'signed-out') yield step('data', skipped);
  else if (done.kind === 'failed')
    yield step('data', failure('Data operations test failed', done.reason), done.reason ?? unexpectedError);
  else
    yield step('data', success('Data operations successful. Read, write, and delete operations completed.'));
}
