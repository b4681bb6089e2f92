import { useState } from 'react';
import { useLocation } from 'react-router';
import { api, failureOf } from '../../lib/client.ts';
import { errorText } from '../../lib/errorTexts.ts';
import { session } from '../../lib/session.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { linkToken } from './linkToken.ts';

type Stage =
  | { readonly kind: 'asked' | 'busy' | 'stopped' }
  | { readonly kind: 'failed'; readonly code: ReturnType<typeof failureOf> };

function inSettings(before: string) {
  return (
    <>
      {before} <TextLink to="/settings">in your settings</TextLink>.
    </>
  );
}

/** Where the link of a reminder leads: one click ends reminders, without a log-in. Opening it changes nothing. */
export function StopRemindersPage() {
  const token = linkToken(useLocation().hash);
  const [stage, setStage] = useState<Stage>({ kind: 'asked' });
  const stop = async (own: string) => {
    setStage({ kind: 'busy' });
    try {
      await api.reminders.stop({ token: own });
      setStage({ kind: 'stopped' });
      // The settings of who is signed in here show it.
      await session.refresh().catch(() => undefined);
    } catch (error) {
      setStage({ kind: 'failed', code: failureOf(error) });
    }
  };
  if (token === null || (stage.kind === 'failed' && stage.code === 'LINK_INVALID'))
    return (
      <AuthFrame word="უი" title="This link did not work">
        <Banner tone="wrong">
          {inSettings('It is not complete, or not valid. Nothing was changed. You can switch reminders off')}
        </Banner>
      </AuthFrame>
    );
  if (stage.kind === 'stopped')
    return (
      <AuthFrame word="კარგი" title="No more reminders">
        <Banner tone="right">{inSettings('Reminders are switched off. You can switch them on again')}</Banner>
      </AuthFrame>
    );
  return (
    <AuthFrame word="კარგი" title="Stop reminders?">
      <p>Ena will no longer remind you by mail to practice. Mails about your account still come.</p>
      {stage.kind === 'failed' ? (
        <Banner tone="wrong">{`${errorText(stage.code)} Reminders are still on.`}</Banner>
      ) : null}
      <Button disabled={stage.kind === 'busy'} onClick={() => void stop(token)}>
        {stage.kind === 'busy' ? 'Stopping…' : 'Stop reminders'}
      </Button>
    </AuthFrame>
  );
}
