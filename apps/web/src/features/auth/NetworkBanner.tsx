import { Wifi, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/errorTexts.ts';
import { lookAgain, useNetwork } from '../../lib/network.ts';
import { Button } from '../../ui/Button.tsx';

const stillOffline = 'You are still offline. Please check your internet connection and try again.';

/** Says whether the network is there, and offers to look again when it is not (AUTH-17, AUTH-18, ERR-14). */
export function NetworkBanner() {
  const network = useNetwork();
  const [looked, setLooked] = useState(false);
  const [looking, setLooking] = useState(false);
  if (network === 'unknown') return null;
  if (network === 'online')
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <Wifi size={17} aria-hidden /> You are online.
      </p>
    );
  const retry = async () => {
    setLooking(true);
    const found = await lookAgain();
    setLooked(found === 'offline');
    setLooking(false);
  };
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-wrong bg-wrong-soft px-4 py-3 text-wrong"
    >
      <WifiOff size={20} aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1 basis-48">{looked ? stillOffline : errorText('OFFLINE')}</p>
      <Button look="secondary" disabled={looking} onClick={() => void retry()}>
        Retry
      </Button>
    </div>
  );
}
