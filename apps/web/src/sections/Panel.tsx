import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../platform/scrollBehavior.ts';
import { Ka, TextWithGeorgian } from '../ui/Georgian.tsx';
import { keptInViewAttribute } from './deepLink.ts';

/** Delay between opening a panel and scrolling it into view (BEG-07). */
const scrollDelayMs = 100;

/**
 * Accordion state: at most one panel is open, and toggling the open one closes it (BEG-06). `initialId`: the panel
 * that is open at first.
 */
export function useAccordion(
  initialId: string | null = null,
): [openId: string | null, toggle: (id: string) => void, open: (id: string) => void] {
  const [openId, setOpenId] = useState(initialId);
  return [openId, (id) => setOpenId(id === openId ? null : id), setOpenId];
}

/** Returns a ref; its element is scrolled into view when `open` becomes true, not if it is true at first. */
export function useScrollWhenOpen<Box extends HTMLElement>(open: boolean): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    if (!open) return;
    const timer = setTimeout(() => {
      // Race condition: a deep link into the panel may have scrolled to its target already.
      const hasTarget = box.current?.querySelector(`[${keptInViewAttribute}=center]`);
      if (!hasTarget) box.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
    }, scrollDelayMs);
    return () => clearTimeout(timer);
  }, [open]);
  return box;
}

export interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Georgian shown large beside the title. */
  readonly emblem?: string | undefined;
  /** Number of items inside, such as '8 words'. */
  readonly countText?: string;
  /** Shown beside the title, also while the panel is closed. */
  readonly badge?: ReactNode;
  readonly open: boolean;
  readonly toggle: (id: string) => void;
  readonly children: ReactNode;
}

/** A part of a page that opens and closes; its content is rendered only while it is open. */
export function Panel({
  id,
  title,
  description,
  emblem,
  countText,
  badge,
  open,
  toggle,
  children,
}: PanelProps) {
  const box = useScrollWhenOpen<HTMLElement>(open);
  return (
    <section ref={box} className="scroll-mt-20 overflow-clip rounded-xl border border-line">
      <h2 className="font-sans text-base">
        <button
          type="button"
          id={id}
          data-deep-link-target="start"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => toggle(id)}
          className="flex min-h-18 w-full -outline-offset-3 scroll-mt-20 items-center gap-4 bg-surface px-5 py-3 text-left hover:text-wine"
        >
          {emblem ? (
            <Ka className="max-w-2/5 min-w-32 shrink-0 truncate font-serif text-2xl text-wine max-sm:hidden">
              {emblem}
            </Ka>
          ) : null}
          <span className="min-w-0 flex-1">
            <span className="block font-serif text-xl font-semibold">
              <TextWithGeorgian>{title}</TextWithGeorgian>
            </span>
            <span className="block font-normal text-muted">
              <TextWithGeorgian>{description}</TextWithGeorgian>
            </span>
          </span>
          {badge}
          {countText ? (
            <span className="text-sm font-normal whitespace-nowrap text-muted max-sm:hidden">
              {countText}
            </span>
          ) : null}
          <ChevronDown
            size={22}
            aria-hidden
            className={`shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={`${id}-panel`} hidden={!open} className="border-t border-line bg-sunken p-2.5 sm:p-5">
        {open ? children : null}
      </div>
    </section>
  );
}
