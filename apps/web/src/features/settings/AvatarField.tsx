import type { Learner } from '@ena/contract/session';
import { avatarProblem, avatarTypes } from '@ena/domain/account/avatar';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { api, CallError } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { session } from '../../platform/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { type ActionState, useAction } from '../../platform/useAction.ts';

/** Texts of errors of the picture itself. */
const pictureTexts: ReadonlyMap<string, string> = new Map([
  ['NOT_AN_IMAGE', 'Please select an image file (JPEG, PNG, etc.)'],
  ['IMAGE_TOO_LARGE', 'Image size should be less than 2MB'],
  ['TOO_MANY_PIXELS', 'This picture has too many pixels. One of at most 2800\u00A0×\u00A02800 always works.'],
  [
    'IMAGE_UNREADABLE',
    'This picture could not be read. It is damaged, or takes too long. Please try another one.',
  ],
]);
/** All other errors than these share one text (SET-12). */
const problemText = ({ code }: Extract<ActionState, { kind: 'failed' }>): string =>
  pictureTexts.get(code) ??
  (code === 'RATE_LIMITED' || code === 'OFFLINE'
    ? errorText(code)
    : 'Failed to upload avatar. Please try again.');

/** The avatar, with buttons to upload and remove it; both take effect at once (SET-09 to SET-12). */
export function AvatarField({ learner }: { learner: Learner }) {
  const { state, run } = useAction();
  const [action, setAction] = useState<'upload' | 'removal'>('upload');
  const [fileName, setFileName] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const busy = state.kind === 'busy';
  useEffect(() => {
    // The focus is lost when a button is disabled or removed.
    if (state.kind !== 'idle' && !busy && document.activeElement === document.body)
      uploadButton.current?.focus();
  }, [state, busy]);

  const upload = async (file: File) => {
    setAction('upload');
    await run(async () => {
      const problem = avatarProblem(file);
      if (problem) throw new CallError(problem);
      setFileName(file.name);
      try {
        session.set((await api.profile.uploadAvatar(file)).learner);
      } finally {
        setFileName(null);
      }
    });
  };
  const remove = async () => {
    setAction('removal');
    await run(async () => session.set((await api.profile.update({ avatarUrl: null })).learner));
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Reset: choosing the same file again must fire a change event.
    currentTarget.value = '';
    if (file) void upload(file);
  };

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={learner.displayName} url={learner.avatarUrl} size="large" />
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
            <Button
              ref={uploadButton}
              variant="secondary"
              disabled={busy}
              onClick={() => input.current?.click()}
            >
              {busy && action === 'upload' ? 'Uploading…' : 'Upload a picture'}
            </Button>
            {learner.avatarUrl === null ? null : (
              <Button variant="quiet" disabled={busy} onClick={() => void remove()}>
                {busy && action === 'removal' ? 'Removing…' : 'Remove'}
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">
            {'JPEG, PNG or WebP, up to 2\u00A0MB and 4000\u00A0×\u00A04000 pixels.'}
          </p>
        </div>
      </div>
      {busy ? (
        <p role="status" className="text-muted">
          {action === 'upload' ? `Uploading ${fileName ?? 'your picture'}…` : 'Removing your picture…'}
        </p>
      ) : null}
      {state.kind === 'done' ? (
        <p role="status" className="text-muted">
          {action === 'upload' ? 'Your new picture is saved.' : 'Your picture is removed.'}
        </p>
      ) : null}
      {state.kind === 'failed' ? (
        <FormError>{action === 'upload' ? problemText(state) : errorText(state.code)}</FormError>
      ) : null}
    </div>
  );
}
