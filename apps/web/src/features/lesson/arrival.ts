import type { Section } from '@ena/domain/lesson/model';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The panel in which a part of the page stands: a section, topic, word, idiom or poet by its id; null for none. */
export function panelWith(sections: readonly Section[], anchor: string): string | null {
  const has = (parts: readonly { readonly id: string }[]) => parts.some(({ id }) => id === anchor);
  for (const section of sections) {
    if (section.id === anchor) return anchor;
    if (section.kind === 'topics' && has(section.topics)) return anchor;
    if (section.kind === 'words' && has(section.words)) return section.id;
    if (section.kind === 'idioms' && has(section.idioms)) return section.id;
    if (section.kind === 'poets' && has(section.poets)) return section.id;
  }
  return null;
}

/** What an address can lead to; it takes the focus, which shows it. */
export const arrivable = (id: string) => ({ id, tabIndex: -1, 'data-arrivable': 'center' });

/** After the panel has come into view by itself (Panel.tsx). */
const settleMs = 160;
/** What is in a panel may have to be loaded first. */
const patienceMs = 5000;

/**
 * Follows an address with a place on this page, such as `#word.water`: `open` opens what holds it and answers whether
 * there is such a place, and then it comes into view and takes the focus.
 */
export function useArrival(open: (anchor: string) => boolean): void {
  const { hash, key } = useLocation();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const anchor = hash.slice(1);
    if (anchor === '' || !latest.current(anchor)) return undefined;
    const end = performance.now() + patienceMs;
    const arrive = () => {
      const place = document.getElementById(anchor);
      const block = place?.dataset['arrivable'];
      if (place && block !== undefined) {
        place.scrollIntoView({ block: block === 'start' ? 'start' : 'center', behavior: 'smooth' });
        place.focus({ preventScroll: true });
      } else if (performance.now() < end) timer = setTimeout(arrive, 100);
    };
    let timer = setTimeout(arrive, settleMs);
    return () => clearTimeout(timer);
    // The key: the same place may be asked for again.
  }, [hash, key]);
}
