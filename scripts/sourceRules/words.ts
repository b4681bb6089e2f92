/** Keeps private vocabulary out of names and comments: each word has a term that engineers search for. */
import { blankStrings } from './syntax.ts';

/** A word that no name and no comment may have, and what to write instead. */
const replacedWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/patience/i, 'timeout'],
  [/(?<![A-Za-z])most[A-Z]\w*/, 'max…'],
  [/\b(?:told|untold)\b/i, 'notified, received, handled, on…'],
  [/\bwish(?:es)?\b/i, 'params, options, preferences'],
  [/\bhopeless\b/i, 'permanent error'],
  [/\bwordless\b/i, 'redacted'],
  [/\bseverally\b/i, 'multiple'],
  [/\bkeepHouse\b/, 'deleteExpiredRows'],
  [/\btryOut\b/, 'demoMode'],
  [/\bgoOn\b/, 'advance'],
  [/\bunder ?way\b/i, 'in flight, pending'],
  [/\b(?:arrivable|useArrival)\b/, 'deep link'],
  [/\bAnswers (?:a|the) function\b/, 'Returns a function, such as "Returns an unsubscribe function"'],
  [/\bthe way out\b/, 'account deletion, exit, cleanup'],
  [
    /\bstands? (?:in|for|on|at|here|there|where|behind|before|beside)\b/i,
    'is, means, replaces, is a test double of',
  ],
  [/\bmend(?:s|ed)?\b/i, 'fix, repair'],
];

/** Returns a line `path:line: problem` for each word that was replaced; literals and JSX text are not checked. */
export function findReplacedWords(path: string, code: string): string[] {
  return blankStrings(path, code)
    .split('\n')
    .flatMap((line, index) =>
      replacedWords.flatMap(([pattern, instead]) => {
        const word = pattern.exec(line)?.[0];
        return word === undefined
          ? []
          : [`${path}:${index + 1}: '${word}' is private vocabulary: ${instead}`];
      }),
    );
}
