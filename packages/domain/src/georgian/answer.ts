import type { LetterHint } from '../exercise/item.ts';
import { ejectivePairs } from './letters.ts';

/** Punctuation and quotation marks are ignored; ʼ is listed because Unicode classifies it as a letter. */
const punctuation = /[\p{P}\p{S}ʼ]/gu;
const bracketed = /\s*\([^()]*\)/gu;

/**
 * Normalizes a typed answer for comparison: NFC, lower case (Mtavruli become Mkhedruli),
 * without punctuation, single spaces, trimmed.
 */
export const foldAnswer = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(punctuation, '').replace(/\s+/gu, ' ').trim();

/**
 * True when a typed answer is one of the accepted ones. Where an accepted answer carries its
 * romanization in brackets, the Georgian alone is right too (decision D31).
 */
export function isAccepted(typed: string, accepted: readonly string[]): boolean {
  const given = foldAnswer(typed);
  return (
    given !== '' &&
    accepted.some(
      (answer) => given === foldAnswer(answer) || given === foldAnswer(answer.replace(bracketed, '')),
    )
  );
}

const isMixUp = (given: string, expected: string) =>
  ejectivePairs.some(
    ([ejective, aspirate]) =>
      (given === ejective && expected === aspirate) || (given === aspirate && expected === ejective),
  );

/**
 * The one letter in which a wrong answer differs from the expected one, or undefined when they differ
 * in more, or in a space (decision D31). A missing letter has `given` '', a superfluous one `expected` ''.
 */
export function letterHint(typed: string, expected: string): LetterHint | undefined {
  const given = [...foldAnswer(typed)];
  const right = [...foldAnswer(expected.replace(bracketed, ''))];
  if (given.length === 0) return undefined;
  let start = 0;
  while (start < given.length && start < right.length && given[start] === right[start]) start++;
  let end = 0;
  while (
    end < given.length - start &&
    end < right.length - start &&
    given[given.length - 1 - end] === right[right.length - 1 - end]
  )
    end++;
  const givenPart = given.slice(start, given.length - end);
  const rightPart = right.slice(start, right.length - end);
  if (givenPart.length > 1 || rightPart.length > 1 || givenPart.length + rightPart.length === 0)
    return undefined;
  const [givenLetter = '', rightLetter = ''] = [givenPart[0], rightPart[0]];
  if (givenLetter === ' ' || rightLetter === ' ') return undefined;
  return { given: givenLetter, expected: rightLetter, ejectiveMixUp: isMixUp(givenLetter, rightLetter) };
}
