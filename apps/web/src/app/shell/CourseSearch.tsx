import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';

// Most visits never open it, so it comes when it is asked for.
const loadDialog = () => import('../../features/search/SearchDialog.tsx');
const loadAhead = () => void loadDialog().catch(() => undefined);

export type SearchState =
  | { readonly kind: 'closed' | 'unavailable' }
  | { readonly kind: 'open'; readonly Dialog: ComponentType<{ close: () => void }> };

/** '/', and Ctrl+K or Command+K; on a layout of other letters by the place of the key. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK')
    : key === '/' && !altKey;

const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]') !== null;

/** Whether the search is open, and what opens and closes it; its keys work on every page, but in no field. */
export function useCourseSearch(): readonly [SearchState, open: () => void, close: () => void] {
  const [state, setState] = useState<SearchState>({ kind: 'closed' });
  const open = useCallback(() => {
    loadDialog().then(
      ({ SearchDialog }) => setState({ kind: 'open', Dialog: SearchDialog }),
      () => setState({ kind: 'unavailable' }),
    );
  }, []);
  const close = useCallback(() => setState({ kind: 'closed' }), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isShortcut(event) || isTaken(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  return [state, open, close];
}

/** In the top bar: like a field where there is room, else an icon. */
export function SearchButton({ open }: { open: () => void }) {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={open}
      className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-full text-muted hover:bg-wine-soft hover:text-wine xl:w-52 xl:rounded-md xl:border-[1.5px] xl:border-line xl:bg-sunken xl:px-3 xl:hover:border-wine xl:hover:bg-sunken"
    >
      <Search size={20} aria-hidden />
      <span className="flex-1 text-left max-xl:hidden">Search</span>
      <kbd className="rounded-sm border border-line bg-surface px-1.5 font-sans text-sm max-xl:hidden">/</kbd>
    </button>
  );
}

/** The search itself over the page, or why there is none. */
export function CourseSearch({ state, close }: { state: SearchState; close: () => void }) {
  if (state.kind === 'open') return <state.Dialog close={close} />;
  return state.kind === 'unavailable' ? (
    <div className="mx-auto max-w-page px-5 pb-3">
      {/* Browsers remember that a script failed; only a new document asks for it again. */}
      <Banner
        tone="wrong"
        action={
          <Button look="secondary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        The search could not be loaded. Once you are online again, reload the page.
      </Banner>
    </div>
  ) : null;
}
