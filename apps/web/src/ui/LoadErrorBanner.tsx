import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Banner } from './Feedback.tsx';

/** Banner for data that could not be loaded, with a retry button; if the retry fails, the banner stays. */
export function LoadErrorBanner({ retry, children }: { retry: () => Promise<unknown>; children: ReactNode }) {
  return (
    <Banner
      tone="wrong"
      action={
        <Button variant="secondary" onClick={() => void retry().catch(() => undefined)}>
          Try again
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
