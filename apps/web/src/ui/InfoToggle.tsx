import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface InfoToggleProps {
  /** Names the button. Visible if there are no children that it explains. */
  readonly label: string;
  readonly explanation: string;
  /** What is explained; the button is beside it. */
  readonly children?: ReactNode;
}

/**
 * An info button that shows and hides an explanation. It opens below, in the flow of the page, because a floating
 * tooltip would be cut off by the sidebar, and needs a pointer that can hover.
 */
export function InfoToggle({ label, explanation, children }: InfoToggleProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <div className="flex items-center justify-between gap-1">
        {children}
        <button
          type="button"
          aria-label={label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md text-muted hover:text-wine ${children === undefined ? '' : '-mr-3'}`}
        >
          <Info size={17} aria-hidden />
          {children === undefined ? <span className="underline underline-offset-4">{label}</span> : null}
        </button>
      </div>
      <p id={id} hidden={!open} className="mb-4 text-sm text-muted">
        {explanation}
      </p>
    </div>
  );
}
