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
const verdictOf = (right: boolean, expected: string): Verdict =>
  right ? correct : { kind: 'incorrect', expected };

const sameSet = (left: readonly string[], right: readonly string[]) => {
  const members = new Set(left);
  return members.size === new Set(right).size && right.every((text) => members.has(text));
};

/** Checks a typed answer; a wrong one that is one letter off gets a letter hint (decision D31). */
function checkTyped(typed: string, answers: readonly string[]): Verdict {
  if (typed.trim() === '') return incomplete;
  if (isAccepted(typed, answers)) return correct;
  const [expected = ''] = answers;
  // The hint is for the first accepted answer that is one letter off.
  const hint = answers.map((answer) => letterHint(typed, answer)).find((found) => found !== undefined);
  return hint ? { kind: 'incorrect', expected, hint } : { kind: 'incorrect', expected };
}

/** One check per kind; the compiler reports a missing one. */
const checks: {
  readonly [K in ExerciseKind]: (item: ItemOfKind[K], response: ResponseOfKind[K]) => Verdict;
} = {
  choice: (item, option) => (option === '' ? incomplete : verdictOf(option === item.answer, item.answer)),

  'multi-choice': (item, options) =>
    options.length === 0 ? incomplete : verdictOf(sameSet(options, item.answers), item.answers.join(', ')),

  match: (item, joined) =>
    item.pairs.some(({ left }) => !Object.hasOwn(joined, left))
      ? incomplete
      : verdictOf(
          item.pairs.every(({ left, right }) => joined[left] === right),
          item.pairs.map(({ left, right }) => `${left}: ${right}`).join(', '),
        ),

  'fill-blank': (item, text) => {
    if (item.options === undefined) return checkTyped(text, item.answers);
    const [answer = ''] = item.answers;
    return text === '' ? incomplete : verdictOf(item.answers.includes(text), answer);
  },

  'type-answer': (item, text) => checkTyped(text, item.answers),

  order: (item, placed) =>
    placed.length < item.items.length
      ? incomplete
      : verdictOf(
          placed.length === item.items.length && item.items.every((text, place) => placed[place] === text),
          item.items.join(item.sentence ? ' ' : ', '),
        ),

  categorize: (item, placed) =>
    item.items.some(({ text }) => !Object.hasOwn(placed, text))
      ? incomplete
      : verdictOf(
          item.items.every(({ text, category }) => placed[text] === category),
          item.items.map(({ text, category }) => `${text}: ${category}`).join(', '),
        ),

  compose: (item, text) => {
    const written = text.trim();
    if (written === '') return incomplete;
    return verdictOf(written.length > item.longerThan && (!item.mustContainSpace || /\s/u.test(written)), '');
  },
};

type ResponseShape = 'text' | 'list' | 'record';
const shapes: Readonly<Record<ExerciseKind, ResponseShape>> = {
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

const shapeOf = (response: ExerciseResponse): ResponseShape =>
  typeof response === 'string' ? 'text' : Array.isArray(response) ? 'list' : 'record';

/**
 * Judges a response to an item; the only implementation, for web app and server. Null, an empty response,
 * or a response of another kind's shape is `incomplete`, not wrong. Rules: document 2, sections 4 and 5;
 * document 3, section 5.
 */
export function check(item: ExerciseItem, response: ExerciseResponse | null): Verdict {
  if (response === null || shapeOf(response) !== shapes[item.kind]) return incomplete;
  // as: the registry is exhaustive and the shape was compared just above; TypeScript cannot join the two.
  const judge = checks[item.kind] as (item: ExerciseItem, response: ExerciseResponse) => Verdict;
  return judge(item, response);
}
