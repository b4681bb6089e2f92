import { maxCodeLength } from '@ena/domain/account/secondFactor';
import { useState } from 'react';
import type { CallErrorCode } from '../../platform/client.ts';
import { errorText, tooManyCodesText } from '../../platform/errorTexts.ts';
import { Field } from '../../ui/Field.tsx';

/** Why a form that may need a code failed: `inField` is shown at its field, `text` in the form. */
export function useCodeQuestion(failed: CallErrorCode | null, isDone = false) {
  const [isAsked, setIsAsked] = useState(false);
  // It stays, also while the action is repeated.
  if (failed === 'CODE_REQUIRED' && !isAsked) setIsAsked(true);
  if (isDone && isAsked) setIsAsked(false);
  const inField = failed === 'CODE_REQUIRED' || failed === 'WRONG_CODE' ? failed : null;
  const text = failed === 'RATE_LIMITED' && isAsked ? tooManyCodesText(true) : null;
  return { isAsked, inField, text };
}

/** A code of two-step verification, with which the server wants to see the password completed. */
export function CodeField({ failed }: { failed: CallErrorCode | null }) {
  return (
    <Field
      label="Code"
      name="code"
      required
      maxLength={maxCodeLength}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      note="From your authenticator app, or a recovery code"
      error={failed ? errorText(failed) : undefined}
    />
  );
}
