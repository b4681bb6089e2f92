import { roleLabels } from '@ena/grammar/labels';
import type { MorphemeRole } from '@ena/grammar/morpheme';
import { type RefObject, useEffect, useState } from 'react';

const isRole = (role: string): role is MorphemeRole => Object.hasOwn(roleLabels, role);

/** The part of a word that is pointed at or focused. */
export interface PointedPart {
  readonly text: string;
  readonly role: MorphemeRole;
}

/**
 * Highlights a part (`data-part`) in all forms within an element while it is pointed at or focused. Sets attributes instead of
 * a state: a paradigm has thousands of parts.
 */
export function useHighlightedParts(container: RefObject<HTMLElement | null>): PointedPart | null {
  const [pointed, setPointed] = useState<PointedPart | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let lit = '';
    const show = (event: Event) => {
      const target =
        event instanceof FocusEvent && event.type === 'focusout' ? event.relatedTarget : event.target;
      const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
      const key = part?.dataset['part'] ?? '';
      if (key === lit) return;
      lit = key;
      for (const old of element.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
      if (key !== '')
        for (const same of element.querySelectorAll(`[data-part="${CSS.escape(key)}"]`))
          same.setAttribute('data-lit', '');
      const role = part?.dataset['role'];
      setPointed(part && role && isRole(role) ? { text: part.textContent, role } : null);
    };
    const events = ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) element.addEventListener(event, show);
    return () => {
      for (const event of events) element.removeEventListener(event, show);
    };
  }, [container]);
  return pointed;
}
