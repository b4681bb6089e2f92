/** The kinds of exercise items. A new kind is a module in kinds/ and a line here; the compiler names the rest. */
import type { Verdict } from './item.ts';
import { categorize } from './kinds/categorize.ts';
import { choice } from './kinds/choice.ts';
import { compose } from './kinds/compose.ts';
import { fillBlank } from './kinds/fillBlank.ts';
import type { KindRules } from './kinds/kind.ts';
import { multiChoice } from './kinds/multiChoice.ts';
import { order } from './kinds/order.ts';
import { typeAnswer } from './kinds/typeAnswer.ts';

const rulesByKind = {
  choice,
  'multi-choice': multiChoice,
  'fill-blank': fillBlank,
  'type-answer': typeAnswer,
  order,
  categorize,
  compose,
};
type RulesByKind = typeof rulesByKind;
export type ExerciseKind = keyof RulesByKind;
// as: Object.keys has no type for its result.
export const exerciseKinds = Object.keys(rulesByKind) as readonly ExerciseKind[];

export type ItemOfKind = {
  readonly [K in ExerciseKind]: RulesByKind[K] extends KindRules<infer Item, infer _> ? Item : never;
};
export type ResponseOfKind = { readonly [K in ExerciseKind]: RulesByKind[K]['emptyResponse'] };
export type ExerciseItem = ItemOfKind[ExerciseKind];
/** What the learner entered; its shape depends on the kind. */
export type ExerciseResponse = ResponseOfKind[ExerciseKind];

const rulesOf = (item: ExerciseItem) =>
  // as: an item and its rules are of the same kind, which TypeScript cannot express for a union.
  rulesByKind[item.kind] as KindRules<ExerciseItem, ExerciseResponse>;

/** A response with nothing chosen and nothing typed. */
export const emptyResponse = (item: ExerciseItem): ExerciseResponse => rulesOf(item).emptyResponse;

/** A correct response; where several are, the one that feedback shows. */
export const correctResponse = (item: ExerciseItem): ExerciseResponse => rulesOf(item).correctResponse(item);

/** The correct response as feedback shows it; empty if there is no particular one. */
export const correctAnswer = (item: ExerciseItem): string => rulesOf(item).correctAnswer(item);

/** Texts to choose from or to place, in the author's order; empty for typed kinds. */
export const textsOf = (item: ExerciseItem): readonly string[] => rulesOf(item).texts(item);

const isText = (value: unknown) => typeof value === 'string';
/** Whether a value, such as one from browser storage, has the shape of a response of some kind. */
export const isResponse = (value: unknown): value is ExerciseResponse =>
  isText(value) || (typeof value === 'object' && value !== null && Object.values(value).every(isText));

const shapeOf = (response: ExerciseResponse) =>
  typeof response === 'string' ? 'text' : Array.isArray(response) ? 'list' : 'record';

/** A response as the item needs it: an empty one if it has the shape of another kind, as in old browser storage. */
export const fitResponse = (item: ExerciseItem, response: ExerciseResponse): ExerciseResponse =>
  shapeOf(response) === shapeOf(emptyResponse(item)) ? response : emptyResponse(item);

/** Longest JSON of a response; fields and options of the app have less. Only whole sentences of one's own are long. */
const maxResponseLength = { compose: 4_500, other: 1_000 };

/** A response as it is stored: null if it has the shape of another kind, or is longer than the app lets it become. */
export function storableResponse(
  item: ExerciseItem,
  response: ExerciseResponse | null,
): ExerciseResponse | null {
  if (response === null || shapeOf(response) !== shapeOf(emptyResponse(item))) return null;
  const maxLength = item.kind === 'compose' ? maxResponseLength.compose : maxResponseLength.other;
  return JSON.stringify(response).length <= maxLength ? response : null;
}

/**
 * Checks a response to an item; the only implementation, for web app and server. Null, an empty response, or a
 * response of another kind's shape is `incomplete`, not wrong. Rules: EX, QINT.
 */
export function check(item: ExerciseItem, response: ExerciseResponse | null): Verdict {
  const rules = rulesOf(item);
  if (response === null || shapeOf(response) !== shapeOf(rules.emptyResponse)) return { kind: 'incomplete' };
  if (!rules.isComplete(item, response)) return { kind: 'incomplete' };
  if (rules.isCorrect(item, response)) return { kind: 'correct' };
  const hint = rules.letterHint?.(item, response);
  return { kind: 'incorrect', expected: rules.correctAnswer(item), ...(hint && { hint }) };
}
