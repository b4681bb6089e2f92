import type { RefObject } from 'react';
import { useKeys } from '../../exercise/useKeys.ts';

/**
 * Keyboard shortcuts by `KeyboardEvent.code`, such as `KeyU`, so that they work in a Georgian layout, too. In a text
 * field they need Alt. Keys pressed outside of `area` are ignored.
 */
export function useShortcuts(
  area: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  useKeys(area, (event, _, isTyping) => {
    const action = isTyping === event.altKey ? actions[event.code] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
}
