import type { Learner } from '@ena/contract/session';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/client.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { session } from '../../platform/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Chip, Skeleton } from '../../ui/Feedback.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { Card } from './Card.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ProofForm, SetUp } from './TwoStepForms.tsx';

type TwoStepState = Awaited<ReturnType<typeof api.secondFactor.get>>;
/** Created on each mount: no data may be left for the next learner. */
const createStateResource = () => createResource(() => api.secondFactor.get());

type View =
  | { readonly kind: 'overview' | 'setUp' | 'renew' | 'disable' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const overview: View = { kind: 'overview' };

function Explanation({ learner, isOn }: { learner: Learner; isOn: boolean }) {
  return (
    <>
      {learner.needsSecondFactor ? (
        <Banner>
          {isOn
            ? 'Your administrator rights need a code in this session, too: please sign out, and log in again.'
            : 'As an administrator you need two-step verification. Your rights begin as soon as it is on.'}
        </Banner>
      ) : null}
      <p>
        {isOn
          ? 'When you log in, Ena asks for your password and then for a code from your authenticator app.'
          : 'A code from your phone, besides your password: whoever learns your password still cannot log in.'}
      </p>
    </>
  );
}

function CodesLeft({ left }: { left: number }) {
  if (left > 2)
    return <p className="text-muted">You have {left} recovery codes left. Not saved them? Make new ones.</p>;
  return (
    <Banner>
      {left === 0 ? 'You have no recovery codes left.' : `You have only ${left} left of your recovery codes.`}{' '}
      Make new ones, in case you lose your phone.
    </Banner>
  );
}

interface Props {
  readonly learner: Learner;
  /** Other devices were signed out. */
  readonly onChanged: () => void;
}

/** The card of two-step verification: turns it on and off, and renews recovery codes (decision 0070). */
export function TwoStepVerification({ learner, onChanged }: Props) {
  const [resource] = useState(createStateResource);
  const state = useResource(resource);
  const [view, setView] = useState<View>(overview);
  const first = useRef<HTMLButtonElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    // The focus was lost with the form that is closed.
    if (view.kind !== 'overview') hasLeft.current = true;
    else if (hasLeft.current) first.current?.focus();
  }, [view]);
  const close = () => setView(overview);
  const showChange = async (changed: TwoStepState) => {
    // The change is certain, also if it cannot be loaded.
    resource.set(changed);
    onChanged();
    await Promise.all([resource.refresh(), session.refresh()]).catch(() => undefined);
  };
  const showCodes = async (codes: readonly string[]) => {
    // Not after the reload: these codes are shown only once.
    setView({ kind: 'codes', codes });
    await showChange({ isOn: true, recoveryCodesLeft: codes.length });
  };
  const isOn = state.kind === 'known' && state.value.isOn;
  return (
    <Card title="Two-step verification" badge={isOn ? <Chip tone="wine">On</Chip> : null}>
      {state.kind === 'unknown' ? (
        <div role="status" aria-label="Loading two-step verification">
          <Skeleton className="h-12" />
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <LoadErrorBanner retry={resource.refresh}>
          The state of two-step verification could not be loaded.
        </LoadErrorBanner>
      ) : null}
      {view.kind === 'codes' ? <RecoveryCodes codes={view.codes} onDone={close} /> : null}
      {view.kind === 'setUp' ? (
        <SetUp email={learner.email} onEnabled={(codes) => void showCodes(codes)} onCancel={close} />
      ) : null}
      {view.kind === 'renew' ? (
        <ProofForm
          key="renew"
          email={learner.email}
          asksPassword
          codeLabel="Code"
          isRecoveryAccepted
          submit="Make new codes"
          send={async (typed) => void showCodes((await api.secondFactor.renew(typed)).recoveryCodes)}
          onCancel={close}
        >
          <p>The recovery codes that you have now stop working. Your other devices are signed out.</p>
        </ProofForm>
      ) : null}
      {view.kind === 'disable' ? (
        <ProofForm
          key="disable"
          email={learner.email}
          asksPassword
          codeLabel="Code"
          isRecoveryAccepted
          submit="Turn off"
          send={async (typed) => {
            await api.secondFactor.disable(typed);
            await showChange({ isOn: false, recoveryCodesLeft: 0 });
            close();
          }}
          onCancel={close}
        >
          <p>
            From then on, your password alone is enough to log in. Your recovery codes stop working, and your
            other devices are signed out.
          </p>
        </ProofForm>
      ) : null}
      {view.kind === 'overview' && state.kind === 'known' ? (
        <>
          <Explanation learner={learner} isOn={isOn} />
          {isOn ? <CodesLeft left={state.value.recoveryCodesLeft} /> : null}
          <div className="flex flex-wrap gap-3">
            <Button
              ref={first}
              variant="secondary"
              onClick={() => setView({ kind: isOn ? 'renew' : 'setUp' })}
            >
              {isOn ? 'New recovery codes…' : 'Turn on…'}
            </Button>
            {isOn ? (
              <Button variant="quiet" onClick={() => setView({ kind: 'disable' })}>
                Turn off…
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </Card>
  );
}
