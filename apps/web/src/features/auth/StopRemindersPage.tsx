import { useState } from 'react';
import { useLocation } from 'react-router';
import { api, errorCodeOf, type CallErrorCode } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { session } from '../../platform/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { linkToken } from './linkToken.ts';

type Stage =
  | { readonly kind: 'idle' | 'busy' | 'stopped' }
  | { readonly kind: 'failed'; readonly code: CallErrorCode };

function withSettingsLink(before: string) {
  return (
    <>
      {before} <TextLink to="/settings">in your settings</TextLink>.
    </>
  );
}

/** Unsubscribe page of reminder e-mails: one click stops them, without a login; opening it changes nothing. */
export function StopRemindersPage() {
  const token = linkToken(useLocation().hash);
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const stop = async (linkedToken: string) => {
    setStage({ kind: 'busy' });
    try {
      await api.reminders.stop({ token: linkedToken });
      setStage({ kind: 'stopped' });
      // The settings of a signed-in learner show the change.
      await session.refresh().catch(() => undefined);
    } catch (error) {
      setStage({ kind: 'failed', code: errorCodeOf(error) });
    }
  };
  if (token === null || (stage.kind === 'failed' && stage.code === 'LINK_INVALID'))
    return (
      <AuthFrame word="უი" title="This link did not work">
        <Banner tone="wrong">
          {withSettingsLink('It is incomplete or invalid. Nothing was changed. You can turn reminders off')}
        </Banner>
      </AuthFrame>
    );
  if (stage.kind === 'stopped')
    return (
      <AuthFrame word="კარგი" title="No more reminders">
        <Banner tone="right">
          {withSettingsLink('Reminders are turned off. You can turn them on again')}
        </Banner>
      </AuthFrame>
    );
  return (
    <AuthFrame word="კარგი" title="Stop reminders?">
      <p>Ena will no longer send you practice reminders by email. You still get emails about your account.</p>
      {stage.kind === 'failed' ? (
        <FormError>{`${errorText(stage.code)} Reminders are still on.`}</FormError>
      ) : null}
      <Button disabled={stage.kind === 'busy'} onClick={() => void stop(token)}>
        {stage.kind === 'busy' ? 'Stopping…' : 'Stop reminders'}
      </Button>
    </AuthFrame>
  );
}
