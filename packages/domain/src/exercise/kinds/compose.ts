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
  emptyResponse: '',
  isComplete: (_, text) => text.trim() !== '',
  isCorrect: ({ longerThan, mustContainSpace }, text) =>
    text.trim().length > longerThan &&
    (!mustContainSpace || /\s/u.test(text.trim())) &&
    isMostlyGeorgian(text),
  correctResponse: ({ longerThan }) => sampleSentence.repeat(Math.ceil(longerThan / 40) + 1),
  correctAnswer: () => '',
  texts: () => [],
};
