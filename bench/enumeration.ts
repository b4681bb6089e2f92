/**
 * User enumeration by timing: how well one request tells whether an address has an account. For log-in, password
 * reset, resend and sign-up: the AUC of the response time, and that of the time of a request right afterwards, which
 * work in the background would slow down; 0.5 tells nothing, 1 everything. Addresses with and without account take
 * turns, and each is used once. SAMPLES sets their number; flows that hash no password have three times as many. As a
 * negative control, the same with a server that works two milliseconds longer for known addresses. On the embedded
 * database, with a mail server that accepts all mail.
 */
import { fileURLToPath } from 'node:url';
import { scrypt } from '../apps/server/src/identity/password/passwords.ts';
import { users } from '../apps/server/src/platform/db/users.ts';
import { accounts } from '../apps/server/src/identity/tables.ts';
import { startMailServer } from '../apps/server/test/mailServer.ts';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { type BenchServer, createBenchServer } from './lib/benchServer.ts';
import { report, reportAtLeast } from './lib/report.mjs';

const samples = Number(process.env['SAMPLES'] ?? 400);
/** The standard error is 0.02 with 400 samples, 0.012 with 1,200; those of a disturbed machine may be larger. */
const maxAuc = 0.55;
/** Of the samples: the control differs by more. */
const controlShare = 1 / 4;

interface Flow {
  readonly name: string;
  readonly path: string;
  readonly body: (email: string) => object;
  readonly emailVerified: boolean;
  readonly samples: number;
  /** Null: the response says itself whether the address is known (decision 0068). */
  readonly goal: number | null;
}

const flows: readonly Flow[] = [
  {
    name: 'reset',
    path: 'request-password-reset',
    body: (email) => ({ email }),
    emailVerified: true,
    samples: 3 * samples,
    goal: maxAuc,
  },
  {
    name: 'resend',
    path: 'send-verification-email',
    body: (email) => ({ email }),
    emailVerified: false,
    samples: 3 * samples,
    goal: maxAuc,
  },
  {
    name: 'log-in',
    path: 'sign-in/email',
    body: (email) => ({ email, password: 'not this one', rememberMe: false }),
    emailVerified: true,
    samples,
    goal: maxAuc,
  },
  {
    name: 'sign-up',
    path: 'sign-up/email',
    body: (email) => ({ name: 'Ana', email, password: 'five good words here' }),
    emailVerified: true,
    samples,
    goal: null,
  },
];

/** The preload of the negative control recognizes known addresses by their name. */
const addressOf = (flow: Flow, run: string, isKnown: boolean, count: number): string =>
  `${isKnown ? 'known' : 'other'}-${flow.name}-${run}-${count}@ena.example`;

await ensureInstalled();
await ensureBuilt();
const mailServer = await startMailServer();
const limits = ['auth.signIn', 'auth.signUp', 'auth.resend', 'auth.requestReset'];
const server = await createBenchServer(null, 1, {
  SMTP_URL: mailServer.url,
  RATE_LIMITS: limits.map((name) => `${name}=999999`).join(),
});
try {
  await createAccounts(server, 'real', 1);
  await createAccounts(server, 'control', controlShare);
  await server.start();
  for (const flow of flows) {
    const { response, after } = await measure(server, flow, 'real', flow.samples);
    report(`${flow.name}, AUC of the response time`, response, '', flow.goal);
    report(`${flow.name}, AUC of the next request's time`, after, '', flow.goal);
  }
  await server.stop('SIGTERM');

  await server.start({ preload: fileURLToPath(new URL('lib/slowForKnown.ts', import.meta.url)) });
  for (const flow of flows.filter(({ goal }) => goal !== null)) {
    const { response, after } = await measure(server, flow, 'control', flow.samples * controlShare);
    // A log-in hashes a password, whose time varies by more than what the control adds to it.
    if (flow.name !== 'log-in')
      reportAtLeast(`control: ${flow.name}, AUC of the response time`, response, '', 0.65);
    reportAtLeast(`control: ${flow.name}, AUC of the next request's time`, after, '', 0.65);
  }
} finally {
  await server.stop('SIGKILL');
  server.remove();
  await mailServer.close();
}

async function createAccounts({ withDatabase }: BenchServer, run: string, share: number): Promise<void> {
  const password = await scrypt.hash('the right password');
  await withDatabase(async (db) => {
    for (const flow of flows) {
      const known = Array.from({ length: flow.samples * share }, (_, place) => ({
        name: 'Ana',
        email: addressOf(flow, run, true, place),
        emailVerified: flow.emailVerified,
        samples,
      }));
      const ids = await db.insert(users).values(known).returning({ id: users.id });
      await db
        .insert(accounts)
        .values(ids.map(({ id }) => ({ userId: id, accountId: id, providerId: 'credential', password })));
    }
  });
}

/** In milliseconds. */
interface Times {
  readonly known: number[];
  readonly other: number[];
}

/** Both AUCs of one flow. */
async function measure(
  { url, learners }: BenchServer,
  flow: Flow,
  run: string,
  count: number,
): Promise<{ response: number; after: number }> {
  const times: Record<'response' | 'after', Times> = {
    response: { known: [], other: [] },
    after: { known: [], other: [] },
  };
  const headers = { 'content-type': 'application/json', origin: url };
  const requestOnce = async (isKnown: boolean, address: string) => {
    const started = performance.now();
    const reply = await fetch(`${url}/api/auth/${flow.path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(flow.body(address)),
    });
    await reply.arrayBuffer();
    const answered = performance.now();
    await (await fetch(`${url}/api/session`, { headers: learners[0]?.headers ?? {} })).arrayBuffer();
    if (reply.status === 429 || reply.status >= 500) throw new Error(`${flow.name}: ${reply.status}`);
    const kind = isKnown ? 'known' : 'other';
    times.response[kind].push(answered - started);
    times.after[kind].push(performance.now() - answered);
  };
  // The first requests warm up the server; their times do not count.
  for (let place = 0; place < 20; place++)
    await requestOnce(false, `warm-${flow.name}-${run}-${place}@ena.example`);
  for (const { known, other } of Object.values(times)) known.length = other.length = 0;
  for (let place = 0; place < count; place++) {
    const order = place % 2 === 0 ? [true, false] : [false, true];
    for (const isKnown of order) await requestOnce(isKnown, addressOf(flow, run, isKnown, place));
  }
  return { response: aucOf(times.response), after: aucOf(times.after) };
}

/** Probability that a known address takes longer than another, or the reverse: from 0.5 to 1. */
function aucOf({ known, other }: Times): number {
  let wins = 0;
  for (const one of known) for (const two of other) wins += one > two ? 1 : one === two ? 0.5 : 0;
  const auc = wins / (known.length * other.length);
  return Math.max(auc, 1 - auc);
}
