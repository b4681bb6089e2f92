/**
 * Ref callback of a text field, or called with it after the first render. A prerendered page can be used before
 * hydration: somebody may have typed into the field, or autofill filled it in, and the next render would
 * overwrite that with React's state. Dispatches an input event, so that React's state gets the text.
 */
export function syncPrehydrationInput(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (field === null || field.value === field.defaultValue) return;
  const typed = field.value;
  // React ignores an input event unless the value differs from the last one set by the field's own setter.
  field.value = '';
  const setters: object =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(setters, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
