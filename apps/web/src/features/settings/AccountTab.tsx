import type { Learner } from '@ena/contract/session';
import { useState } from 'react';
import { TextLink } from '../../ui/Button.tsx';
import { Card } from './Card.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { createSessionsResource, Sessions } from './Sessions.tsx';
import { TwoStepVerification } from './TwoStepVerification.tsx';
import { WithLearner } from './WithLearner.tsx';
import { DataExport } from './DataExport.tsx';

function Account({ learner }: { learner: Learner }) {
  const [sessions] = useState(createSessionsResource);
  const reloadSessions = () => void sessions.refresh().catch(() => undefined);
  return (
    <div className="grid grid-cols-1 gap-6">
      <ChangePassword email={learner.email} onChanged={reloadSessions} />
      <TwoStepVerification learner={learner} onChanged={reloadSessions} />
      <Sessions sessions={sessions} />
      <Card title="Offline">
        <p>
          Lessons on this device work without a connection.{' '}
          <TextLink to="/offline">See what is on this device</TextLink>
        </p>
      </Card>
      <DataExport />
      <DeleteAccount learner={learner} />
    </div>
  );
}

/** Account settings: password, two-step verification, sessions, data export, account deletion. */
export function AccountTab() {
  return (
    <WithLearner contentName="account">
      {(learner) => <Account key={learner.id} learner={learner} />}
    </WithLearner>
  );
}
