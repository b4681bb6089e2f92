/** Shape of exercise items and quiz questions (requirements CONT-08, CONT-09, CONT-10, CONT3-07, EX-21). */
import type { CategorizeItem } from '@ena/domain/exercise/kinds/categorize';
import type { ExerciseItem, ExerciseKind, ItemOfKind } from '@ena/domain/exercise/kinds';
import type { FillBlankItem } from '@ena/domain/exercise/kinds/fillBlank';
import type { MultiChoiceItem } from '@ena/domain/exercise/kinds/multiChoice';
import { type Course, findProblemsAt, type Problem, findDuplicates } from '../model.ts';
import { items, pages, wordsIn } from '../walk.ts';
import { endMark } from './examples.ts';

export function checkItems(course: Course): Problem[] {
  // Questions on the grammar page have three options (CONT-08).
  const withThreeOptions = new Set(
    pages(course).flatMap(({ sections }) =>
      sections.flatMap((one) => (one.kind === 'questions' ? one.questions.map(({ id }) => id) : [])),
    ),
  );
  return items(course).flatMap((item) =>
    findProblemsAt(
      item.id,
      shapeFaults(item, { optionsPerQuestion: withThreeOptions.has(item.id) ? 3 : 4 }),
      (fault) => fault,
    ),
  );
}

/** CONT-08. */
const optionsPerClassification = 6;
/** Ear training: two words that differ in one sound. */
const optionsPerContrast = 2;
const minItemsToOrder = 3;

interface ItemFacts {
  readonly optionsPerQuestion: number;
}
/** One check per kind; the compiler reports a missing one. */
const checksByKind: {
  readonly [K in ExerciseKind]: (item: ItemOfKind[K], facts: ItemFacts) => string[];
} = {
  choice: ({ options, answer, contrast }, { optionsPerQuestion }) =>
    optionFaults(options, answer, contrast === undefined ? optionsPerQuestion : optionsPerContrast),
  'type-answer': ({ answers }) => answerFaults(answers),
  'fill-blank': (item, { optionsPerQuestion }) => [
    ...answerFaults(item.answers),
    ...gapFaults(item, optionsPerQuestion),
  ],
  'multi-choice': (item) => setFaults(item),
  order: ({ items: all }) => [
    ...problemIf(all.length < minItemsToOrder, `has ${all.length} items to order`),
    ...problemIf(new Set(all).size !== all.length, 'has an item twice'),
  ],
  categorize: (item) => categoryFaults(item),
  compose: ({ longerThan }) => problemIf(longerThan < 1, 'accepts any text'),
};

function shapeFaults(item: ExerciseItem, facts: ItemFacts): string[] {
  // as: an item and its check are of the same kind, which TypeScript cannot express for a union.
  const checkItem = checksByKind[item.kind] as (item: ExerciseItem, facts: ItemFacts) => string[];
  return checkItem(item, facts);
}

const problemIf = (fault: boolean, what: string): string[] => (fault ? [what] : []);

const optionFaults = (options: readonly string[], answer: string, expected: number): string[] => [
  ...problemIf(options.length !== expected, `has ${options.length} options`),
  ...problemIf(new Set(options).size !== options.length, 'offers an option twice'),
  ...problemIf(!options.includes(answer), 'does not offer its answer'),
];

const answerFaults = (answers: readonly string[]): string[] => [
  ...problemIf(answers.length === 0 || answers.some((answer) => answer.trim() === ''), 'accepts no answer'),
  ...problemIf(findDuplicates(answers, (answer) => answer).length > 0, 'accepts an answer twice'),
];

const setFaults = ({ options, answers }: MultiChoiceItem): string[] => [
  ...problemIf(options.length !== optionsPerClassification, `has ${options.length} options`),
  ...problemIf(new Set(options).size !== options.length, 'offers an option twice'),
  ...problemIf(
    answers.some((answer) => !options.includes(answer)),
    'does not offer its answers',
  ),
  ...problemIf(answers.length === 0 || answers.length >= options.length, 'has none or all as answers'),
  ...answerFaults(answers),
];

const categoryFaults = ({ categories, items: all }: CategorizeItem): string[] => [
  ...problemIf(new Set(all.map(({ text }) => text)).size !== all.length, 'has an item twice'),
  ...problemIf(
    all.some(({ category }) => !categories.includes(category)),
    'puts an item into no category of its own',
  ),
  ...problemIf(
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
  const shownWords = wordsIn(`${prompt} ${hint} ${translation}`);
  return [
    ...problemIf(sentence.split('___').length !== 2, 'must have exactly one gap'),
    ...problemIf(
      endMark(sentence) === '' || endMark(sentence) !== endMark(translation),
      'ends unlike its translation',
    ),
    ...problemIf(
      answers.some((one) => shownWords.includes(one)),
      'reveals its answer',
    ),
    ...(options === undefined
      ? problemIf(hint === '', 'has no hint')
      : optionFaults(options, answer, optionsPerQuestion)),
    ...problemIf(
      others.some((other) => options?.includes(other)),
      'offers two right answers',
    ),
  ];
}
