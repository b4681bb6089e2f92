import type { Learner } from '@ena/contract/session';
import { subscriptionPhaseOf } from '@ena/domain/billing/subscription';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, type CallErrorCode, type ErrorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { handleSignOut, whileSessionEnds } from '../../platform/session.ts';
import { confirmDiscard } from '../../platform/useUnsavedChanges.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/Field.tsx';
import { Card } from './Card.tsx';
import { CodeField, useCodeQuestion } from './CodeField.tsx';
import { useAction } from '../../platform/useAction.ts';

function problemText(code: CallErrorCode): string {
  if (code === 'PAYMENT_UNAVAILABLE' || code === 'PAYMENT_SLOW')
    return 'Your subscription could not be canceled, so nothing was deleted. Please try again in a moment.';
  return errorText(code);
}

/** Lists everything that is deleted, and what is not. */
function DeletionDetails({ subscribed }: { subscribed: boolean }) {
  return (
    <div className="grid gap-3">
      <p>This deletes, at once and for good:</p>
      <ul className="list-disc space-y-1 pl-6">
        <li>your account: name, email address, password, picture and preferences;</li>
        <li>your progress: lessons, minutes, streak, answers, words, quiz scores and achievements;</li>
        <li>the drafts and texts that you have written, and your chats with the assistant;</li>
        <li>every session, on every device;</li>
        <li>our records of your purchases.</li>
      </ul>
      <p>
        {subscribed
          ? 'Your subscription is canceled first. Premium ends with the account, even if you have paid for a longer period; you will not be charged again.'
          : 'This cannot be undone, not even by us.'}
      </p>
      <p className="text-muted">
        The payment provider keeps records of past payments as required by law, and backups keep a copy until
        newer backups replace them.
      </p>
    </div>
  );
}

function DeletionForm({ learner, onCancel }: { learner: Learner; onCancel: () => void }) {
  const { state, run } = useAction<ErrorCodeOf<'account', 'remove'>>();
  const navigate = useNavigate();
  const field = useRef<HTMLDivElement>(null);
  const busy = state.kind === 'busy';
  const failed = state.kind === 'failed' ? state.code : null;
  const code = useCodeQuestion(failed);
  const isCodeWrong = code.inField !== null;
  useEffect(() => {
    // Focuses the field to fill in when the form opens and after each failure.
    if (state.kind !== 'idle' && state.kind !== 'failed') return;
    const inputs = field.current?.querySelectorAll('input');
    (isCodeWrong ? inputs?.item(inputs.length - 1) : inputs?.item(0))?.focus();
  }, [state, isCodeWrong]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    void run(async () => {
      if (!(await confirmDiscard())) return false;
      await api.account.remove({
        password: textOf('password'),
        ...(code.isAsked && { code: textOf('code') }),
      });
      await whileSessionEnds(async () => {
        await navigate('/', { replace: true, state: { accountDeleted: true } });
        await handleSignOut(learner.id);
      });
      return true;
    });
  };
  const isWrongPassword = failed === 'WRONG_PASSWORD';
  return (
    <form method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <DeletionDetails
        subscribed={subscriptionPhaseOf(learner.subscription?.subscription_status ?? null) !== 'ended'}
      />
      <div ref={field} className="grid grid-cols-1 gap-4">
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          error={isWrongPassword ? errorText('WRONG_PASSWORD') : undefined}
        />
        {code.isAsked ? <CodeField failed={code.inField} /> : null}
      </div>
      {failed && !isWrongPassword && !isCodeWrong ? (
        <FormError>{code.text ?? problemText(failed)}</FormError>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={busy} className="border-wrong text-wrong">
          {busy ? 'Deleting…' : 'Delete everything now'}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}

/** Account deletion: lists what is deleted, asks for the password, and deletes at once. */
export function DeleteAccount({ learner }: { learner: Learner }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasCanceled = useRef(false);
  useEffect(() => {
    if (!open && wasCanceled.current) button.current?.focus();
  }, [open]);
  return (
    <Card title="Delete your account">
      {open ? (
        <DeletionForm
          learner={learner}
          onCancel={() => {
            wasCanceled.current = true;
            setOpen(false);
          }}
        />
      ) : (
        <>
          <p>This deletes all data that Ena stores about you. You can download it first.</p>
          <Button
            ref={button}
            variant="secondary"
            className="justify-self-start"
            onClick={() => setOpen(true)}
          >
            Delete my account…
          </Button>
        </>
      )}
    </Card>
  );
}
