import { isMostlyGeorgian } from '../../georgian/letters.ts';
import type { ItemBase } from '../item.ts';
import type { KindRules } from './kind.ts';

/** Free writing: judged by length, spaces and script, not by content (QINT-13). */
export interface ComposeItem extends ItemBase {
  readonly kind: 'compose';
  /** The trimmed text must be longer than this many characters. */
  readonly longerThan: number;
  readonly mustContainSpace: boolean;
}

const sampleSentence = 'დღეს კარგი დღეა და მე ქართულს ვსწავლობ. ';

export const compose: KindRules<ComposeItem, string> = {
  inputMethod: () => 'typed',
  emptyResponse: '',
  isComplete: (_, text) => text.trim() !== '',
  isCorrect: ({ longerThan, mustContainSpace }, text) =>
    text.trim().length > longerThan &&
    (!mustContainSpace || /\s/u.test(text.trim())) &&
    isMostlyGeorgian(text),
  correction: 'Write at least two words in Georgian letters.',
  correctResponse: ({ longerThan }) => sampleSentence.repeat(Math.ceil(longerThan / 40) + 1),
  incorrectResponse: () => 'მე',
  correctAnswer: () => '',
  acceptedAnswers: () => [],
  spokenAnswers: () => [],
  texts: () => [],
  // Whole sentences of one's own.
  maxResponseLength: 4_500,
};
