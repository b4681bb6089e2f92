import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from './Feedback.tsx';

/**
 * The error of a form or an action, directly above or below its button: announced (role `alert`), and scrolled
 * into view each time it appears, because in a low window the rest of the form fills the screen.
 */
export function FormError({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // The margin keeps it off the sticky top bar.
    <div ref={box} className="scroll-mt-20 scroll-mb-5">
      <Banner tone="wrong" action={action}>
        {children}
      </Banner>
    </div>
  );
}
