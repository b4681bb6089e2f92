import type { AccountSession } from '@ena/contract/account';
import { useEffect, useRef } from 'react';
import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Skeleton } from '../../ui/Feedback.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Card } from './Card.tsx';
import { useAction } from '../../platform/useAction.ts';

/** The learner's sessions. Created on each mount of the tab: no data may be left for the next learner. */
export const createSessionsResource = () =>
  createResource(async () => (await api.account.sessions()).sessions);
export type SessionsResource = ReturnType<typeof createSessionsResource>;

const hour = 60 * 60 * 1000;
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The server updates `lastSeenAt` once an hour, so nothing more exact is shown. */
function lastSeen({ current, lastSeenAt }: AccountSession): string {
  if (current) return 'Active now';
  const at = new Date(lastSeenAt);
  return Date.now() - at.getTime() < 2 * hour
    ? 'Active in the last two hours'
    : `Last active ${moment.format(at)}`;
}

function SessionRow({ session, busy, onEnd }: { session: AccountSession; busy: boolean; onEnd: () => void }) {
  const signedIn = moment.format(new Date(session.signedInAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device} {session.current ? <Chip tone="wine">This device</Chip> : null}
        </p>
        <p className="text-sm text-muted">
          {lastSeen(session)} · signed in {signedIn}
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="quiet"
          disabled={busy}
          aria-label={`Sign out ${session.device}, signed in ${signedIn}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** The list of sessions; all except the current one can be ended, one by one or all at once. */
export function Sessions({ sessions }: { sessions: SessionsResource }) {
  const sessionsState = useResource(sessions);
  const { state, run } = useAction();
  const list = useRef<HTMLUListElement>(null);
  const busy = state.kind === 'busy';
  useEffect(() => {
    // The focus was lost with the removed row, which had the pressed button.
    if ((state.kind === 'done' || state.kind === 'failed') && document.activeElement === document.body)
      list.current?.focus();
  }, [state]);
  const endAndReload = (request: () => Promise<unknown>) =>
    void run(async () => {
      await request();
      await sessions.refresh();
    });
  return (
    <Card title="Where you are signed in">
      {sessionsState.kind === 'unknown' ? (
        <div role="status" aria-label="Loading your sessions" className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : null}
      {sessionsState.kind === 'failed' ? (
        <LoadErrorBanner retry={sessions.refresh}>Your sessions could not be loaded.</LoadErrorBanner>
      ) : null}
      {sessionsState.kind === 'known' ? (
        <>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Sessions"
            className="-my-3 divide-y divide-line outline-none"
          >
            {sessionsState.value.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={busy}
                onEnd={() => endAndReload(() => api.account.endSession({ id: session.id }))}
              />
            ))}
          </ul>
          {sessionsState.value.length > 1 ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              disabled={busy}
              onClick={() => endAndReload(() => api.account.endOtherSessions({}))}
            >
              {busy ? 'Signing out…' : 'Sign out everywhere else'}
            </Button>
          ) : (
            <p className="text-muted">You are not signed in anywhere else.</p>
          )}
        </>
      ) : null}
      {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
      {state.kind === 'done' ? (
        <p role="status" className="text-muted">
          Signed out.
        </p>
      ) : null}
    </Card>
  );
}
