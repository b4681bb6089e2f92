import type { Learner } from '@ena/contract/session';
import {
  maxNameCodeUnits,
  type NotificationKind,
  notificationKinds,
  type Notifications,
  truncateEmail,
} from '@ena/domain/account/profile';
import { cleanLine } from '@ena/domain/text/cleanLine';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { session } from '../../platform/session.ts';
import { Button } from '../../ui/Button.tsx';
import { DiscardDialog } from '../../ui/DiscardDialog.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useFocusOnInvalid } from '../../ui/useFocusOnInvalid.ts';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { AvatarField } from './AvatarField.tsx';
import { Card } from './Card.tsx';
import { RomanizationCard } from './RomanizationCard.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { useAction } from '../../platform/useAction.ts';
import { useUnsavedChanges } from '../../platform/useUnsavedChanges.ts';
import { WithLearner } from './WithLearner.tsx';

const notificationTexts: Readonly<Record<NotificationKind, { title: string; note: string }>> = {
  email: { title: 'Email notifications', note: 'All the emails below. Without this you get none of them.' },
  progress: { title: 'Progress updates', note: 'On Mondays: what you learned in the week, and what is due.' },
  reminders: { title: 'Study reminders', note: 'A nudge once you have not practiced for a day.' },
  news: { title: 'News', note: 'New lessons and features of Ena.' },
};

/** Unsaved changes; all other values come from the server. */
interface Edits {
  readonly displayName?: string;
  readonly notifications?: Partial<Notifications>;
  readonly untimed?: boolean;
  /** Null: the time zone of the browser. */
  readonly timeZone?: string | null;
}

const chosenZone = ({ timeZone, timeZoneChosen }: Learner) => (timeZoneChosen ? timeZone : null);

/** The edits that differ from the stored values: only these are sent (SET-08). */
function changesIn(learner: Learner, { displayName, notifications = {}, untimed, timeZone }: Edits) {
  const switched = notificationKinds.filter(
    (kind) => notifications[kind] !== undefined && notifications[kind] !== learner.notifications[kind],
  );
  const profile = {
    ...(displayName !== undefined && displayName !== learner.displayName && { displayName }),
    ...(switched.length > 0 && {
      notifications: Object.fromEntries(switched.map((kind) => [kind, notifications[kind]])),
    }),
    ...(untimed !== undefined && untimed !== learner.untimed && { untimed }),
  };
  return {
    profile: Object.keys(profile).length > 0 ? profile : null,
    timeZone: timeZone === undefined || timeZone === chosenZone(learner) ? undefined : timeZone,
  };
}

function ProfileForm({ learner }: { learner: Learner }) {
  const [edits, setEdits] = useState<Edits>({});
  const [problems, setProblems] = useState({ isNameMissing: false });
  const fields = useFocusOnInvalid<HTMLFormElement>(problems);
  const { state, run, reset } = useAction();
  const save = useRef<HTMLButtonElement>(null);
  const busy = state.kind === 'busy';
  const { profile: changedProfile, timeZone: changedZone } = changesIn(learner, edits);
  const question = useUnsavedChanges(changedProfile !== null || changedZone !== undefined);
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if ((state.kind === 'done' || state.kind === 'failed') && document.activeElement === document.body)
      save.current?.focus();
  }, [state]);

  const edit = (changes: Edits) => {
    setEdits((before) => ({ ...before, ...changes }));
    if (state.kind !== 'busy') reset();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isNameEmpty = cleanLine(edits.displayName ?? learner.displayName) === '';
    setProblems({ isNameMissing: isNameEmpty });
    if (isNameEmpty) return;
    void run(async () => {
      const { profile, timeZone } = changesIn(learner, edits);
      if (profile) session.set((await api.profile.update(profile)).learner);
      if (timeZone !== undefined) session.set((await api.profile.setTimeZone({ timeZone })).learner);
      // Edits made during the request are kept for the next save.
      setEdits((now) => (now === edits ? {} : now));
    });
  };
  return (
    <>
      <form ref={fields} onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-6">
        <Card title="About you">
          <AvatarField learner={learner} />
          <Field
            label="Display name"
            name="displayName"
            autoComplete="nickname"
            required
            maxLength={maxNameCodeUnits}
            value={edits.displayName ?? learner.displayName}
            error={problems.isNameMissing ? 'Please enter a name.' : undefined}
            onChange={({ target }) => {
              setProblems({ isNameMissing: false });
              edit({ displayName: target.value });
            }}
          />
          <Field
            label="Email"
            readOnly
            value={truncateEmail(learner.email)}
            title={learner.email}
            note="Email cannot be changed. Contact support if you need to update your email."
          />
        </Card>
        <Card title="Notifications">
          <p className="text-muted">
            You always get emails about your account and subscription, such as password links and receipts.
            Choose what else Ena may send you.
          </p>
          <fieldset className="grid gap-4">
            <legend className="sr-only">Notifications</legend>
            {notificationKinds.map((kind) => (
              <Checkbox
                key={kind}
                name={kind}
                checked={edits.notifications?.[kind] ?? learner.notifications[kind]}
                onChange={({ target }) =>
                  edit({ notifications: { ...edits.notifications, [kind]: target.checked } })
                }
              >
                <span className="font-semibold">{notificationTexts[kind].title}</span>
                <span className="block text-sm text-muted">{notificationTexts[kind].note}</span>
              </Checkbox>
            ))}
          </fieldset>
        </Card>
        <Card title="Learning">
          <Checkbox
            name="untimed"
            checked={edits.untimed ?? learner.untimed}
            onChange={({ target }) => edit({ untimed: target.checked })}
          >
            <span className="font-semibold">No time limits</span>
            <span className="block text-sm text-muted">
              Quizzes have no countdown, and feedback stays until you continue. Everything else stays the
              same: questions, scores, progress.
            </span>
          </Checkbox>
          <TimeZoneField
            value={edits.timeZone === undefined ? chosenZone(learner) : edits.timeZone}
            onChange={(timeZone) => edit({ timeZone })}
          />
        </Card>
        <div className="grid gap-3">
          {state.kind === 'done' ? (
            <Banner tone="right">Your profile has been updated successfully!</Banner>
          ) : null}
          {state.kind === 'failed' ? (
            <FormError>
              {state.code === 'OFFLINE'
                ? `${errorText(state.code)} What you changed is still here.`
                : 'There was an error updating your profile. Please try again.'}
            </FormError>
          ) : null}
          <Button ref={save} type="submit" disabled={busy} className="justify-self-start">
            {busy ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
      {question ? (
        <DiscardDialog
          title="Leave without saving?"
          stayLabel="Keep editing"
          discardLabel="Discard changes"
          {...question}
        >
          Your changes to the profile are not saved yet.
        </DiscardDialog>
      ) : null}
    </>
  );
}

/** Name, picture and preferences (SET-04 to SET-14), with quiz time limits and time zone. */
export function ProfileTab() {
  return (
    <WithLearner contentName="profile">
      {(learner) => (
        <div className="grid gap-8">
          <ProfileForm key={learner.id} learner={learner} />
          <RomanizationCard />
        </div>
      )}
    </WithLearner>
  );
}
