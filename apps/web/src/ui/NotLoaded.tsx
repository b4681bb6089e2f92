import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Banner } from './Feedback.tsx';

/** Banner for data that could not be loaded, with a retry button; if the retry fails, the banner stays. */
export function NotLoaded({ again, children }: { again: () => Promise<unknown>; children: ReactNode }) {
  return (
    <Banner
      tone="wrong"
      action={
        <Button look="secondary" onClick={() => void again().catch(() => undefined)}>
          Try again
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
