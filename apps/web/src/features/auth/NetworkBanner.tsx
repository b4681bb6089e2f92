import { CircleCheck, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../platform/errorTexts.ts';
import { checkConnection, useNetwork } from '../../platform/network.ts';
import type { ActionState } from '../../platform/useAction.ts';
import { Button } from '../../ui/Button.tsx';

const stillOfflineText = 'You are still offline. Please check your internet connection and try again.';

/**
 * Shows whether the browser is online, and a retry button when it is not (AUTH-17, AUTH-18, ERR-14). It is the
 * error of a `submission` that was refused because the browser is offline, and then scrolls into view.
 */
export function NetworkBanner({ submission }: { submission: ActionState }) {
  const network = useNetwork();
  const [isStillOffline, setIsStillOffline] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.kind === 'failed' && submission.code === 'OFFLINE')
      box.current?.scrollIntoView({ block: 'nearest' });
  }, [submission]);
  useEffect(() => {
    if (network === 'online') setIsStillOffline(false);
  }, [network]);
  if (network === 'unknown') return null;
  if (network === 'online')
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <CircleCheck size={17} aria-hidden /> You are online.
      </p>
    );
  const retry = async () => {
    setIsChecking(true);
    const state = await checkConnection();
    setIsStillOffline(state === 'offline');
    setIsChecking(false);
  };
  return (
    <div
      ref={box}
      role="alert"
      className="flex scroll-mt-20 scroll-mb-5 flex-wrap items-center gap-3 rounded-lg border border-wrong bg-wrong-soft px-4 py-3 text-wrong"
    >
      <WifiOff size={20} aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1 basis-48">{isStillOffline ? stillOfflineText : errorText('OFFLINE')}</p>
      <Button variant="secondary" aria-disabled={isChecking} onClick={() => void retry()}>
        Retry
      </Button>
    </div>
  );
}
