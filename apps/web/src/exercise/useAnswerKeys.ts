import type { RefObject } from 'react';
import { useKeys } from './useKeys.ts';

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
  useKeys(area, (event, target, isTyping) => {
    if (event.altKey) return;
    if (event.key === 'Enter') {
      const handlesEnter =
        target instanceof Element &&
        target.closest('button:not([aria-pressed=true], [data-leaves-enter]), a, textarea, summary');
      if (handlesEnter) return;
      event.preventDefault();
      advance();
    } else if (/^[1-9]$/u.test(event.key) && !isTyping) {
      const option = options[Number(event.key) - 1];
      if (option !== undefined) choose(option);
    }
  });
}
