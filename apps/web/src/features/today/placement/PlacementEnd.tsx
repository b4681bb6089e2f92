import type { PlacementResult } from '@ena/contract/placement';
import { pluralize } from '@ena/domain/text/pluralize';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TodayCard } from '../TodayCard.tsx';

/** What is known, in one sentence: "You know the alphabet and 3 topics: 75 words". */
function knownText({ pages, letters, words }: Pick<PlacementResult, 'pages' | 'letters' | 'words'>) {
  const others = pages.length - (letters > 0 ? 1 : 0);
  const parts = [
    ...(letters > 0 ? ['the alphabet'] : []),
    ...(others > 0 ? [pluralize(others, 'topic')] : []),
  ];
  return `You know ${parts.join(' and ')}${words > 0 ? `: ${pluralize(words, 'word')}` : ''}`;
}

/** The end of a placement: what is known now, and the way on. */
export function PlacementEnd({
  result,
  isBusy,
  start,
  leave,
}: {
  result: PlacementResult;
  isBusy: boolean;
  start: () => void;
  leave: () => void;
}) {
  const { pages } = result;
  const isKnown = pages.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <TodayCard word={isKnown ? 'ყოჩაღ!' : 'ა ბ გ'}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {isKnown ? knownText(result) : 'Let’s begin with the first letters'}
        </h2>
        <p className="mt-1 text-muted">
          {isKnown
            ? 'Well done! What you answered comes back in a few weeks. What was not asked comes up as a quick check over the next days and weeks: one right answer, and it rests for weeks, too. Your new items come from the other topics.'
            : 'Nothing counts as known, so that nothing is left out. Each session brings a few new items.'}
        </p>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button className="min-h-14 text-lg sm:px-8" aria-disabled={isBusy} onClick={start}>
          Start today’s session
        </Button>
        <Button variant="secondary" className="min-h-14 text-lg" onClick={leave}>
          Back to Today
        </Button>
      </div>
      {isKnown ? (
        <ul aria-label="Known topics" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {pages.map(({ title, path }) => (
            <li key={path} className="flex items-center gap-2.5">
              <Check size={20} aria-hidden className="shrink-0 text-correct" /> {title}
            </li>
          ))}
        </ul>
      ) : null}
    </TodayCard>
  );
}
