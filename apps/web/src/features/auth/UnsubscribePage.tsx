import type { OptionalMailKind } from '@ena/domain/account/profile';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api, errorCodeOf, type CallErrorCode } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { session } from '../../platform/session.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { linkMailKind, linkToken } from './linkToken.ts';

type Stage =
  | { readonly kind: 'idle' | 'busy' | 'stopped' }
  | { readonly kind: 'failed'; readonly code: CallErrorCode };

const mailNames: Readonly<Record<OptionalMailKind, string>> = {
  progress: 'weekly summaries',
  reminders: 'reminders',
  news: 'news',
};

function withSettingsLink(before: string) {
  return (
    <>
      {before} <TextLink to="/settings">in your settings</TextLink>.
    </>
  );
}

/** Unsubscribe page of optional e-mails: one click stops one kind, without a login; opening it changes nothing. */
export function UnsubscribePage() {
  const { hash } = useLocation();
  const [token, kind] = [linkToken(hash), linkMailKind(hash)];
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  // The prerendered page does not know the link: its data are in the URL fragment.
  if (!useHydrated())
    return (
      <AuthLayout word="კარგი" title="Stop emails from Ena">
        <Banner>One moment, we are reading your link.</Banner>
      </AuthLayout>
    );
  if (token === null || kind === null || (stage.kind === 'failed' && stage.code === 'LINK_INVALID'))
    return (
      <AuthLayout word="უი" title="This link did not work">
        <Banner tone="wrong">
          {withSettingsLink('It is incomplete or invalid. Nothing was changed. You can choose your emails')}
        </Banner>
      </AuthLayout>
    );
  const mailName = mailNames[kind];
  const stop = async () => {
    setStage({ kind: 'busy' });
    try {
      await api.mails.stop({ kind, token });
      setStage({ kind: 'stopped' });
      // The settings of a signed-in learner show the change.
      await session.refresh().catch(() => undefined);
    } catch (error) {
      setStage({ kind: 'failed', code: errorCodeOf(error) });
    }
  };
  if (stage.kind === 'stopped')
    return (
      <AuthLayout word="კარგი" title={`No more ${mailName}`}>
        <Banner tone="right">
          {withSettingsLink(`You will get no more ${mailName} by email. You can turn them on again`)}
        </Banner>
      </AuthLayout>
    );
  return (
    <AuthLayout word="კარგი" title={`Stop ${mailName}?`}>
      <p>
        Ena will no longer send you {mailName} by email. Your other choices stay, and you still get emails
        about your account.
      </p>
      {stage.kind === 'failed' ? (
        <FormError>{`${errorText(stage.code)} You still get ${mailName}.`}</FormError>
      ) : null}
      <Button disabled={stage.kind === 'busy'} onClick={() => void stop()}>
        {stage.kind === 'busy' ? 'Stopping…' : `Stop ${mailName}`}
      </Button>
    </AuthLayout>
  );
}
