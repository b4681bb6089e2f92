import { isAccepted, type LetterHint, letterHint } from '../../georgian/answer.ts';
import { hasGeorgian } from '../../georgian/letters.ts';
import { isAcceptedEnglish } from '../englishAnswer.ts';

/** What kinds with a text field share. `answers`: accepted answers; the first is the one that feedback shows. */
interface Typed {
  readonly answers: readonly string[];
}

export const isTyped = (text: string): boolean => text.trim() !== '';
export const isAcceptedAnswer = ({ answers }: Typed, text: string): boolean =>
  answers.some(hasGeorgian) ? isAccepted(text, answers) : isAcceptedEnglish(text, answers);
/** No answer of the course, and no typo of one. */
export const wrongText = 'ჰჰჰ';
export const firstAnswer = ({ answers: [answer = ''] }: Typed): string => answer;

/** The hint for the first accepted answer that is one letter off. */
export const hintForAnswers = ({ answers }: Typed, text: string): LetterHint | undefined =>
  answers.map((answer) => letterHint(text, answer)).find((hint) => hint !== undefined);
