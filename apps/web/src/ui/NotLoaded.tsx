import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Banner } from './Feedback.tsx';

/** What could not be loaded, with a way to ask for it again; `again` may fail, and then it stands as it was. */
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
