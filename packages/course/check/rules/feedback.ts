/** Neither a hint nor the feedback on a first wrong answer gives the answer away; feedback is well-formed. */
import { feedbackDetails, feedbackText } from '@ena/domain/exercise/feedback';
import {
  acceptedAnswers,
  check,
  correctAnswer,
  type ExerciseItem,
  type ExerciseResponse,
  incorrectResponse,
  isChosen,
  isRetried,
  isTyped,
  textsOf,
} from '@ena/domain/exercise/kinds';
import type { Verdict } from '@ena/domain/exercise/item';
import type { Exercise } from '@ena/domain/exercise/model';
import { removeBracketed } from '@ena/domain/georgian/answer';
import { type Course, findProblems, type Problem } from '../model.ts';
import { items } from '../walk.ts';

type FeedbackRules = Pick<Exercise, 'feedback' | 'hint'>;

export function checkFeedback(course: Course): Problem[] {
  const exercises = [
    ...course.lessons.flatMap((lesson) => lesson.exercises),
    ...(course.served ?? []),
    ...course.lessons.flatMap(promptsOf),
  ];
  const answered = exercises.flatMap((exercise) => exercise.items.map((item) => ({ exercise, item })));
  return [
    ...findProblems(items(course), (item) =>
      item.hint && revealsAnswer(item.hint, item) ? 'gives its answer away by its hint' : null,
    ),
    ...answered.flatMap(({ exercise, item }) => findProblems([item], () => faultOf(exercise, item))),
  ];
}

/** Writing prompts of a lesson, which have feedback of their own. */
const promptsOf = ({ sections }: Course['lessons'][number]): (FeedbackRules & Pick<Exercise, 'items'>)[] =>
  sections.flatMap((section) =>
    section.kind === 'prompts'
      ? [{ feedback: section.feedback, hint: 'when-wrong', items: section.prompts.map(({ item }) => item) }]
      : [],
  );

function faultOf(exercise: FeedbackRules, item: ExerciseItem): string | null {
  if (exercise.feedback === 'counting' && !item.hint) return 'has no hint';
  const mistakes = mistakesIn(item);
  const first = isRetried(item) ? mistakes.map((mistake) => feedbackOn(exercise, item, mistake, true)) : [];
  if (first.some((text) => revealsAnswer(text, item))) return 'gives its answer away at the first mistake';
  const last = mistakes.map((mistake) => feedbackOn(exercise, item, mistake, false));
  return [...first, ...last].some((text) => /[.?!]\./u.test(text.replaceAll('...', '')))
    ? 'has two stops in its feedback'
    : null;
}

/** A wrong response with its verdict, which takes most of the time of this rule. */
interface Mistake {
  readonly response: ExerciseResponse;
  readonly verdict: Verdict;
}

/** Feedback on a wrong answer; before the answer may be revealed, or after. */
function feedbackOn(
  exercise: FeedbackRules,
  item: ExerciseItem,
  { response, verdict }: Mistake,
  isAnswerWithheld: boolean,
): string {
  const details = feedbackDetails(exercise, item, verdict, { isAnswerWithheld, response });
  return `${feedbackText(exercise, item, verdict, isAnswerWithheld)} ${details}`.trim();
}

/** Some wrong response, and typed ones that are one letter off. */
function mistakesIn(item: ExerciseItem): Mistake[] {
  const answer = isTyped(item) ? removeBracketed(correctAnswer(item)) : '';
  const [first = ''] = answer;
  const nearMisses = ['ა', 'ჰ'].map((letter) => letter + answer.slice(1));
  const typed = first === '' ? [] : [answer.slice(1), `${answer}${first}`, ...nearMisses];
  return [incorrectResponse(item), ...typed]
    .map((response) => ({ response, verdict: check(item, response) }))
    .filter(({ verdict }) => verdict.kind === 'incorrect');
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a text has all words of a right answer, one after the other, or names what is to be placed. */
function revealsAnswer(text: string, item: ExerciseItem): boolean {
  const shown = wordsOf(text);
  const answers = isTyped(item) || isChosen(item) ? acceptedAnswers(item) : textsOf(item);
  return answers.some((answer) => {
    const words = wordsOf(removeBracketed(answer));
    return words.trim() !== '' && shown.includes(words);
  });
}
