import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { usePurchase } from './purchase.ts';

/** A button that redirects to the payment provider; the error of a failed attempt is shown above it. */
export function PaymentProviderButton({
  action,
  from = null,
  variant = 'primary',
  children,
}: {
  action: 'subscribe' | 'manage';
  from?: string | null;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}) {
  const { purchase, subscribe, manage } = usePurchase();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (purchase.kind === 'failed') button.current?.focus();
  }, [purchase]);
  return (
    <div className="grid gap-3">
      {purchase.kind === 'failed' ? <FormError>{purchase.text}</FormError> : null}
      <Button
        ref={button}
        variant={variant}
        disabled={purchase.kind === 'busy'}
        onClick={() => (action === 'subscribe' ? subscribe(from) : manage())}
      >
        {purchase.kind === 'busy' ? 'Processing…' : children}
      </Button>
    </div>
  );
}
