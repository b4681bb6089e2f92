import type { Exercise } from '@ena/domain/exercise/model';
import { PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ExerciseFrame } from '../../exercise/ExerciseFrame.tsx';
import type { Visit } from './visit.ts';

interface PracticeProps {
  readonly exercises: readonly Exercise[];
  readonly visit: Visit;
}

/** The menu of exercises, or the one that is open. */
export function Practice({ exercises, visit }: PracticeProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const exercise = exercises.find(({ id }) => id === openId);
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Back in the menu, the exercise that was left has the focus.
    if (openId === null && left.current)
      document.getElementById(`open-${left.current}`)?.focus({ preventScroll: true });
    left.current = openId;
  }, [openId]);
  const open = (id: string | null) => {
    setOpenId(id);
    requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }));
  };
  return (
    <section
      ref={section}
      id="practice"
      aria-labelledby="practice-title"
      // An open exercise has a screen to itself, so that it stands still wherever the page ends.
      className={`scroll-mt-20 ${exercise ? 'min-h-[calc(100dvh-5rem)]' : ''}`}
    >
      <h2 id="practice-title" className="mb-4 text-2xl">
        Practice Exercises
      </h2>
      {exercise ? (
        <ExerciseFrame key={exercise.id} exercise={exercise} back={() => open(null)} touched={visit.touch} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-3">
          {exercises.map(({ id, title, description, items }) => (
            <li key={id}>
              <button
                type="button"
                id={`open-${id}`}
                onClick={() => open(id)}
                className="group grid h-full w-full content-start gap-2 rounded-xl border border-line bg-surface p-6 text-left hover:border-wine"
              >
                <PencilLine size={24} aria-hidden className="text-wine" />
                <span className="font-serif text-lg font-semibold group-hover:text-wine">{title}</span>
                <span className="text-muted">{description}</span>
                <span className="text-sm text-muted">{items.length} items</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
