import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';

// Loaded on demand: most visits never open it.
const loadDialog = () => import('../../features/search/SearchDialog.tsx');
const preloadDialog = () => void loadDialog().catch(() => undefined);

export type SearchState =
  | { readonly kind: 'closed' | 'unavailable' }
  | { readonly kind: 'open'; readonly Dialog: ComponentType<{ close: () => void }> };

/** '/', and Ctrl+K or Command+K; on layouts without Latin letters by the position of the key. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK')
    : key === '/' && !altKey;

const isShortcutBlocked = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]') !== null;

/** State of the search dialog, and how to open and close it; shortcuts are ignored in fields and dialogs. */
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
      if (event.defaultPrevented || event.isComposing || !isShortcut(event) || isShortcutBlocked(event))
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  return [state, open, close];
}

/** The search of the top bar: looks like a field where there is room, otherwise an icon. */
export function SearchButton({ open }: { open: () => void }) {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={open}
      className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-full text-muted hover:bg-wine-soft hover:text-wine xl:w-52 xl:rounded-md xl:border-1.5 xl:border-line xl:bg-sunken xl:px-3 xl:hover:border-wine xl:hover:bg-sunken"
    >
      <Search size={20} aria-hidden />
      <span className="flex-1 text-left max-xl:hidden">Search</span>
      <kbd className="rounded-sm border border-line bg-surface px-1.5 font-sans text-sm max-xl:hidden">/</kbd>
    </button>
  );
}

/** The search dialog, or an error if it could not be loaded. */
export function CourseSearch({ state, close }: { state: SearchState; close: () => void }) {
  if (state.kind === 'open') return <state.Dialog close={close} />;
  return state.kind === 'unavailable' ? (
    <div className="mx-auto max-w-page px-5 pb-3">
      {/* Browsers cache a failed module import; only a new document requests it again. */}
      <Banner
        tone="wrong"
        action={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        The search could not be loaded. Once you are online again, reload the page.
      </Banner>
    </div>
  ) : null;
}
