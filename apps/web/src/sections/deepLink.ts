import type { Section } from '@ena/domain/lesson/kinds';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollBehavior } from '../platform/scrollBehavior.ts';

const hasId = (part: unknown, id: string) =>
  typeof part === 'object' && part !== null && 'id' in part && part.id === id;

/** The section with this id, or with a part such as a topic, word, idiom or poet that has it. */
export const findSection = (sections: readonly Section[], anchor: string): Section | undefined =>
  sections.find((section) => {
    const lists: readonly unknown[] = Object.values(section);
    return (
      section.id === anchor ||
      lists.some((list) => Array.isArray(list) && list.some((part) => hasId(part, anchor)))
    );
  });

/** Props of an element that a deep link can lead to; it is focusable, and the focus ring shows it. */
export const deepLinkTarget = (id: string) => ({ id, tabIndex: -1, 'data-deep-link-target': 'center' });

/** Longer than the delay after which the panel itself is scrolled into view (Panel.tsx). */
const scrollDelayMs = 160;
/** The content of a panel may have to be loaded first. */
const timeoutMs = 5000;

/** How long layout changes move the viewport along with the target. */
const layoutTimeoutMs = 2000;

/** Set on an element while a deep link keeps it in view; the panel around it must not scroll meanwhile. */
export const keptInViewAttribute = 'data-kept-in-view';

/**
 * Scrolls to an element, and again when content that is loaded later moves it; not after the user has pressed a key,
 * a button or the wheel. Returns a function that stops it.
 */
function keepInView(target: HTMLElement, block: 'start' | 'center'): () => void {
  // An observer calls back as soon as it observes, and then with each change of the page's height.
  const observer = new ResizeObserver(() => target.scrollIntoView({ block, behavior: scrollBehavior() }));
  observer.observe(document.body);
  target.setAttribute(keptInViewAttribute, block);
  const userEvents = new AbortController();
  const stop = () => {
    observer.disconnect();
    target.removeAttribute(keptInViewAttribute);
    userEvents.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, layoutTimeoutMs);
  for (const type of ['keydown', 'pointerdown', 'touchstart', 'wheel'])
    addEventListener(type, stop, { passive: true, signal: userEvents.signal });
  return stop;
}

/**
 * Follows a deep link into this page, such as `#word.water`: `open` opens the panel that contains the target
 * and returns whether the page has it; the target is then scrolled into view and focused.
 */
export function useDeepLink(open: (anchor: string) => boolean): void {
  const { hash, key } = useLocation();
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  useEffect(() => {
    const anchor = hash.slice(1);
    if (anchor === '' || !latestOpen.current(anchor)) return undefined;
    const deadline = performance.now() + timeoutMs;
    let stopScrolling = () => {};
    const scrollToTarget = () => {
      const target = document.getElementById(anchor);
      const block = target?.dataset['deepLinkTarget'];
      if (target && block !== undefined) {
        stopScrolling = keepInView(target, block === 'start' ? 'start' : 'center');
        // A menu or dialog that was opened meanwhile would close.
        if (!document.activeElement?.closest('[role=menu], [role=dialog]'))
          target.focus({ preventScroll: true });
      } else if (performance.now() < deadline) timer = setTimeout(scrollToTarget, 100);
    };
    let timer = setTimeout(scrollToTarget, scrollDelayMs);
    return () => {
      clearTimeout(timer);
      stopScrolling();
    };
    // The key changes with each navigation: the same link can be followed again.
  }, [hash, key]);
}
