/** Learning with lessons and without Today: reading them again and again, or with their fixed exercises. */
import { cardIdOf } from '@ena/course/sameItems';
import { lessonSources } from '@ena/course/bodies';
import { lessons as catalogLessons } from '@ena/course/catalog';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { correctAnswer, isChosen } from '@ena/domain/exercise/kinds';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { askSeconds } from '@ena/domain/review/stepTimes';
import type { CourseStudyItem } from '../../../apps/server/src/content/course/studyItems.ts';
import type { QuestionKind, SimulatedLearner } from './learner.ts';

/** A page of the course with taught items. */
export interface Page {
  readonly itemIds: readonly string[];
  readonly exercises: readonly FixedItem[];
  /** A learner stays so long, or longer to read all of it once: then the lesson is completed. */
  readonly minutes: number;
}

/** An exercise item that its author wrote; each learner gets the same ones in the same order. */
interface FixedItem {
  readonly itemIds: readonly string[];
  readonly question: QuestionKind;
}

const usualMinutes = 10;

function toFixedItem(item: ExerciseItem, items: ReadonlyMap<string, CourseStudyItem>): FixedItem {
  const isForm = hasGeorgian(correctAnswer(item));
  return {
    itemIds: item.teaches.map(cardIdOf).filter((itemId) => items.has(itemId)),
    question: { direction: isForm ? 'form' : 'meaning', isChosen: isChosen(item) },
  };
}

/** The pages in the order of the course. */
export function pagesOf(items: ReadonlyMap<string, CourseStudyItem>): readonly Page[] {
  return [...Map.groupBy(items.values(), ({ source }) => source.path)].map(([path, taught]) => {
    const lesson = catalogLessons.find((one) => one.path === path);
    const source = lessonSources.find(({ id }) => id === lesson?.id);
    const exercises = (source?.exercises ?? []).flatMap((exercise) => exercise.items);
    return {
      itemIds: taught.map(({ id }) => id),
      exercises: exercises
        .map((item) => toFixedItem(item, items))
        .filter(({ itemIds }) => itemIds.length > 0),
      minutes: lesson?.completion.minutesAbove ?? usualMinutes,
    };
  });
}

/** One step of study. */
interface Step {
  readonly seconds: number;
  readonly study: (learner: SimulatedLearner, at: { readonly day: number; readonly second: number }) => void;
}

const readStep = (itemId: string, seconds: number): Step => ({
  seconds,
  study: (learner, at) => learner.read(itemId, at),
});

const exerciseStep = ({ itemIds, question }: FixedItem): Step => ({
  seconds: question.isChosen ? askSeconds.recognize : askSeconds.produce,
  study: (learner, at) => itemIds.forEach((itemId) => learner.answer(itemId, question, at)),
});

/** The steps on a page from opening it until it is completed. */
function* stepsOn({ itemIds, exercises, minutes }: Page, readSeconds: number, withExercises: boolean) {
  const reading = itemIds.map((itemId) => readStep(itemId, readSeconds));
  const repeated = withExercises && exercises.length > 0 ? exercises.map(exerciseStep) : reading;
  let spent = 0;
  for (let steps = reading; spent === 0 || spent < minutes * 60; steps = repeated)
    for (const step of steps) {
      yield step;
      spent += step.seconds;
    }
}

/** Endless: after the last page, the first one again. */
function* allSteps(pages: readonly Page[], readSeconds: number, withExercises: boolean) {
  for (;;) for (const page of pages) yield* stepsOn(page, readSeconds, withExercises);
}

/**
 * Returns a function that studies on a day for some seconds and continues where the last day ended. `readSeconds`: to
 * read one item. `withExercises`: a lesson is read once, and its exercises are done until it is completed.
 */
export function createLessonStudy(
  learner: SimulatedLearner,
  pages: readonly Page[],
  readSeconds: number,
  withExercises: boolean,
) {
  const steps = allSteps(pages, readSeconds, withExercises);
  return (day: number, budgetSeconds: number): void => {
    for (let second = 0; second < budgetSeconds; ) {
      const { seconds, study } = steps.next().value ?? { seconds: budgetSeconds, study: () => undefined };
      study(learner, { day, second });
      second += seconds;
    }
  };
}
