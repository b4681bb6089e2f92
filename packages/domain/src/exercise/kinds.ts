/** The kinds of exercise items. A new kind is a module in kinds/ and a line here; the compiler names the rest. */
import type { LatinAnswer, Verdict } from './item.ts';
import { categorize } from './kinds/categorize.ts';
import { choice } from './kinds/choice.ts';
import { compose } from './kinds/compose.ts';
import { fillBlank } from './kinds/fillBlank.ts';
import type { InputMethod, KindRules } from './kinds/kind.ts';
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

const rulesOf = ({ kind }: Pick<ExerciseItem, 'kind'>) =>
  // as: an item and its rules are of the same kind, which TypeScript cannot express for a union.
  rulesByKind[kind] as KindRules<ExerciseItem, ExerciseResponse>;

export const inputMethodOf = (item: ExerciseItem): InputMethod => rulesOf(item).inputMethod(item);
export const isChosen = (item: ExerciseItem): boolean => inputMethodOf(item) === 'chosen';
export const isTyped = (item: ExerciseItem): boolean => inputMethodOf(item) === 'typed';

/** Free writing: no particular answer is correct. */
export const isFreeWriting = (item: ExerciseItem): boolean => isTyped(item) && correctAnswer(item) === '';

/** A wrong response is tried again: until then, feedback must not reveal the answer (decision 0052). */
export const isRetried = (item: ExerciseItem): boolean =>
  rulesOf(item).isRetried === true || (isTyped(item) && !isFreeWriting(item));

/** How much of an incorrect response is right; empty where that is not counted. */
export const partlyRight = (item: ExerciseItem, response: ExerciseResponse): string =>
  rulesOf(item).partlyRight?.(item, response) ?? '';

/** A response with nothing chosen and nothing typed. */
export const emptyResponse = (item: ExerciseItem): ExerciseResponse => rulesOf(item).emptyResponse;

/** A correct response; where several are, the one that feedback shows. */
export const correctResponse = (item: ExerciseItem): ExerciseResponse => rulesOf(item).correctResponse(item);

/** A complete response that is incorrect, for tests. */
export const incorrectResponse = (item: ExerciseItem): ExerciseResponse =>
  rulesOf(item).incorrectResponse(item);

/** The correct response as feedback shows it; empty if there is no particular one. */
export const correctAnswer = (item: ExerciseItem): string => rulesOf(item).correctAnswer(item);

/** Texts to choose from or to place, in the author's order; empty for typed kinds. */
export const textsOf = (item: ExerciseItem): readonly string[] => rulesOf(item).texts(item);

/** All texts that are right where one is chosen or typed. */
export const acceptedAnswers = (item: ExerciseItem): readonly string[] => rulesOf(item).acceptedAnswers(item);

/** Texts of the correct response whose Georgian is played and romanized once the item is answered. */
export const spokenAnswers = (item: ExerciseItem): readonly string[] => rulesOf(item).spokenAnswers(item);

/** The sentence of the item with its gap, `___`, filled; undefined if it has none. */
export const fillGap = (item: ExerciseItem, text: string): string | undefined =>
  rulesOf(item).gapSentence?.(item).replace('___', text);

/** The texts are chosen, or put in order, one after the other: digits do so, too. */
export const hasTextKeys = (item: ExerciseItem): boolean => {
  const method = inputMethodOf(item);
  return method === 'chosen' || (method === 'placed' && isList(emptyResponse(item)));
};

/** What the item shows before it is answered, apart from the texts to choose from or to place. */
export function textsAround(item: ExerciseItem): readonly string[] {
  const { gapSentence, labels } = rulesOf(item);
  const { prompt, display = '', translation = '', hint = '' } = item;
  return [prompt, display, translation, hint, gapSentence?.(item) ?? '', ...(labels?.(item) ?? [])];
}

/** What every incorrect response to the item lacks; empty if that differs. */
export const correctionOf = (item: Pick<ExerciseItem, 'kind'>): string => rulesOf(item).correction ?? '';

export const toggleOption = (chosen: readonly string[], option: string): readonly string[] =>
  chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];

/** The response after a text was chosen; where it has several, in an order or not, it is added or taken away. */
export const chooseOption = (response: ExerciseResponse, option: string): ExerciseResponse =>
  isList(response) ? toggleOption(response, option) : option;

const isText = (value: unknown) => typeof value === 'string';
/** Whether a value, such as one from browser storage, has the shape of a response of some kind. */
export const isResponse = (value: unknown): value is ExerciseResponse =>
  isText(value) || (typeof value === 'object' && value !== null && Object.values(value).every(isText));

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
const shapeOf = (response: ExerciseResponse) =>
  typeof response === 'string' ? 'text' : isList(response) ? 'list' : 'record';

/** A response as the item needs it: an empty one if it has the shape of another kind, as in old browser storage. */
export const fitResponse = (item: ExerciseItem, response: ExerciseResponse): ExerciseResponse =>
  shapeOf(response) === shapeOf(emptyResponse(item)) ? response : emptyResponse(item);

/** Whether a correct Georgian response to an item of this kind shows that the learner can write what it teaches. */
export const showsProduction = (kind: string): boolean =>
  exerciseKinds.some((known) => known === kind && rulesOf({ kind: known }).showsProduction === true);

/** Longest JSON of a response that is stored; fields and options of the app have less. */
const maxResponseLength = 1_000;

/** A response as it is stored: null if it has the shape of another kind, or is longer than the app lets it become. */
export function storableResponse(
  item: ExerciseItem,
  response: ExerciseResponse | null,
): ExerciseResponse | null {
  if (response === null || shapeOf(response) !== shapeOf(emptyResponse(item))) return null;
  const { maxResponseLength: maxLength = maxResponseLength } = rulesOf(item);
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
  const latin = rules.latinAnswer?.(item, response);
  if (latin) return { kind: 'incomplete', latin };
  const hint = rules.letterHint?.(item, response);
  return { kind: 'incorrect', expected: rules.correctAnswer(item), ...(hint && { hint }) };
}

/** What a response has Latin letters for, where Georgian ones belong; undefined where it has none. */
export function latinAnswer(item: ExerciseItem, response: ExerciseResponse | null): LatinAnswer | undefined {
  const verdict = check(item, response);
  return verdict.kind === 'incomplete' ? verdict.latin : undefined;
}

/** Whether there is something to judge, or to say, once the learner asks for it. */
export function canCheckResponse(item: ExerciseItem, response: ExerciseResponse): boolean {
  const verdict = check(item, response);
  return verdict.kind !== 'incomplete' || verdict.latin !== undefined;
}
