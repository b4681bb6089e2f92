/** "Continue automatically": goes on by itself after a right answer, on request (decision 0102). */
import { useEffect, useRef } from 'react';
import { autoContinue } from './answerSettings.ts';

/** Long enough to read a short verdict and to hear a word. */
export const autoContinueMs = 2000;

/** A control has its own meaning for taps and keys. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, textarea, label, summary') !== null;
const isPrintable = ({ key: name, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && (name.length === 1 || name.startsWith('Arrow'));

/** While `isRight`, goes on after a pause if the learner wants so, and at once with a tap or a key that nothing else handles. */
export function useAutoContinue(isRight: boolean, advance: () => void): void {
  const isActive = autoContinue.use() && isRight;
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => latest.current(), autoContinueMs);
    const tap = (event: MouseEvent) => {
      if (!isControl(event.target)) latest.current();
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isPrintable(event)) return;
      if (event.key === ' ' && isControl(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('click', tap);
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', tap);
      document.removeEventListener('keydown', press);
    };
  }, [isActive]);
}
