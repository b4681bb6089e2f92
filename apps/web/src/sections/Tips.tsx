import { Lightbulb } from 'lucide-react';
import { TextWithGeorgian } from '../ui/Georgian.tsx';

/** The Learning Tips of a page; `className` and `listClassName` set the layout. */
export function Tips({
  tips,
  className,
  listClassName,
}: {
  tips: readonly string[];
  className: string;
  listClassName: string;
}) {
  return (
    <aside aria-labelledby="tips" className={`rounded-xl border border-line bg-sunken p-6 ${className}`}>
      <h2 id="tips" className="mb-3 flex items-center gap-2 text-lg">
        <Lightbulb size={20} aria-hidden className="text-gold" /> Learning Tips
      </h2>
      <ul className={`grid text-muted ${listClassName}`}>
        {tips.map((tip) => (
          <li key={tip} className="border-l-2 border-line pl-3">
            <TextWithGeorgian>{tip}</TextWithGeorgian>
          </li>
        ))}
      </ul>
    </aside>
  );
}
