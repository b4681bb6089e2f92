/** A text that the navigation to a page has passed to it in the history state; empty if there is none. */
export function passedText(state: unknown, name: string): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : '';
  return typeof value === 'string' ? value : '';
}
