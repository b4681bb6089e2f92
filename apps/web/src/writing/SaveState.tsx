import { Check, CloudOff, RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { errorText, isNetworkFailure } from '../platform/errorTexts.ts';
import { draftState, subscribeToOutbox } from '../study/outbox.ts';
import { Button, TextLink } from '../ui/Button.tsx';
import { Banner } from '../ui/Feedback.tsx';
import { type FailureCode, reloadTexts } from './writings.ts';

/** Why a text could not be saved on the server, and what to do. The text itself is kept. */
export function SaveErrorText({ code }: { code: FailureCode }) {
  const { pathname } = useLocation();
  if (code !== 'UNAUTHENTICATED') return errorText(code);
  return (
    <>
      Your session has ended.{' '}
      <TextLink to={`/login?from=${encodeURIComponent(pathname)}`} className="inline-flex min-h-6">
        Log in again
      </TextLink>
      ; your draft is saved.
    </>
  );
}

/** Replaces the learner's drafts and submissions when they could not be loaded. */
export const TextsLoadError = ({ code }: { code: FailureCode }) => (
  <Banner
    tone="wrong"
    action={
      <Button variant="secondary" onClick={reloadTexts}>
        Try Again
      </Button>
    }
  >
    Your texts could not be loaded. <SaveErrorText code={code} />
  </Banner>
);

/** Whether a draft is saved. */
export function SaveState({ learnerId, essayId }: { learnerId: string; essayId: string }) {
  const state = useSyncExternalStore(subscribeToOutbox, () => draftState(learnerId, essayId));
  const failed = state !== 'saved' && state !== 'saving';
  const Icon = failed ? CloudOff : state === 'saved' ? Check : RefreshCw;
  return (
    <span className="flex items-start gap-1.5">
      <Icon size={16} aria-hidden className="mt-1 shrink-0" />
      {failed ? null : state === 'saved' ? 'Saved' : 'Saving…'}
      {/* A live region for errors only: announcing each save would disturb screen reader users. */}
      <span role="status">
        {failed && isNetworkFailure(state) ? 'Saved on this device until you are online' : null}
        {failed && !isNetworkFailure(state) ? (
          <>
            Saved on this device. <SaveErrorText code={state} />
          </>
        ) : null}
      </span>
    </span>
  );
}
