import { activityOf } from '@ena/domain/progress/activity';
import type { ComponentProps } from 'react';
import { ExerciseFrame } from '../exercise/ExerciseFrame.tsx';
import type { Visit } from './visit.ts';

type Props = Omit<ComponentProps<typeof ExerciseFrame>, 'missedIds' | 'onResponse'> & {
  visit: Pick<Visit, 'trackResponse' | 'getMissedIds'>;
};

/** An exercise whose responses count for the visit of its lesson. */
export const VisitExercise = ({ visit, ...props }: Props) => (
  <ExerciseFrame
    {...props}
    missedIds={visit.getMissedIds}
    onResponse={(item, ...response) => visit.trackResponse(item, activityOf(item), ...response)}
  />
);
