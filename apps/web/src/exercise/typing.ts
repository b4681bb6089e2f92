import { typedLetter } from '@ena/domain/georgian/layout';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** A field that Georgian is written into. */
export type GeorgianField = HTMLInputElement | HTMLTextAreaElement;

const key = 'latin-keys';

interface LatinKeys {
  /** Whether there is a keyboard with keys; only then is there anything to switch. */
  readonly there: boolean;
  /** Whether its Latin keys type Georgian. */
  readonly on: boolean;
}

let state: LatinKeys | null = null;
const listeners = new Set<() => void>();

function chosen(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** On where there is a keyboard, until the learner says otherwise. */
const stateWith = (there: boolean): LatinKeys => {
  const choice = chosen();
  return { there, on: choice === null ? there : choice === 'on' };
};
// What can point finely has a keyboard as a rule; any other shows that it has one by its first key.
const read = (): LatinKeys => (state ??= stateWith(window.matchMedia('(hover: hover)').matches));
const nowhere: LatinKeys = { there: false, on: false };

function become(next: LatinKeys): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Forgets what was found out of the device and the learner's choice; for tests, as a new page does. */
export function resetLatinKeys(): void {
  state = null;
}

/** Says whether Latin keys type Georgian: in all fields at once, and kept by the browser. */
export function setLatinKeys(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Storage is off or full: the choice holds for this page only.
  }
  become({ there: true, on });
}

export const useLatinKeys = (): LatinKeys =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => nowhere,
  );

/** Writes with or without the focus; undo does not know of it. */
function replace(field: GeorgianField, text: string, back: boolean): void {
  const { value, maxLength } = field;
  const end = field.selectionEnd ?? value.length;
  let start = field.selectionStart ?? end;
  // A character may be a pair of surrogates.
  if (back && start === end)
    start = Math.max(0, start - ((value.codePointAt(start - 2) ?? 0) > 0xffff ? 2 : 1));
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + end - start);
  if (text.length > room) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes into the field that has the focus, as typing does. */
const write = (command: 'insertText' | 'delete', text: string): boolean =>
  // Deprecated, and still the one way that keeps the field's own undo history.
  document.execCommand(command, false, text);

/**
 * What a key on the screen does: puts `text` where the caret stands or in place of what is selected, or, for
 * null, takes back what stands before the caret. `maxLength` holds. The field takes the focus and can undo it,
 * but on a phone, where the focus would open a keyboard over the keys.
 */
export function pressKey(field: GeorgianField, text: string | null): void {
  const back = text === null;
  if (window.matchMedia('(hover: none)').matches) {
    replace(field, text ?? '', back);
    return;
  }
  field.focus({ preventScroll: true });
  write(back ? 'delete' : 'insertText', text ?? '');
}

/** The key that switches, with Alt: K. A Mac types a ring with it. No browser and no screen reader takes it. */
const switches = ['k', '˚'];

/**
 * Lets the Latin keys of a keyboard type Georgian into a field while that is switched on. Only a single
 * letter that was typed is turned: what is pasted, what an input method composes and what is Georgian
 * already stay. The keyboards of phones compose, and cannot be turned soundly; there the keys on the screen
 * serve, and the phone's own Georgian keyboard.
 *
 * Answers whether Alt+K has switched while the field has had the focus: who does not see it is to be told.
 */
export function useGeorgianTyping(field: RefObject<GeorgianField | null>): boolean {
  const [switched, setSwitched] = useState(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let pressed: KeyboardEvent | null = null;
    const keyDown = (event: KeyboardEvent) => {
      pressed = event;
      // Keyboards on a screen name no key.
      if (!read().there && event.code.startsWith('Key')) become(stateWith(true));
      if (!event.altKey || event.ctrlKey || event.metaKey || !switches.includes(event.key.toLowerCase()))
        return;
      event.preventDefault();
      if (event.repeat) return;
      setLatinKeys(!read().on);
      setSwitched(true);
    };
    const beforeInput = (event: InputEvent) => {
      const { data } = event;
      // What is being composed can't be cancelled.
      if (!read().on || event.inputType !== 'insertText' || !event.cancelable || data === null) return;
      const shift = pressed?.key === data ? pressed.shiftKey : data !== data.toLowerCase();
      const letter = typedLetter(data, shift);
      if (letter === undefined) return;
      event.preventDefault();
      write('insertText', letter);
    };
    const left = () => setSwitched(false);
    // The two kinds of field by their common part, which alone tells TypeScript the events.
    const element: HTMLElement = input;
    element.addEventListener('keydown', keyDown);
    element.addEventListener('beforeinput', beforeInput);
    element.addEventListener('blur', left);
    return () => {
      element.removeEventListener('keydown', keyDown);
      element.removeEventListener('beforeinput', beforeInput);
      element.removeEventListener('blur', left);
    };
  }, [field]);
  return switched;
}
