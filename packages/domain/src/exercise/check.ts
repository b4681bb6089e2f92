import { isAccepted, letterHint } from '../georgian/answer.ts';
import type {
  ExerciseItem,
  ExerciseKind,
  ExerciseResponse,
  ItemOfKind,
  ResponseOfKind,
  Verdict,
} from './model.ts';

const incomplete: Verdict = { kind: 'incomplete' };
const correct: Verdict = { kind: 'correct' };
const judged = (right: boolean, expected: string): Verdict =>
  right ? correct : { kind: 'incorrect', expected };

const sameSet = (left: readonly string[], right: readonly string[]) => {
  const members = new Set(left);
  return members.size === new Set(right).size && right.every((text) => members.has(text));
};

/** A typed answer; a wrong one that is a letter off says which letter (decision D31). */
function checkTyped(typed: string, answers: readonly string[]): Verdict {
  if (typed.trim() === '') return incomplete;
  if (isAccepted(typed, answers)) return correct;
  const [expected = ''] = answers;
  // Whichever accepted answer was meant: the letter that differs from it is told.
  const hint = answers.map((answer) => letterHint(typed, answer)).find((found) => found !== undefined);
  return hint ? { kind: 'incorrect', expected, hint } : { kind: 'incorrect', expected };
}

/** One check per kind; the compiler lists what a new kind still lacks. */
const checks: {
  readonly [K in ExerciseKind]: (item: ItemOfKind[K], response: ResponseOfKind[K]) => Verdict;
} = {
  choice: (item, option) => (option === '' ? incomplete : judged(option === item.answer, item.answer)),

  'multi-choice': (item, options) =>
    options.length === 0 ? incomplete : judged(sameSet(options, item.answers), item.answers.join(', ')),

  match: (item, joined) =>
    item.pairs.some(({ left }) => !Object.hasOwn(joined, left))
      ? incomplete
      : judged(
          item.pairs.every(({ left, right }) => joined[left] === right),
          item.pairs.map(({ left, right }) => `${left}: ${right}`).join(', '),
        ),

  'fill-blank': (item, text) => {
    if (item.options === undefined) return checkTyped(text, item.answers);
    const [answer = ''] = item.answers;
    return text === '' ? incomplete : judged(item.answers.includes(text), answer);
  },

  'type-answer': (item, text) => checkTyped(text, item.answers),

  order: (item, placed) =>
    placed.length < item.items.length
      ? incomplete
      : judged(
          placed.length === item.items.length && item.items.every((text, place) => placed[place] === text),
          item.items.join(item.sentence ? ' ' : ', '),
        ),

  categorize: (item, placed) =>
    item.items.some(({ text }) => !Object.hasOwn(placed, text))
      ? incomplete
      : judged(
          item.items.every(({ text, category }) => placed[text] === category),
          item.items.map(({ text, category }) => `${text}: ${category}`).join(', '),
        ),

  compose: (item, text) => {
    const written = text.trim();
    if (written === '') return incomplete;
    return judged(written.length > item.longerThan && (!item.mustContainSpace || /\s/u.test(written)), '');
  },
};

type ShapeOf = 'text' | 'list' | 'record';
const shapes: Readonly<Record<ExerciseKind, ShapeOf>> = {
  choice: 'text',
  'multi-choice': 'list',
  match: 'record',
  'fill-blank': 'text',
  'type-answer': 'text',
  order: 'list',
  categorize: 'record',
  compose: 'text',
};

/** An empty response of a kind: nothing chosen, nothing typed. */
export function emptyResponse(kind: ExerciseKind): ExerciseResponse {
  switch (shapes[kind]) {
    case 'text':
      return '';
    case 'list':
      return [];
    case 'record':
      return {};
  }
}

const shapeOf = (response: ExerciseResponse): ShapeOf =>
  typeof response === 'string' ? 'text' : Array.isArray(response) ? 'list' : 'record';

/**
 * Judges a response to an item; the only place that says what is right. Null, nothing put in, or a
 * response of another kind's shape is `incomplete`: not ready is not wrong. Rules: document 2,
 * sections 4 and 5; document 3, section 5.
 */
export function check(item: ExerciseItem, response: ExerciseResponse | null): Verdict {
  if (response === null || shapeOf(response) !== shapes[item.kind]) return incomplete;
  // as: the registry is exhaustive and the shape was compared just above; TypeScript cannot join the two.
  const judge = checks[item.kind] as (item: ExerciseItem, response: ExerciseResponse) => Verdict;
  return judge(item, response);
}
