/**
 * A setting of this browser that a style sheet reads: an attribute `data-…` of the document. The script in index.html sets
 * it before the first paint, so that no page flashes in the other value and prerendered pages need no other content.
 */
import { readStorage, subscribeToStorage, writeStorage } from './browserStorage.ts';
import { createEmitter, useStore } from './store.ts';

export interface DocumentSetting<Value extends string> {
  readonly use: () => Value;
  /** Changes the value on all pages of this browser, also in other open tabs. */
  readonly set: (value: Value) => void;
}

/** `attribute` in camel case; `usual`: the value where nothing else was chosen; stored under `key`. */
export function createDocumentSetting<Value extends string>(
  key: string,
  attribute: string,
  [usual, other]: readonly [usual: Value, other: Value],
): DocumentSetting<Value> {
  const changes = createEmitter();
  const valueOf = (text: string | null | undefined) => (text === other ? other : usual);
  const apply = (value: Value) => {
    document.documentElement.dataset[attribute] = value;
    changes.emit();
  };
  if (typeof window !== 'undefined') subscribeToStorage(key, () => apply(valueOf(readStorage(key))));
  const get = () => valueOf(document.documentElement.dataset[attribute]);
  return {
    use: () => useStore({ get, subscribe: changes.subscribe }, usual),
    set(value) {
      apply(value);
      writeStorage(key, value);
    },
  };
}
