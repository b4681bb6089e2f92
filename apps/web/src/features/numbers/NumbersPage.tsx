import { type NumberRange, numberDrill, numberRanges } from '@ena/domain/practice/numberDrill';
import type { Exercise } from '@ena/domain/exercise/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ExerciseFrame } from '../../exercise/ExerciseFrame.tsx';
import { randomSeed } from '../../exercise/randomSeed.ts';
import { Button } from '../../ui/Button.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';

/** Of each range its title, and an example. */
const texts: Readonly<Record<NumberRange, readonly [title: string, example: string, gloss: string]>> = {
  'to-10': ['0 to 10', 'შვიდი', '7'],
  'to-100': ['11 to 100', 'ოცდათხუთმეტი', '35'],
  'to-1000': ['101 to 1,000', 'ორას ორმოცი', '240'],
  prices: ['Prices', 'ხუთი ლარი და ოცი თეთრი', '5.20 GEL'],
  times: ['Times', 'ექვსის ნახევარია', '5:30'],
};

const toExercise = (range: NumberRange, seed: number): Exercise => ({
  id: `drill.numbers.${range}`,
  title: texts[range][0],
  description: '',
  feedback: 'generic',
  checkOn: 'response',
  hint: 'when-wrong',
  advanceAfter: 'answer',
  isSilent: true,
  items: numberDrill(range, seed),
});

const buttonId = (range: NumberRange) => `drill-${range}`;

/** Questions on the run screen; with another seed other ones. */
function Drill({ range, close }: { range: NumberRange; close: () => void }) {
  const [seed, setSeed] = useState(randomSeed);
  const exercise = useMemo(() => toExercise(range, seed), [range, seed]);
  return (
    <ExerciseFrame
      key={seed}
      exercise={exercise}
      onBack={close}
      backLabel="Back to Numbers"
      nextExercise={{ title: 'Twelve More', open: () => setSeed(randomSeed()) }}
      onResponse={() => undefined}
    />
  );
}

/** Any number to 1,000, prices and times: a drill of each. They are practice: answers are not recorded. */
export function NumbersPage() {
  const [open, setOpen] = useState<NumberRange | null>(null);
  const closed = useRef<NumberRange | null>(null);
  useEffect(() => {
    // The button of the drill that was closed gets the focus back.
    if (closed.current && !open) document.getElementById(buttonId(closed.current))?.focus();
    closed.current = open;
  }, [open]);
  if (open) return <Drill range={open} close={() => setOpen(null)} />;
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-title">Numbers, Prices and Times</h1>
      <p className="mt-2 max-w-prose text-muted">
        Twelve questions, new ones each time: read Georgian numbers, and say them yourself.
      </p>
      <div className="my-6 text-center">
        <Copybook className="text-3xl sm:text-5xl">რამდენი?</Copybook>
        <p className="mt-1 text-muted">How many?</p>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {numberRanges.map((range) => {
          const [title, example, gloss] = texts[range];
          return (
            <li
              key={range}
              className="flex items-center justify-between gap-4 rounded-xl border border-line bg-surface px-4 py-3 narrow:flex-wrap"
            >
              <span className="min-w-0">
                <strong className="block">{title}</strong>
                <span className="text-sm text-muted">
                  <Ka className="text-base">{example}</Ka>: {gloss}
                </span>
              </span>
              <Button variant="secondary" id={buttonId(range)} onClick={() => setOpen(range)}>
                Practice<span className="sr-only"> {title}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
