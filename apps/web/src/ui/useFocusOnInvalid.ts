import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field of a form each time its problems were found, which also scrolls to it. Pass
 * the ref to an element around the fields.
 */
export function useFocusOnInvalid<E extends HTMLElement>(problems: object): RefObject<E | null> {
  const fields = useRef<E>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return fields;
}
