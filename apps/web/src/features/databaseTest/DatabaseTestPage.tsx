import type { Learner } from '@ena/contract/session';
import {
  type DatabaseTestApi,
  type Check,
  type CheckState,
  checks,
  initialTestRun,
  type Outcome,
  runDatabaseTest,
  schemaTables,
} from '@ena/domain/diagnostics/databaseTest';
import { pluralize } from '@ena/domain/text/pluralize';
import { ArrowLeft, Circle, CircleAlert, CircleCheck, LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api, CallError } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { useSession } from '../../platform/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Chip, Skeleton } from '../../ui/Feedback.tsx';

/** Runs an API call and converts its result or error for the test. */
async function outcomeOf<Answer>(call: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { kind: 'answered', answer: await call() };
  } catch (error) {
    if (!(error instanceof CallError)) return { kind: 'failed', reason: null };
    if (error.code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
    return { kind: 'failed', reason: errorText(error.code) };
  }
}
const diagnosticCalls: DatabaseTestApi = {
  connection: () => outcomeOf(() => api.diagnostics.connection()),
  authentication: () => outcomeOf(() => api.diagnostics.authentication()),
  data: () => outcomeOf(() => api.diagnostics.data()),
};

const titles: Readonly<Record<Check, string>> = {
  connection: 'Database Connection',
  authentication: 'Authentication',
  data: 'Data Operations',
};

const statusStyles: Readonly<
  Record<CheckState['kind'], { icon: LucideIcon; className: string; label: string }>
> = {
  waiting: { icon: Circle, className: 'text-muted', label: 'Not run' },
  loading: { icon: LoaderCircle, className: 'text-wine', label: 'Loading' },
  success: { icon: CircleCheck, className: 'text-correct', label: 'Success' },
  error: { icon: CircleAlert, className: 'text-wrong', label: 'Error' },
};

function StatusCard({ check, state, children }: { check: Check; state: CheckState; children?: ReactNode }) {
  const { icon: Icon, className, label } = statusStyles[state.kind];
  return (
    <section
      aria-labelledby={check}
      data-status={state.kind}
      className="flex min-h-40 flex-col gap-3 rounded-xl border border-line bg-surface p-5"
    >
      <h2 id={check} className="text-lg">
        {titles[check]}
      </h2>
      <p className={`flex items-center gap-2 font-semibold ${className}`}>
        <Icon size={20} aria-hidden className={state.kind === 'loading' ? 'animate-spin' : ''} />
        {label}
      </p>
      {'text' in state ? <p>{state.text}</p> : null}
      {children}
    </section>
  );
}

/** The URL of our own server, which is the origin of the page; not known in prerendered HTML. */
function BackendAddress() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => setAddress(window.location.origin), []);
  return address === null ? <Skeleton className="h-6 w-56" /> : <span className="break-all">{address}</span>;
}

function SignedInUser({ learner }: { learner: Learner | null | undefined }) {
  if (learner === undefined) return <Skeleton className="h-6 w-56" />;
  if (learner === null) return <span>Not signed in</span>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="break-all">{learner.email}</span>
      {learner.isAdmin ? <Chip tone="gold">Admin</Chip> : null}
    </span>
  );
}

/** Tests whether the server can reach its database, for visitors too (DBT-01 to DBT-15). */
export function DatabaseTestPage() {
  const sessionState = useSession();
  const learner = sessionState.kind === 'known' ? sessionState.value : undefined;
  const [{ states, details }, setRun] = useState(initialTestRun);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const run = async () => {
    setBusy(true);
    for await (const step of runDatabaseTest(diagnosticCalls)) setRun(step);
    setBusy(false);
  };
  const finished = !busy && states.connection.kind !== 'waiting';
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (finished && document.activeElement === document.body) button.current?.focus();
  }, [finished]);
  const signedOut =
    learner === null ||
    (states.authentication.kind === 'error' && states.authentication.text.startsWith('Not authenticated'));
  const errors = checks.filter((check) => states[check].kind === 'error').length;

  return (
    <div className="mx-auto max-w-5xl px-5 py-8 sm:py-10">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Database Connection Test</h1>
          <p className="mt-2 max-w-prose text-muted">
            Something does not load? Check whether Ena can reach its database. The test does not change your
            data.
          </p>
        </div>
        <Button ref={button} disabled={busy} onClick={() => void run()}>
          {busy ? 'Running' : 'Run Tests'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {busy ? 'Running the tests' : finished ? `Finished with ${pluralize(errors, 'error')}` : ''}
      </p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <StatusCard check="connection" state={states.connection} />
        <StatusCard check="authentication" state={states.authentication}>
          {signedOut ? (
            <p className="mt-auto">
              <TextLink to="/login?from=%2Fdatabase-test">Log in to test authentication</TextLink>
            </p>
          ) : null}
        </StatusCard>
        <StatusCard check="data" state={states.data} />
      </div>
      {details === null ? null : (
        <section
          role="alert"
          aria-labelledby="details"
          className="mt-4 rounded-xl border border-wrong bg-wrong-soft p-5 text-wrong"
        >
          <h2 id="details" className="text-lg">
            Error Details
          </h2>
          <p>{details}</p>
        </section>
      )}
      <section aria-labelledby="info" className="mt-10">
        <h2 id="info" className="mb-3 text-subheading">
          Connection Info
        </h2>
        <dl className="grid gap-x-6 gap-y-4 rounded-xl border border-line bg-sunken p-5 sm:grid-cols-first-40">
          <dt className="font-semibold">Backend URL</dt>
          <dd className="max-sm:-mt-3">
            <BackendAddress />
          </dd>
          <dt className="font-semibold">User</dt>
          <dd className="max-sm:-mt-3">
            <SignedInUser learner={learner} />
          </dd>
          <dt className="font-semibold">Tables</dt>
          <dd className="max-sm:-mt-3">
            <ul aria-label="Tables" className="flex flex-wrap gap-x-4 gap-y-1">
              {schemaTables.map((table) => (
                <li key={table}>{table}</li>
              ))}
            </ul>
          </dd>
        </dl>
      </section>
    </div>
  );
}
