/** Answers about Ena itself and to small talk: how Ena is used, greetings, thanks. */
import { stemsOf } from './english.ts';
import type { Reply } from './render.ts';

export interface GuideEntry {
  readonly id: string;
  /** Sets of words; matches if the question contains all words of one set, such as 'cancel subscription'. */
  readonly keywordSets?: readonly string[];
  /** Matches if this is the whole question, such as 'thanks'. */
  readonly exactQuestions?: readonly string[];
  readonly text: string;
}

/** The first entry that matches; null if there is none. */
export function answerFromGuide(guide: readonly GuideEntry[], text: string): Reply | null {
  const words = stemsOf(text);
  const whole = words.join(' ');
  const found =
    guide.find((one) => one.exactQuestions?.some((question) => stemsOf(question).join(' ') === whole)) ??
    guide.find((one) => one.keywordSets?.some((set) => stemsOf(set).every((word) => words.includes(word))));
  return found ? { kind: 'guide', markdown: found.text, pages: [] } : null;
}
