/** What a visitor does on a prerendered page before React handles its events. */

/** Touch, keyboard and assistive technology; scrolling changes the top bar; `offline` is to be shown. */
const signsOfUse = ['pointerdown', 'keydown', 'focusin', 'scroll', 'offline'] as const;

/** Resolves when the page is used for the first time, but at most `maxWaitMs` after its load event. */
export const firstInteraction = (maxWaitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const finish = () => {
      listening.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const sign of signsOfUse) window.addEventListener(sign, finish, options);
    // Browsers also report a mouse that rests where the page appears.
    let position: string | null = null;
    const finishIfMoved = ({ screenX, screenY }: PointerEvent) => {
      const now = `${screenX} ${screenY}`;
      if (position !== null && position !== now) finish();
      position = now;
    };
    window.addEventListener('pointermove', finishIfMoved, options);
    const startTimer = () => setTimeout(finish, maxWaitMs);
    if (document.readyState === 'complete') startTimer();
    else window.addEventListener('load', startTimer, options);
  });

declare global {
  interface Window {
    /** Set by the script in index.html: what was clicked last; it remembers clicks until it is aborted. */
    earlyClicks?: AbortController & { readonly clicked?: HTMLElement | null };
  }
}

/**
 * Clicks what was clicked last before `hydrated` resolves once more, because the first click had no effect: a button, or a
 * link to the page itself, which would have loaded it again. Other links and fields work without scripts.
 */
export async function repeatLastClick(hydrated: Promise<void>): Promise<void> {
  await hydrated.finally(() => window.earlyClicks?.abort());
  const clicked = window.earlyClicks?.clicked;
  if (clicked?.isConnected) clicked.click();
}
