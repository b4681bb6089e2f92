import type { AccountSession } from '@ena/contract/account';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/client.ts';
import { errorText } from '../../lib/errorTexts.ts';
import { createResource, useResource } from '../../lib/resource.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Chip, Skeleton } from '../../ui/Feedback.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Card } from './Card.tsx';
import { useAction } from './useAction.ts';

/** Where the learner is signed in: one for each time that the tab is opened, for nothing of it outlives the learner. */
export const createSessions = () => createResource(async () => (await api.account.sessions()).sessions);
export type SessionList = ReturnType<typeof createSessions>;

const hour = 60 * 60 * 1000;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The server notes a session's use once an hour, so nothing more exact is said. */
function lastSeen({ current, lastSeenAt }: AccountSession): string {
  if (current) return 'Active now';
  const at = new Date(lastSeenAt);
  return Date.now() - at.getTime() < 2 * hour
    ? 'Active in the last two hours'
    : `Last active ${moment.format(at)}`;
}

function Row({ one, busy, end }: { one: AccountSession; busy: boolean; end: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {one.device} {one.current ? <Chip tone="wine">This device</Chip> : null}
        </p>
        <p className="text-sm text-muted">
          {lastSeen(one)} · signed in {day.format(new Date(one.signedInAt))}
        </p>
      </div>
      {one.current ? null : (
        <Button look="quiet" disabled={busy} aria-label={`Sign out ${one.device}`} onClick={end}>
          Sign out
        </Button>
      )}
    </li>
  );
}

/** The list of sessions; each but this one can be ended, and all of those at once. */
export function Sessions({ sessions }: { sessions: SessionList }) {
  const known = useResource(sessions);
  const { state, run } = useAction();
  const list = useRef<HTMLUListElement>(null);
  const busy = state.kind === 'busy';
  useEffect(() => {
    // The button that was pressed is gone with its row.
    if ((state.kind === 'done' || state.kind === 'failed') && document.activeElement === document.body)
      list.current?.focus();
  }, [state]);
  const end = (act: () => Promise<unknown>) =>
    void run(async () => {
      await act();
      await sessions.refresh();
    });
  return (
    <Card title="Where you are signed in">
      {known.kind === 'unknown' ? (
        <div role="status" aria-label="Loading your sessions" className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : null}
      {known.kind === 'failed' ? (
        <NotLoaded again={sessions.refresh}>Your sessions could not be loaded.</NotLoaded>
      ) : null}
      {known.kind === 'known' ? (
        <>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Sessions"
            className="-my-3 divide-y divide-line outline-none"
          >
            {known.value.map((one) => (
              <Row
                key={one.id}
                one={one}
                busy={busy}
                end={() => end(() => api.account.endSession({ id: one.id }))}
              />
            ))}
          </ul>
          {known.value.length > 1 ? (
            <Button
              look="secondary"
              className="justify-self-start"
              disabled={busy}
              onClick={() => end(() => api.account.endOtherSessions({}))}
            >
              {busy ? 'Signing out…' : 'Sign out everywhere else'}
            </Button>
          ) : (
            <p className="text-muted">You are signed in nowhere else.</p>
          )}
        </>
      ) : null}
      {state.kind === 'failed' ? <Banner tone="wrong">{errorText(state.code)}</Banner> : null}
      {state.kind === 'done' ? (
        <p role="status" className="text-muted">
          Signed out.
        </p>
      ) : null}
    </Card>
  );
}
