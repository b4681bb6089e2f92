import type { Learner } from '@ena/contract/session';
import { avatarProblem, avatarTypes } from '@ena/domain/account/avatar';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { api, CallError } from '../../lib/client.ts';
import { errorText } from '../../lib/errorTexts.ts';
import { session } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { type ActionState, useAction } from './useAction.ts';

/** Failures that say something of the picture or the moment; the others have one sentence (SET-12). */
const telling: ReadonlySet<string> = new Set([
  'NOT_AN_IMAGE',
  'IMAGE_TOO_LARGE',
  'TOO_MANY_PIXELS',
  'RATE_LIMITED',
  'OFFLINE',
]);
const problemText = ({ code }: Extract<ActionState, { kind: 'failed' }>): string =>
  telling.has(code) ? errorText(code) : 'Failed to upload avatar. Please try again.';

/** The present picture, and ways to another one or to none; each is done at once (SET-09 to SET-12). */
export function AvatarField({ learner }: { learner: Learner }) {
  const { state, run } = useAction();
  const [doing, setDoing] = useState<'upload' | 'removal'>('upload');
  const [chosen, setChosen] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const busy = state.kind === 'busy';
  useEffect(() => {
    // A button that was switched off or taken away has lost the focus.
    if (state.kind !== 'idle' && !busy && document.activeElement === document.body) choose.current?.focus();
  }, [state, busy]);

  const upload = async (file: File) => {
    setDoing('upload');
    await run(async () => {
      const problem = avatarProblem(file);
      if (problem) throw new CallError(problem);
      setChosen(file.name);
      try {
        session.set((await api.profile.uploadAvatar(file)).learner);
      } finally {
        setChosen(null);
      }
    });
  };
  const remove = async () => {
    setDoing('removal');
    await run(async () => session.set((await api.profile.update({ avatarUrl: null })).learner));
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after a failure.
    currentTarget.value = '';
    if (file) void upload(file);
  };

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={learner.displayName} address={learner.avatarUrl} look="large" />
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-3">
            <input
              ref={input}
              type="file"
              accept={avatarTypes.join(',')}
              aria-label="Picture file"
              hidden
              onChange={onChange}
            />
            <Button ref={choose} look="secondary" disabled={busy} onClick={() => input.current?.click()}>
              {busy && doing === 'upload' ? 'Uploading…' : 'Upload a picture'}
            </Button>
            {learner.avatarUrl === null ? null : (
              <Button look="quiet" disabled={busy} onClick={() => void remove()}>
                {busy && doing === 'removal' ? 'Removing…' : 'Remove'}
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">JPEG, PNG, WebP, GIF or AVIF, up to 2 MB.</p>
        </div>
      </div>
      {busy ? (
        <p role="status" className="text-muted">
          {doing === 'upload' ? `Uploading ${chosen ?? 'your picture'}…` : 'Removing your picture…'}
        </p>
      ) : null}
      {state.kind === 'done' ? (
        <p role="status" className="text-muted">
          {doing === 'upload' ? 'Your new picture is saved.' : 'Your picture is removed.'}
        </p>
      ) : null}
      {state.kind === 'failed' ? (
        <Banner tone="wrong">{doing === 'upload' ? problemText(state) : errorText(state.code)}</Banner>
      ) : null}
    </div>
  );
}
