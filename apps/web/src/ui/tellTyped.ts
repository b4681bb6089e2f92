/**
 * Ref of a text field, or called with it at its first drawing. A public page is there before its script: somebody may
 * have typed into the field by then, or the browser filled it in, and the next drawing would put the page's own text
 * over it. Tells the page as if it was typed now.
 */
export function tellTyped(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (field === null || field.value === field.defaultValue) return;
  const typed = field.value;
  // React hears of a text only when it differs from what the field's own setter was told last.
  field.value = '';
  const setters: object =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(setters, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
