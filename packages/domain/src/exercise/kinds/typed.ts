import { isAccepted, type LetterHint, letterHint, removeBracketed } from '../../georgian/answer.ts';
import { hasGeorgian } from '../../georgian/letters.ts';
import { isRomanizationOf } from '../../georgian/romanizationOf.ts';
import { englishHint, isAcceptedEnglish } from '../englishAnswer.ts';
import type { ItemBase, LatinAnswer } from '../item.ts';

/** What kinds with a text field share. `answers`: accepted answers; the first is the one that feedback shows. */
interface Typed extends Pick<ItemBase, 'prompt' | 'verbPronouns'> {
  readonly answers: readonly string[];
}

/**
 * The English that is to be put into Georgian: what the prompt has in quotation marks; of a question whose answers are
 * sentences with known verbs, the question, which names the same persons.
 */
const englishOf = ({ prompt, verbPronouns }: Typed): string => {
  const [, curly, straight] = /“([^”]+)”|"([^"]+)"/u.exec(prompt) ?? [];
  return curly ?? straight ?? (verbPronouns ? prompt : '');
};

export const isTyped = (text: string): boolean => text.trim() !== '';
export const isAcceptedAnswer = (item: Typed, text: string): boolean =>
  item.answers.some(hasGeorgian)
    ? isAccepted(text, item.answers, englishOf(item), item.verbPronouns)
    : isAcceptedEnglish(text, item.answers);
/** No answer of the course, and no typo of one. */
export const wrongText = 'ჰჰჰ';
export const firstAnswer = ({ answers: [answer = ''] }: Typed): string => answer;

/** A Georgian answer in Latin letters. */
export function latinAnswerOf({ answers }: Typed, text: string): LatinAnswer | undefined {
  if (!answers.some(hasGeorgian) || hasGeorgian(text) || !/\p{Script=Latin}/u.test(text)) return undefined;
  return answers.some((answer) => isRomanizationOf(text, removeBracketed(answer))) ? 'right-sounds' : 'other';
}

/** The hint for the first accepted answer that is one letter off. */
export const hintForAnswers = ({ answers }: Typed, text: string): LetterHint | undefined =>
  answers.some(hasGeorgian)
    ? answers.map((answer) => letterHint(text, answer)).find((hint) => hint !== undefined)
    : englishHint(text, answers);
