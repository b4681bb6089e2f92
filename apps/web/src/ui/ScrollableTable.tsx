import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A table that scrolls horizontally where it is wider than the page. A fade at the right edge shows that there are
 * more columns. Once scrolled, `group-data-scrolled/table` can style what is sticky.
 */
export function ScrollableTable({
  label,
  labelledBy,
  className = '',
  children,
}: {
  /** Accessible name of the scroll container, or the id of the element that has it. */
  label?: string;
  labelledBy?: string;
  className?: string;
  /** The `table`. */
  children: ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const update = () => {
    const element = scroller.current;
    if (!element) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    // At a fractional zoom, the end of the scroll range is up to a pixel away.
    const isBeyond = (distance: number) => distance > 1;
    setIsScrolled(isBeyond(scrollLeft));
    setHasMore(isBeyond(scrollWidth - clientWidth - scrollLeft));
  };
  useEffect(() => {
    const observer = new ResizeObserver(update);
    const element = scroller.current;
    // The table, too: it grows when fonts load.
    for (const observed of [element, element?.firstElementChild]) if (observed) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="relative">
      <div
        ref={scroller}
        onScroll={update}
        data-scrolled={isScrolled || undefined}
        className={`group/table relative overflow-x-auto rounded-xl border border-line ${className}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys (WCAG 2.1.1)
        tabIndex={isScrolled || hasMore ? 0 : undefined}
        role="group"
        aria-label={label}
        aria-labelledby={labelledBy}
      >
        {children}
      </div>
      <div
        aria-hidden
        data-has-more={hasMore}
        className="pointer-events-none absolute inset-y-px right-px z-2 flex w-12 justify-end rounded-r-xl fade-left pt-2.5 text-wine opacity-0 transition-opacity data-[has-more=true]:opacity-100"
      >
        <ChevronRight size={22} />
      </div>
    </div>
  );
}
