/** Classes of the dialogs of the chat. */
export const dialogClassName =
  'appear fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-dvh-90 max-w-md -translate-y-1/2 gap-4 overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-6 text-ink shadow-lift';

/**
 * The overlay behind a dialog. Radix's own overlay locks scrolling by an inline style, which our
 * Content-Security-Policy blocks.
 */
export const DialogOverlay = () => <div aria-hidden className="fixed inset-0 z-50 bg-(--night-0)/60" />;
