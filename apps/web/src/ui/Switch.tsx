import type { ReactNode } from 'react';

/** Switches a preference at once. A click leaves the focus where it is, such as in a field with its caret. */
export function Switch({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange(!isOn)}
      className="group flex min-h-11 items-center gap-2.5 rounded-md text-left text-sm text-muted hover:text-wine"
    >
      <span
        aria-hidden
        className="flex h-6 w-10 shrink-0 forced-color-adjust-none items-center rounded-full border-1.5 border-control bg-sunken px-0.5 group-aria-checked:justify-end group-aria-checked:border-wine group-aria-checked:bg-wine"
      >
        <span className="size-4 rounded-full bg-control group-aria-checked:bg-on-wine" />
      </span>
      {children}
      <span aria-hidden className="font-semibold text-ink">
        {isOn ? 'on' : 'off'}
      </span>
    </button>
  );
}
