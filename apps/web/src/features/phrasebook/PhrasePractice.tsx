import { phrasebookExercises } from '@ena/course/phrasebookExercises';
import { Practice } from '../../sections/Practice.tsx';
import { useVisit } from '../../sections/visit.ts';

/** The exercises of the phrasebook. Answers are recorded for learners, not for visitors. */
export function PhrasePractice() {
  const [visit] = useVisit('phrasebook', undefined);
  return <Practice unitId="phrasebook" exercises={phrasebookExercises} visit={visit} />;
}
