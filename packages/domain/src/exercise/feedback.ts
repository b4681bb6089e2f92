import type { Exercise, FeedbackStyle } from './model.ts';
import { correctionOf, type ExerciseItem, type ExerciseResponse, partlyRight } from './kinds.ts';
import type { LetterHint } from '../georgian/answer.ts';
import { ejectivePairs, isGeorgianLetter, soundDifference } from '../georgian/letters.ts';
import type { LatinAnswer, Verdict } from './item.ts';

/** An answer at the end of a sentence: one that ends with a stop itself gets no second one. */
const atEnd = (answer: string, quotationMark = '') =>
  `${quotationMark}${answer}${quotationMark}${/[.!?…]$/u.test(answer) ? '' : '.'}`;

/**
 * The feedback sentence of an exercise, word for word as the specification has it (EX-10 to EX-51, QINT-14,
 * ADV-07). Explanation and hint follow it in the view, except where `feedbackText` appends the hint.
 */
const wrong: Readonly<Record<FeedbackStyle, (answer: string) => string>> = {
  generic: (answer) => `Incorrect. The correct answer is ${answer}`,
  alphabet: (answer) => `Incorrect. Correct answer: ${answer}`,
  translation: (answer) => `Incorrect. The correct translation is ${answer}`,
  color: (answer) => `Incorrect. The correct color is ${answer}`,
  counting: (answer) => `Incorrect. The correct answer is ${answer}`,
  explained: (answer) => `Incorrect. The correct answer is ${answer}`,
  brief: () => 'Incorrect.',
  order: (answer) => `Incorrect. The correct order is: ${atEnd(answer)}`,
  categories: () => 'Some items are incorrectly categorized. Try again!',
  classification: (answer) => `Incorrect. The correct answers are: ${atEnd(answer)}`,
  quoted: (answer) => `Incorrect. The correct answer is "${answer}"`,
  advanced: (answer) => `Incorrect. The correct answer is ${atEnd(answer, '"')}`,
  'quoted-order': (answer) => `Incorrect. The correct order is: "${answer}"`,
  'grammar-prompt': () => 'Try again. Check your spelling and word order.',
  writing: () => 'Not quite right. Try again.',
  'writing-quiz': () => 'Not quite right. Keep practicing!',
  dictation: (answer) => `Not quite. It is written ${atEnd(answer)}`,
};
const right: Readonly<Record<FeedbackStyle, string>> = {
  generic: 'Correct! Well done.',
  alphabet: 'Correct!',
  translation: 'Correct! Well done.',
  color: 'Correct!',
  counting: 'Correct! Well done.',
  explained: 'Correct!',
  brief: 'Correct!',
  order: 'Correct! Well done.',
  categories: 'Correct! All items are properly categorized.',
  classification: 'Correct!',
  quoted: 'Correct! Well done.',
  advanced: 'Correct!',
  'quoted-order': 'Correct! Well done.',
  'grammar-prompt': 'Correct! Well done!',
  writing: 'Correct!',
  'writing-quiz': 'Correct! Well done.',
  dictation: 'Correct! Well heard.',
};

/** Wrong sentences that do not reveal the answer. */
const withholding: readonly FeedbackStyle[] = [
  'brief',
  'categories',
  'grammar-prompt',
  'writing',
  'writing-quiz',
];

/**
 * The feedback sentence of a verdict; empty while the response is incomplete. `isAnswerWithheld`: the answer must
 * not be revealed yet (decision 0052).
 */
export function feedbackText(
  exercise: Pick<Exercise, 'feedback'>,
  item: Pick<ExerciseItem, 'hint'>,
  verdict: Verdict,
  isAnswerWithheld = false,
): string {
  switch (verdict.kind) {
    case 'incomplete':
      return '';
    case 'correct':
      return right[exercise.feedback];
    case 'incorrect': {
      const style =
        isAnswerWithheld && !withholding.includes(exercise.feedback) ? 'writing' : exercise.feedback;
      const sentence = wrong[style](verdict.expected);
      if (!item.hint) return sentence;
      if (exercise.feedback === 'counting') return `${sentence} Hint: ${item.hint}`;
      return exercise.feedback === 'grammar-prompt' ? `${sentence} ${item.hint}` : sentence;
    }
  }
}

