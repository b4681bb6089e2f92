import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../platform/saveFile.ts';
import { useUnsavedChanges } from '../../platform/useUnsavedChanges.ts';
import { Button } from '../../ui/Button.tsx';
import { DiscardDialog } from '../../ui/DiscardDialog.tsx';

/** The new recovery codes, which are shown this once, to copy or download. Asks before the page is left with them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [copying, setCopying] = useState<'done' | 'failed' | null>(null);
  const question = useUnsavedChanges(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  // Not by useAction, which runs nothing offline.
  const copy = async () => {
    setCopying(null);
    try {
      // navigator.clipboard is undefined without HTTPS.
      await navigator.clipboard.writeText(text);
      setCopying('done');
    } catch {
      setCopying('failed');
    }
  };
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
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" onClick={download}>
          Download
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
      <p role="status" className={copying === 'failed' ? 'text-wrong' : 'text-muted'}>
        {copying === 'done' ? 'Copied.' : null}
        {copying === 'failed' ? 'They could not be copied. Please download them, or write them down.' : null}
      </p>
      {question ? (
        <DiscardDialog
          title="Have you saved your recovery codes?"
          stayLabel="Back to the codes"
          discardLabel="Leave"
          {...question}
        >
          They are shown only now, and you need one if you lose your phone.
        </DiscardDialog>
      ) : null}
    </>
  );
}
