import { sampleExercise } from '@ena/course/sampleExercise';
import { useState } from 'react';
import { ExerciseFrame } from '../../exercise/ExerciseFrame.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

/** The questions of the sample lesson; once all are answered, a link to the sign-up. */
export default function SampleQuestions({ onBack }: { onBack: () => void }) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  return (
    <ExerciseFrame
      exercise={sampleExercise}
      backLabel="Back to the vowels"
      onBack={onBack}
      onResponse={(item, _, verdict) => {
        if (verdict) setAnswered(new Set([...answered, item.id]));
      }}
      lessonEnd={
        answered.size === sampleExercise.items.length ? (
          <p className="flex flex-wrap items-center justify-between gap-4 text-lg">
            That is how Ena teaches. 28 letters to go.
            <ButtonLink to="/signup">Learn the other letters</ButtonLink>
          </p>
        ) : null
      }
    />
  );
}
