/** Shape of exercise items and quiz questions (requirements CONT-08, CONT-09, CONT-10, CONT3-07, EX-21). */
import type {
  CategorizeItem,
  ExerciseItem,
  FillBlankItem,
  MultiChoiceItem,
} from '@ena/domain/exercise/model';
import { type Course, faultsAt, type Problem, repeated } from '../model.ts';
import { items, pages, wordsIn } from '../walk.ts';
import { endMark } from './examples.ts';

export function itemShapes(course: Course): Problem[] {
  // The exercise of the grammar page has three (document 2, section 2; CONT-08).
  const withThree = new Set(
    pages(course).flatMap(({ sections }) =>
      sections.flatMap((one) => (one.kind === 'questions' ? one.questions.map(({ id }) => id) : [])),
    ),
  );
  return items(course).flatMap((item) =>
    faultsAt(item.id, shapeFaults(item, withThree.has(item.id) ? 3 : 4), (fault) => fault),
  );
}

/** Document 2, section 9. */
const optionsPerClassification = 6;
/** Two words that differ in one sound (issue of sound). */
const optionsPerContrast = 2;
const fewestToOrder = 3;

function shapeFaults(item: ExerciseItem, optionsPerQuestion: number): string[] {
  switch (item.kind) {
    case 'choice':
      return optionFaults(
        item.options,
        item.answer,
        item.contrast === undefined ? optionsPerQuestion : optionsPerContrast,
      );
    case 'type-answer':
      return answerFaults(item.answers);
    case 'fill-blank':
      return [...answerFaults(item.answers), ...gapFaults(item, optionsPerQuestion)];
    case 'multi-choice':
      return setFaults(item);
    case 'order':
      return [
        ...when(item.items.length < fewestToOrder, `has ${item.items.length} items to order`),
        ...when(new Set(item.items).size !== item.items.length, 'has an item twice'),
      ];
    case 'categorize':
      return categoryFaults(item);
    case 'compose':
      return when(item.longerThan < 1, 'accepts any text');
    case 'match':
      // Kinds join above with the first content that uses them, so that none goes unchecked.
      return [`is of the kind ${item.kind}, which the content check does not know yet`];
  }
}

const when = (fault: boolean, what: string): string[] => (fault ? [what] : []);

const optionFaults = (options: readonly string[], answer: string, expected: number): string[] => [
  ...when(options.length !== expected, `has ${options.length} options`),
  ...when(new Set(options).size !== options.length, 'offers an option twice'),
  ...when(!options.includes(answer), 'does not offer its answer'),
];

const answerFaults = (answers: readonly string[]): string[] => [
  ...when(answers.length === 0 || answers.some((answer) => answer.trim() === ''), 'accepts no answer'),
  ...when(repeated(answers, (answer) => answer).length > 0, 'accepts an answer twice'),
];

const setFaults = ({ options, answers }: MultiChoiceItem): string[] => [
  ...when(options.length !== optionsPerClassification, `has ${options.length} options`),
  ...when(new Set(options).size !== options.length, 'offers an option twice'),
  ...when(
    answers.some((answer) => !options.includes(answer)),
    'does not offer its answers',
  ),
  ...when(answers.length === 0 || answers.length >= options.length, 'has none or all as answers'),
  ...answerFaults(answers),
];

const categoryFaults = ({ categories, items: all }: CategorizeItem): string[] => [
  ...when(new Set(all.map(({ text }) => text)).size !== all.length, 'has an item twice'),
  ...when(
    all.some(({ category }) => !categories.includes(category)),
    'puts an item into no category of its own',
  ),
  ...when(
    categories.some((category) => all.every((one) => one.category !== category)),
    'leaves a category empty',
  ),
];

/** A typed gap must have a hint; one with options must not offer a second right answer. */
function gapFaults(
  { prompt, sentence, translation = '', hint = '', answers, options }: FillBlankItem,
  optionsPerQuestion: number,
): string[] {
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
    ...(options === undefined
      ? when(hint === '', 'has no hint')
      : optionFaults(options, answer, optionsPerQuestion)),
    ...when(
      others.some((other) => options?.includes(other)),
      'offers two right answers',
    ),
  ];
}
