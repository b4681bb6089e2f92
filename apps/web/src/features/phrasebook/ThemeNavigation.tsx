import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

/** A part of the page, with the id of its heading. */
export interface PagePart {
  readonly id: string;
  readonly title: string;
}

/** The part whose heading was scrolled past last. */
function useCurrentPart(parts: readonly PagePart[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const find = () => {
      const passed = parts.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3;
      });
      setCurrent(passed.at(-1)?.id);
    };
    let frame = 0;
    const findLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    };
    addEventListener('scroll', findLater, { passive: true });
    return () => {
      removeEventListener('scroll', findLater);
      cancelAnimationFrame(frame);
    };
  }, [parts]);
  return current;
}

/**
 * Links to each part of the page, always in view: a column beside the content on wide screens, else a row that scrolls
 * horizontally, along with the content.
 */
export function ThemeNavigation({ parts }: { parts: readonly PagePart[] }) {
  const current = useCurrentPart(parts);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: it would scroll the page, too.
    if (row && link) row.scrollTo({ left: link.offsetLeft - 40, top: link.offsetTop - 80 });
  }, [current]);
  return (
    <nav
      aria-label="Themes"
      className="sticky top-16 z-10 -mx-5 border-b border-line bg-page lg:mx-0 lg:self-start lg:border-0"
    >
      <ul
        ref={list}
        className="relative flex gap-2 overflow-x-auto px-5 py-2 lg:max-h-dvh-85 lg:flex-col lg:gap-0.5 lg:overflow-y-auto lg:px-0 lg:py-4"
      >
        {parts.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <Link
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-1.5 -outline-offset-3 border-line bg-surface px-4 transition-colors hover:border-wine hover:text-wine aria-[current]:border-wine aria-[current]:bg-wine-soft aria-[current]:text-wine lg:flex lg:rounded-md lg:border-transparent lg:bg-transparent lg:px-3 lg:py-1.5"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
