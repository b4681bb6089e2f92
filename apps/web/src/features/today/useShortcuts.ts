import { type RefObject, useEffect, useRef } from 'react';

/** Letters and digits are input in a text field; there a shortcut needs Alt. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName);

/**
 * Keyboard shortcuts by `KeyboardEvent.code`, such as `KeyU`, so that they work in a Georgian layout, too. Keys pressed
 * outside of `area` are ignored.
 */
export function useShortcuts(
  area: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.repeat)
        return;
      const { target } = event;
      const here = area.current;
      // Without focus, the target is the whole page.
      if (!(target instanceof Node) || !here || !(here.contains(target) || target.contains(here))) return;
      if (isTextField(target) !== event.altKey) return;
      const action = latest.current[event.code];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [area]);
}
