import { ChevronDown, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { TextWithGeorgian } from '../ui/Georgian.tsx';

/**
 * The Learning Tips of a page: a card on wide screens, a button that opens them on narrow ones (BEG-05). `className`
 * and `listClassName` set the layout.
 */
export function Tips({
  tips,
  className,
  listClassName,
}: {
  tips: readonly string[];
  className: string;
  listClassName: string;
}) {
  const [open, setOpen] = useState(false);
  const icon = <Lightbulb size={20} aria-hidden className="shrink-0 text-gold" />;
  return (
    <aside
      aria-labelledby="tips"
      className={`rounded-xl border border-line bg-sunken px-5 lg:px-6 lg:py-4 ${className}`}
    >
      <h2 id="tips" className="text-lg">
        <span className="flex items-center gap-2 max-lg:hidden">{icon} Learning Tips</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="tips-list"
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-2 hover:text-wine lg:hidden"
        >
          {icon} <span className="flex-1 text-left">Learning Tips</span>
          <ChevronDown
            size={20}
            aria-hidden
            className={`text-muted transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <ul
        id="tips-list"
        className={`mt-2 grid gap-2 text-muted max-lg:pb-4 ${open ? '' : 'max-lg:hidden'} ${listClassName}`}
      >
        {tips.map((tip) => (
          <li key={tip} className="border-l-2 border-line pl-3">
            <TextWithGeorgian>{tip}</TextWithGeorgian>
          </li>
        ))}
      </ul>
    </aside>
  );
}
