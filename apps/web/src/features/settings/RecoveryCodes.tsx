import { useEffect, useRef } from 'react';
import { saveFile } from '../../platform/saveFile.ts';
import { useAction } from '../../platform/useAction.ts';
import { Button } from '../../ui/Button.tsx';

/** The new recovery codes, which are shown this once, to copy or download. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { state: copying, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const download = () =>
    saveFile(
      'ena-recovery-codes.txt',
      new Blob([`Recovery codes for Ena\n\n${text}\n`], { type: 'text/plain' }),
    );
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Your recovery codes
      </h3>
      <p>
        Keep them where you find them without your phone. Each opens your account once, in place of a code of
        the app, together with your password. <strong>They are shown only now.</strong>
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-y-2 rounded-lg border border-line bg-sunken p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() =>
            // navigator.clipboard is undefined without HTTPS.
            void run(() => navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard')))
          }
        >
          Copy
        </Button>
        <Button variant="secondary" onClick={download}>
          Download
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
      <p role="status" className={copying.kind === 'failed' ? 'text-wrong' : 'text-muted'}>
        {copying.kind === 'done' ? 'Copied.' : null}
        {copying.kind === 'failed'
          ? 'They could not be copied. Please download them, or write them down.'
          : null}
      </p>
    </>
  );
}
