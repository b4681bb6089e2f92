import type { Learner } from '@ena/contract/session';
import { useState } from 'react';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { createSessions, Sessions } from './Sessions.tsx';
import { WithLearner } from './WithLearner.tsx';
import { YourData } from './YourData.tsx';

function Account({ learner }: { learner: Learner }) {
  const [sessions] = useState(createSessions);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ChangePassword email={learner.email} changed={() => void sessions.refresh().catch(() => undefined)} />
      <Sessions sessions={sessions} />
      <YourData />
      <DeleteAccount learner={learner} />
    </div>
  );
}

/** Account settings: password, sessions, data export, account deletion. */
export function AccountTab() {
  return (
    <WithLearner what="account">{(learner) => <Account key={learner.id} learner={learner} />}</WithLearner>
  );
}
