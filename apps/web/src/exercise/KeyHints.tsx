/** The key of a text, where keys work: in a run, not on a touch screen or where it would take the room of the text. */
export const KeyBadge = ({ children }: { children: number }) => (
  <kbd
    aria-hidden
    className="hidden size-8 shrink-0 place-items-center sm:in-data-run-screen:not-pointer-coarse:grid rounded-sm border-1.5 border-line font-sans text-sm font-semibold text-muted"
  >
    {children}
  </kbd>
);

/** The keys that work now, for those who have a keyboard. */
export function KeyHints({ hints }: { hints: readonly (readonly [key: string, action: string])[] }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted max-md:hidden">
      {hints.map(([key, action]) => (
        <span key={key}>
          <kbd className="rounded-sm border border-line bg-surface px-1.5 py-0.5 font-sans text-ink">
            {key}
          </kbd>{' '}
          {action}
        </span>
      ))}
    </p>
  );
}
