import type { ConfusedLetters } from '@ena/contract/reviews';
import { filterAudibleItems } from '@ena/domain/exercise/audibleItems';
import type { Exercise } from '@ena/domain/exercise/model';
import { drillLength } from '@ena/domain/review/letterDrill';
import { useMemo, useRef, useState } from 'react';
import { ExerciseFrame } from '../../../exercise/ExerciseFrame.tsx';
import { useKeys } from '../../../exercise/useKeys.ts';

const toExercise = ({ letters, items }: ConfusedLetters): Exercise => ({
  id: `drill.${letters.join('')}`,
  title: letters.join(' or '),
  description: '',
  feedback: 'alphabet',
  checkOn: 'response',
  hint: 'when-wrong',
  advanceAfter: 'answer',
  draw: drillLength,
  shuffled: true,
  items,
});

/**
 * Ten questions about two letters; by ear only those whose contrast is among `contrasts`. They are practice: answers are
 * not recorded. Escape closes the drill.
 */
export default function LetterDrill({
  pair,
  contrasts,
  close,
}: {
  pair: ConfusedLetters;
  contrasts: readonly string[];
  close: () => void;
}) {
  const exercise = useMemo(() => filterAudibleItems(toExercise(pair), contrasts), [pair, contrasts]);
  const [round, setRound] = useState(1);
  const area = useRef<HTMLDivElement>(null);
  useKeys(area, (event) => {
    if (event.key === 'Escape') close();
  });
  return exercise ? (
    <div ref={area}>
      <ExerciseFrame
        key={round}
        exercise={exercise}
        onBack={close}
        backLabel="Back to Words"
        nextExercise={{ title: 'Ten More', open: () => setRound(round + 1) }}
        onResponse={() => undefined}
      />
    </div>
  ) : null;
}
