import { type RefObject, useEffect, useRef } from 'react';

/** Whether the target is a text field, in which digits are input. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

/**
 * Keyboard shortcuts: 1 to 9 choose an option; Enter checks or advances, also from a text field and from the
 * chosen option. Any other focused button or link handles Enter itself, and keys pressed outside of `area` are
 * ignored.
 */
export function useAnswerKeys(
  area: RefObject<HTMLElement | null>,
  options: readonly string[],
  choose: (option: string) => void,
  advance: () => void,
): void {
  const latest = useRef({ options, choose, advance });
  useEffect(() => {
    latest.current = { options, choose, advance };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.repeat
      )
        return;
      const { target } = event;
      const here = area.current;
      // Without focus, the target is the whole page.
      if (!(target instanceof Node) || !here || !(here.contains(target) || target.contains(here))) return;
      if (event.key === 'Enter') {
        const handlesEnter =
          target instanceof Element &&
          target.closest('button:not([aria-pressed=true]), a, textarea, summary');
        if (handlesEnter) return;
        event.preventDefault();
        latest.current.advance();
      } else if (/^[1-9]$/u.test(event.key) && !isTyping(target)) {
        const option = latest.current.options[Number(event.key) - 1];
        if (option !== undefined) latest.current.choose(option);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [area]);
}
