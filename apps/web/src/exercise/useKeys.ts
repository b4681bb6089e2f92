import { type RefObject, useEffect, useRef } from 'react';

/** Whether the target is a text field that can be changed, in which letters and digits are input. */
const isTextField = (target: Node) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not(:read-only), textarea:not(:read-only), select'));

/** Whether a text field in `area` has the focus; not one that React hides while the code of the next item loads. */
export function isTypingIn(area: HTMLElement | null): boolean {
  const { activeElement } = document;
  return (
    activeElement !== null &&
    area?.contains(activeElement) === true &&
    isTextField(activeElement) &&
    activeElement.checkVisibility()
  );
}

/**
 * Calls `onKey` for keys that are pressed in `area` or without focus, without Ctrl or Meta, and that nothing else has
 * handled; `isTyping` tells whether a text field has the focus.
 */
export function useKeys(
  area: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent, target: Node, isTyping: boolean) => void,
): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.repeat)
        return;
      const { target } = event;
      const here = area.current;
      // Without focus, the target is the whole page.
      if (!(target instanceof Node) || !here || !(here.contains(target) || target.contains(here))) return;
      latest.current(event, target, isTextField(target));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [area]);
}
