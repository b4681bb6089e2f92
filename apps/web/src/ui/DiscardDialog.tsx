import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';

interface DiscardDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly stayLabel: string;
  readonly discardLabel: string;
  readonly stay: () => void;
  readonly discard: () => void;
}

/**
 * Asks before something is discarded; Esc stays. A native modal <dialog>: it traps the focus, and returns it.
 * Render it only while the question is open.
 */
export function DiscardDialog({
  title,
  children,
  stayLabel,
  discardLabel,
  stay,
  discard,
}: DiscardDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    // React strict mode runs effects twice in development.
    if (!element || element.open) return;
    const focused = document.activeElement;
    focusedBefore.current = focused;
    // The dialog returns the focus to the element that has it now. Focusing a tab selects it, so that returning
    // the focus to the requested tab would ask again: it returns to the selected one.
    focused?.closest('[role=tablist]')?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    element.showModal();
  }, []);
  const respond = (isDiscarded: boolean) => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    dialog.current?.close();
    if (!isDiscarded) return stay();
    discard();
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => respond(false)}
      className="m-auto w-full max-w-md bg-transparent p-4 text-ink backdrop:bg-(--night-0)/60"
    >
      <div className="grid gap-4 rounded-2xl border border-line bg-surface p-6 shadow-lift">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        <div className="grid gap-3 sm:flex">
          <Button onClick={() => respond(false)}>{stayLabel}</Button>
          <Button variant="secondary" className="border-wrong text-wrong" onClick={() => respond(true)}>
            {discardLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
