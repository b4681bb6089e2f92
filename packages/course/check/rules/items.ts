/** Shape of exercise items and quiz questions (requirements CONT-08, CONT-09, CONT-10, CONT3-07, EX-21). */
import type { ExerciseItem, FillBlankItem } from '@ena/domain/exercise/model';
import { type Course, faultsAt, type Problem, repeated } from '../model.ts';
import { items, wordsIn } from '../walk.ts';
import { endMark } from './examples.ts';

export const itemShapes = (course: Course): Problem[] =>
  items(course).flatMap((item) => faultsAt(item.id, shapeFaults(item), (fault) => fault));

const optionsPerQuestion = 4;

function shapeFaults(item: ExerciseItem): string[] {
  switch (item.kind) {
    case 'choice':
      return optionFaults(item.options, item.answer);
    case 'type-answer':
      return answerFaults(item.answers);
    case 'fill-blank':
      return [...answerFaults(item.answers), ...gapFaults(item)];
    case 'multi-choice':
    case 'match':
    case 'order':
    case 'categorize':
    case 'compose':
      // Kinds join above with the first content that uses them, so that none goes unchecked.
      return [`is of the kind ${item.kind}, which the content check does not know yet`];
  }
}

const when = (fault: boolean, what: string): string[] => (fault ? [what] : []);

const optionFaults = (options: readonly string[], answer: string): string[] => [
  ...when(options.length !== optionsPerQuestion, `has ${options.length} options`),
  ...when(new Set(options).size !== options.length, 'offers an option twice'),
  ...when(!options.includes(answer), 'does not offer its answer'),
];

const answerFaults = (answers: readonly string[]): string[] => [
  ...when(answers.length === 0 || answers.some((answer) => answer.trim() === ''), 'accepts no answer'),
  ...when(repeated(answers, (answer) => answer).length > 0, 'accepts an answer twice'),
];

/** A typed gap must have a hint; one with options must not offer a second right answer. */
function gapFaults({
  prompt,
  sentence,
  translation = '',
  hint = '',
  answers,
  options,
}: FillBlankItem): string[] {
  const [answer = '', ...others] = answers;
  const told = wordsIn(`${prompt} ${hint} ${translation}`);
  return [
    ...when(sentence.split('___').length !== 2, 'has not exactly one gap'),
    ...when(
      endMark(sentence) === '' || endMark(sentence) !== endMark(translation),
      'ends unlike its translation',
    ),
    ...when(
      answers.some((one) => told.includes(one)),
      'tells its answer',
    ),
    ...(options === undefined ? when(hint === '', 'has no hint') : optionFaults(options, answer)),
    ...when(
      others.some((other) => options?.includes(other)),
      'offers two right answers',
    ),
  ];
}
