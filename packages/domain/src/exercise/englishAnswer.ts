/** Comparison of typed English answers, such as the meaning of a word. */
import { foldAnswer, isAccepted } from '../georgian/answer.ts';

/** Words that change nothing in a dictionary meaning: `wash one's face`, `wash your face`, `take a shower`. */
const determiner = /(?<=^| )(?:an?|the|ones|my|your|his|her|our|their) (?=.)/gu;

/** Accents are left out, because keyboards of English speakers do not type them: café, cafe. */
const foldEnglish = (text: string): string =>
  foldAnswer(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^to (?=.)/u, '')
    .replace(determiner, '');

/**
 * True when a typed English answer is one of the accepted ones, except for articles, possessives and the `to` of a
 * verb; or several of them at once, as in `hand or arm`.
 */
export function isAcceptedEnglish(typed: string, accepted: readonly string[]): boolean {
  const answers = accepted.map(foldEnglish);
  const isOne = (text: string) => isAccepted(text, accepted) || answers.includes(foldEnglish(text));
  const parts = typed.split(/[;,/]|\bor\b/iu).filter((part) => foldAnswer(part) !== '');
  return isOne(typed) || (parts.length > 1 && parts.every(isOne));
}
