import { useEffect, useRef, useState } from 'react';
import { SearchBox } from './SearchBox.tsx';

/** The search dialog. A native modal <dialog>: it traps the focus, closes on Esc and restores the focus. */
export function SearchDialog({ close }: { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const element = dialog.current;
    // React strict mode runs effects twice in development.
    if (element && !element.open) element.showModal();
  }, []);
  const closeForNavigation = () => {
    dialog.current?.close();
    // close() returns the focus to the search button; the next page sets its own focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc closes it, and so does its button
    <dialog
      ref={dialog}
      aria-label="Search"
      onClose={close}
      // The target of a click on the backdrop is the dialog itself.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-transparent text-ink backdrop:bg-(--night-0)/60 sm:mx-auto sm:mt-[10dvh] sm:h-auto sm:max-w-search"
    >
      <SearchBox
        text={text}
        setText={setText}
        onBeforeNavigate={closeForNavigation}
        autoFocus
        className="h-full overflow-hidden bg-surface shadow-lift sm:h-auto sm:max-h-dvh-75 sm:min-h-72 sm:rounded-2xl sm:border sm:border-line"
        trailing={
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="min-h-11 shrink-0 rounded-md px-2 font-semibold text-muted hover:text-wine"
          >
            Close
          </button>
        }
      />
    </dialog>
  );
}
