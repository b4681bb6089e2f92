import type { ReactNode } from 'react';
import { useRetryWhenOnline } from '../platform/network.ts';
import { Button } from './Button.tsx';
import { Banner } from './Feedback.tsx';

/**
 * Banner for data that could not be loaded, with a retry button; if the retry fails, the banner stays. Retries by itself
 * as soon as the browser is online again.
 */
export function LoadErrorBanner({ retry, children }: { retry: () => Promise<unknown>; children: ReactNode }) {
  const load = () => void retry().catch(() => undefined);
  useRetryWhenOnline(load);
  return (
    <Banner
      tone="wrong"
      action={
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
