/** "Continue automatically": goes on by itself after a right answer, on request (decision 0102). */
import { useEffect, useRef } from 'react';
import { readStorage, writeStorage } from '../platform/browserStorage.ts';
import { createEmitter, useStore } from '../platform/store.ts';

const key = 'auto-continue';
/** Long enough to read a short verdict and to hear a word. */
export const autoContinueMs = 2000;

let isEnabled: boolean | null = null;
const changes = createEmitter();

/** Off by default: a screen reader needs longer for a verdict, and would be interrupted. */
const read = (): boolean => (isEnabled ??= readStorage(key) === 'on');

/** Forgets the learner's choice, but not what is stored; for tests, as a new page does. */
export function resetAutoContinue(): void {
  isEnabled = null;
}

/** Switches it for all runs; stored in the browser. */
export function setAutoContinue(on: boolean): void {
  writeStorage(key, on ? 'on' : 'off');
  isEnabled = on;
  changes.emit();
}

export const useAutoContinueSetting = (): boolean =>
  useStore({ get: read, subscribe: changes.subscribe }, false);

/** A control has its own meaning for taps and keys. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, textarea, label, summary') !== null;
const isPrintable = ({ key: name, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && (name.length === 1 || name.startsWith('Arrow'));

/** While `isRight`, goes on after a pause if the learner wants so, and at once with a tap or a key that nothing else handles. */
export function useAutoContinue(isRight: boolean, advance: () => void): void {
  const isActive = useAutoContinueSetting() && isRight;
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
