import type { Exercise } from '@ena/domain/exercise/model';
import { useLocation } from 'react-router';
import { loadRun, positionOf } from '../exercise/storedRun.ts';
import { useHydrated } from '../platform/useHydrated.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { practiceAddress } from './Practice.tsx';

/**
 * The main button of a lesson or pack: opens the first exercise, or continues the one that was left. In a lesson without
 * exercises it leads to its first section.
 */
export function StartButton({
  unitId,
  sections: [first],
  exercises,
}: {
  unitId: string;
  sections: readonly { readonly id: string }[];
  exercises: readonly Exercise[];
}) {
  // Storage changes when an exercise is closed, which changes the address.
  useLocation();
  const stored = useHydrated() ? loadRun(unitId) : null;
  const position = stored && positionOf(stored);
  const left = position === null ? undefined : exercises.find(({ id }) => id === stored?.exerciseId);
  const exercise = left ?? exercises[0];
  if (exercise)
    return (
      <ButtonLink to={practiceAddress(exercise.id)} preventScrollReset>
        {left && stored ? `Continue ${left.title}, ${position} of ${stored.itemIds.length}` : 'Start'}
      </ButtonLink>
    );
  return first ? (
    <ButtonLink to={`#${first.id}`} preventScrollReset>
      Start
    </ButtonLink>
  ) : null;
}
