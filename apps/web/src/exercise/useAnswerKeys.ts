import { type RefObject, useEffect, useRef } from 'react';

/** Keys that mean something to the browser or to a field stay theirs. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

/**
 * 1 to 9 choose an option; Enter checks or goes on, also from a text field and from the option chosen.
 * Any other focused button or link keeps Enter for itself, and keys pressed elsewhere on the page than in
 * `area` mean something else.
 */
export function useAnswerKeys(
  area: RefObject<HTMLElement | null>,
  options: readonly string[],
  choose: (option: string) => void,
  goOn: () => void,
): void {
  const latest = useRef({ options, choose, goOn });
  useEffect(() => {
    latest.current = { options, choose, goOn };
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
      // With nothing in focus, the target is the whole page.
      if (!(target instanceof Node) || !here || !(here.contains(target) || target.contains(here))) return;
      if (event.key === 'Enter') {
        const busy =
          target instanceof Element &&
          target.closest('button:not([aria-pressed=true]), a, textarea, summary');
        if (busy) return;
        event.preventDefault();
        latest.current.goOn();
      } else if (/^[1-9]$/u.test(event.key) && !isTyping(target)) {
        const option = latest.current.options[Number(event.key) - 1];
        if (option !== undefined) latest.current.choose(option);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [area]);
}
