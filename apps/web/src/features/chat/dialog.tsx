/** How a dialog of the chat looks. */
export const dialogBox =
  'appear fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-[90dvh] max-w-md -translate-y-1/2 gap-4 overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-6 text-ink shadow-lift';

/**
 * The veil over the page. Radix has one of its own, which locks the page by an inline style; our
 * Content-Security-Policy lets none through.
 */
export const Overlay = () => <div aria-hidden className="fixed inset-0 z-50 bg-veil/60" />;
