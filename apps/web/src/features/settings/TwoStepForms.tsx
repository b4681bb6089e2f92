import { maxCodeLength } from '@ena/domain/account/secondFactor';
import { type FormEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { api, type CallErrorCode } from '../../platform/client.ts';
import { errorText, tooManyCodesText } from '../../platform/errorTexts.ts';
import { useAction } from '../../platform/useAction.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Field, PasswordField } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';

const QrCode = lazyWithErrorBoundary(() => import('./QrCode.tsx'));

export interface Typed {
  readonly password: string;
  readonly code: string;
}

/** What a form of this card asks for. */
interface Asked {
  readonly email: string;
  readonly asksPassword?: boolean;
  /** Label of the field for the code; without one, none is asked for. */
  readonly codeLabel?: string;
  readonly isRecoveryAccepted?: boolean;
  /** What else may help after a wrong code. */
  readonly wrongCodeHint?: string;
  readonly submit: string;
  readonly send: (typed: Typed) => Promise<unknown>;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Asks for the password, a code, or both; shows what is wrong at its field, and keeps the input. */
export function ProofForm({
  email,
  asksPassword = false,
  codeLabel,
  isRecoveryAccepted = false,
  wrongCodeHint = '',
  submit,
  send,
  onCancel,
  children,
}: Asked) {
  const { state, run } = useAction();
  const failed: CallErrorCode | null = state.kind === 'failed' ? state.code : null;
  const isWrongPassword = failed === 'WRONG_PASSWORD';
  const isWrongCode = failed === 'WRONG_CODE';
  const form = useFocusOnInvalid<HTMLFormElement>(state);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [form]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    void run(() => send({ password: textOf('password'), code: textOf('code') }));
  };
  return (
    <form ref={form} method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      {children}
      {/* Lets password managers find the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {asksPassword ? (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          error={isWrongPassword ? errorText('WRONG_PASSWORD') : undefined}
        />
      ) : null}
      {codeLabel === undefined ? null : (
        <Field
          label={codeLabel}
          name="code"
          required
          maxLength={maxCodeLength}
          inputMode={isRecoveryAccepted ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          note={isRecoveryAccepted ? 'From your authenticator app, or a recovery code' : undefined}
          error={isWrongCode ? `${errorText('WRONG_CODE')} ${wrongCodeHint}`.trim() : undefined}
        />
      )}
      {failed && !isWrongPassword && !isWrongCode ? (
        <FormError>
          {failed === 'RATE_LIMITED' && codeLabel !== undefined
            ? tooManyCodesText(isRecoveryAccepted)
            : errorText(failed)}
        </FormError>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={state.kind === 'busy'}>
          {state.kind === 'busy' ? 'One moment…' : submit}
        </Button>
        <Button variant="quiet" disabled={state.kind === 'busy'} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The secret in groups of four letters, which are easier to type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface SetUpProps {
  readonly email: string;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Turns two-step verification on: the password, then a QR code for the app and its first code. */
export function SetUp({ email, onEnabled, onCancel }: SetUpProps) {
  const [begun, setBegun] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  if (begun === null)
    return (
      <ProofForm
        key="password"
        email={email}
        asksPassword
        submit="Continue"
        send={async ({ password }) => setBegun(await api.secondFactor.begin({ password }))}
        onCancel={onCancel}
      >
        <p>You need an authenticator app on your phone, or a password manager that makes codes.</p>
      </ProofForm>
    );
  return (
    <ProofForm
      key="code"
      email={email}
      codeLabel="6-digit code"
      wrongCodeHint="If the app has several entries for Ena, use the newest."
      submit="Turn on"
      send={async ({ code }) => onEnabled((await api.secondFactor.enable({ code })).recoveryCodes)}
      onCancel={onCancel}
    >
      <ol className="list-decimal space-y-4 pl-6">
        <li>
          <p className="mb-3">Scan this code with your authenticator app.</p>
          <Suspense fallback={<Skeleton className="size-52" />}>
            <QrCode content={begun.uri} label="QR code for your authenticator app" />
          </Suspense>
          {/* Only where one is likely: without an app for it, Firefox replaces the page by an error. */}
          <p className="mt-3 pointer-fine:hidden">
            Is the app on this device? <TextLink to={begun.uri}>Open in your authenticator app</TextLink>
          </p>
        </li>
        <li>
          <p>If you cannot scan it, type this key into the app:</p>
          <p className="mt-1 font-mono break-words select-all">{grouped(begun.secret)}</p>
        </li>
        <li>Enter the code that the app shows for Ena. Your other devices are signed out then.</li>
      </ol>
    </ProofForm>
  );
}
