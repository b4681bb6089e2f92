import { typedLetter } from '@ena/domain/georgian/keyboardLayout';
import { type RefObject, useEffect, useState } from 'react';
import { readStorage, writeStorage } from '../platform/browserStorage.ts';
import { createEmitter, createStore, useStore } from '../platform/store.ts';

/** A field for Georgian text. */
export type GeorgianField = HTMLInputElement | HTMLTextAreaElement;

const key = 'latin-keys';

interface LatinKeys {
  /** Whether there is a hardware keyboard; the switch is shown only then. */
  readonly hasKeyboard: boolean;
  /** Whether its Latin keys type Georgian. */
  readonly isEnabled: boolean;
}

let state: LatinKeys | null = null;
const changes = createEmitter();

/** By default on if there is a hardware keyboard; the learner's choice overrides it. */
const initialState = (there: boolean): LatinKeys => {
  const choice = readStorage(key);
  return { hasKeyboard: there, isEnabled: choice === null ? there : choice === 'on' };
};
// A device with hover usually has a keyboard; on others a keyboard is detected by its first key press.
const read = (): LatinKeys => (state ??= initialState(window.matchMedia('(hover: hover)').matches));
const noKeyboard: LatinKeys = { hasKeyboard: false, isEnabled: false };

function setState(next: LatinKeys): void {
  state = next;
  changes.emit();
}

/** Resets the detected keyboard and the learner's choice; for tests, as a new page does. */
export function resetLatinKeys(): void {
  state = null;
  screenKeysChoice.set(null);
}

/** Switches whether Latin keys type Georgian, in all fields; stored in the browser. */
export function setLatinKeys(on: boolean): void {
  writeStorage(key, on ? 'on' : 'off');
  setState({ hasKeyboard: true, isEnabled: on });
}

export const useLatinKeys = (): LatinKeys =>
  useStore({ get: read, subscribe: changes.subscribe }, noKeyboard);

/** Whether the learner has opened or closed the on-screen Georgian keys; null: neither. */
const screenKeysChoice = createStore<boolean | null>(null);
export const setScreenKeysShown = (shown: boolean): void => screenKeysChoice.set(shown);

/** Whether the on-screen Georgian keys are shown: by default, where there is no other keyboard. */
export function useScreenKeysShown(): boolean {
  const choice = useStore(screenKeysChoice, null);
  const { hasKeyboard } = useLatinKeys();
  return choice ?? !hasKeyboard;
}

/** Inserts text without needing the focus; not part of the undo history. */
function replaceSelection(field: GeorgianField, text: string, isDelete: boolean): void {
  const { value, maxLength } = field;
  const end = field.selectionEnd ?? value.length;
  let start = field.selectionStart ?? end;
  // A character may be a surrogate pair.
  if (isDelete && start === end)
    start = Math.max(0, start - ((value.codePointAt(start - 2) ?? 0) > 0xffff ? 2 : 1));
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + end - start);
  if (text.length > room) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Inserts into or deletes in the focused field, as typing does. */
const write = (command: 'insertText' | 'delete', text: string): boolean =>
  // Deprecated, but the only way that keeps the field's own undo history.
  document.execCommand(command, false, text);

/**
 * Handles an on-screen key: inserts `text` at the caret or in place of the selection; null deletes the
 * selection or the character before the caret. Respects `maxLength`. The field gets the focus and can undo the
 * change, except on a phone, where the focus would open a keyboard over the keys.
 */
export function pressKey(field: GeorgianField, text: string | null): void {
  const isDelete = text === null;
  if (window.matchMedia('(hover: none)').matches) {
    replaceSelection(field, text ?? '', isDelete);
    return;
  }
  field.focus({ preventScroll: true });
  write(isDelete ? 'delete' : 'insertText', text ?? '');
}

/**
 * Alt+K toggles Latin keys: the key that types k, or that is there in a layout without Latin letters, such as the
 * Georgian one; a Mac types a ring with it. No browser or screen reader uses this shortcut.
 */
const isToggle = ({ key: typed, code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey &&
  !ctrlKey &&
  !metaKey &&
  (typed.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/iu.test(typed)));

/**
 * Converts letters typed with Latin keys to Georgian in a field, while that is switched on. Only single typed
 * letters are converted: not pasted text, text composed by an input method, or Georgian letters. The keyboards
 * of phones compose, so their input cannot be converted reliably; there people use the on-screen keys or a
 * Georgian keyboard.
 *
 * Returns whether Alt+K was used while the field has the focus, so that the change is announced to screen
 * readers.
 */
export function useGeorgianTyping(field: RefObject<GeorgianField | null>): boolean {
  const [switched, setSwitched] = useState(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let pressed: KeyboardEvent | null = null;
    const keyDown = (event: KeyboardEvent) => {
      pressed = event;
      // Virtual keyboards send no `code`.
      if (!read().hasKeyboard && event.code.startsWith('Key')) setState(initialState(true));
      if (!isToggle(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      setLatinKeys(!read().isEnabled);
      setSwitched(true);
    };
    const beforeInput = (event: InputEvent) => {
      const { data } = event;
      // Composition input cannot be canceled.
      if (!read().isEnabled || event.inputType !== 'insertText' || !event.cancelable || data === null) return;
      const shift = pressed?.key === data ? pressed.shiftKey : data !== data.toLowerCase();
      const letter = typedLetter(data, shift);
      if (letter === undefined) return;
      event.preventDefault();
      write('insertText', letter);
    };
    const handleBlur = () => setSwitched(false);
    // Typed as the common base of both kinds of field, so that TypeScript knows the events.
    const element: HTMLElement = input;
    element.addEventListener('keydown', keyDown);
    element.addEventListener('beforeinput', beforeInput);
    element.addEventListener('blur', handleBlur);
    return () => {
      element.removeEventListener('keydown', keyDown);
      element.removeEventListener('beforeinput', beforeInput);
      element.removeEventListener('blur', handleBlur);
    };
  }, [field]);
  return switched;
}