const separatorNames: Readonly<Record<string, string>> = { ' ': 'space', '-': 'hyphen' };

/** The sentence for an answer that is one letter, space or hyphen off (decision D31). */
function letterHintText({ given, expected, word, isPlural }: LetterHint): string {
  if (isPlural) return `“${given}” is the plural of “${expected}”.`;
  const [typed, wanted] = [separatorNames[given], separatorNames[expected]];
  if (typed && wanted) return `There is a ${typed} where a ${wanted} belongs.`;
  if (wanted) return `A ${wanted} is missing.`;
  if (typed) return `There is a ${typed} too many.`;
  const where = word === undefined ? '' : ` in ${word}`;
  if (given === '') return `One letter is missing${where}: ${expected}.`;
  if (expected === '') return `One letter too many${where}: ${given}.`;
  if ([...given].length > 1) return `Two letters changed places${where}: it is ${expected}.`;
  const differing = `You wrote ${given} where ${expected} belongs${where}.`;
  const difference = soundDifference(given, expected);
  return difference ? `${differing} ${difference}` : differing;
}

/** The same where the answer is a letter: its name would be the answer. */
function singleLetterHintText({ given, expected, ejectiveMixUp }: LetterHint): string {
  if (!ejectiveMixUp) return '';
  return ejectivePairs.some(([ejective]) => ejective === expected)
    ? `You wrote ${given}, which has a puff of air. Its ejective partner has none.`
    : `You wrote ${given}, an ejective, without a puff of air. Its partner has one.`;
}

/**
 * What to change in an incorrect response: the letter that differs, or what a composition must have. Empty if
 * there is nothing to add to the feedback sentence.
 */
export function correctionText(item: Pick<ExerciseItem, 'kind'>, verdict: Verdict): string {
  if (verdict.kind !== 'incorrect') return '';
  if (!verdict.hint) return correctionOf(item);
  return isGeorgianLetter(verdict.expected)
    ? singleLetterHintText(verdict.hint)
    : letterHintText(verdict.hint);
}

/** Styles whose sentence contains the hint already (EX-23, EX-50). */
const hintInSentence: readonly FeedbackStyle[] = ['counting', 'grammar-prompt'];

/**
 * What follows the sentence of `feedbackText`: what is wrong, the hint if it is shown with wrong answers, and the
 * explanation, which may contain the answer. `response`: what was answered, to say how much of it is right.
 */
export function feedbackDetails(
  exercise: Pick<Exercise, 'feedback' | 'hint'>,
  item: ExerciseItem,
  verdict: Verdict,
  {
    isAnswerWithheld = false,
    response,
  }: { readonly isAnswerWithheld?: boolean; readonly response?: ExerciseResponse | undefined } = {},
): string {
  const isWrong = verdict.kind === 'incorrect';
  const showsHint = isWrong && exercise.hint === 'when-wrong' && !hintInSentence.includes(exercise.feedback);
  return [
    correctionText(item, verdict),
    isWrong && isAnswerWithheld && response !== undefined ? partlyRight(item, response) : '',
    showsHint ? item.hint : '',
    isAnswerWithheld ? '' : item.explanation,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is said of Latin letters where Georgian ones belong: nothing is judged, and the learner types again. */
export const latinText = (latin: LatinAnswer): string =>
  latin === 'right-sounds'
    ? 'Right sounds, now in Georgian letters.'
    : 'These are Latin letters. Write it in Georgian letters.';

/** What a typo is, before the second attempt. */
export function typoText(verdict: Verdict): string {
  const hint = verdict.kind === 'incorrect' ? verdict.hint : undefined;
  const isLetter =
    !hint ||
    (hint.isPlural !== true &&
      [hint.given, hint.expected].every(
        (text) => [...text].length <= 1 && separatorNames[text] === undefined,
      ));
  if (isLetter) return 'Almost: one letter is not right.';
  if (hint.isPlural) return 'Almost: this is the plural.';
  if ([...hint.given].length > 1) return 'Almost: two letters changed places.';
  const name = separatorNames[hint.expected] ?? separatorNames[hint.given] ?? '';
  return hint.expected === '' ? `Almost: there is one ${name} too many.` : `Almost: a ${name} is missing.`;
}
