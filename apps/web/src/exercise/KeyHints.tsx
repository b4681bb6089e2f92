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
