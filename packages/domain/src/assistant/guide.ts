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

const replyOf = (found: GuideEntry | undefined): Reply | null =>
  found ? { kind: 'guide', markdown: found.text, pages: [] } : null;

/** The entries by their exact questions; computed once per guide. */
const entriesByQuestion = new WeakMap<readonly GuideEntry[], ReadonlyMap<string, GuideEntry>>();
function indexOf(guide: readonly GuideEntry[]): ReadonlyMap<string, GuideEntry> {
  const known = entriesByQuestion.get(guide);
  if (known) return known;
  const index = new Map(
    guide
      .flatMap((one) =>
        (one.exactQuestions ?? []).map((question) => [stemsOf(question).join(' '), one] as const),
      )
      .toReversed(),
  );
  entriesByQuestion.set(guide, index);
  return index;
}

/** The first entry that has exactly this question; null if there is none. */
export const answerExactQuestion = (guide: readonly GuideEntry[], text: string): Reply | null =>
  replyOf(indexOf(guide).get(stemsOf(text).join(' ')));

/** The first entry that matches; null if there is none. */
export function answerFromGuide(guide: readonly GuideEntry[], text: string): Reply | null {
  const words = stemsOf(text);
  return (
    answerExactQuestion(guide, text) ??
    replyOf(
      guide.find((one) => one.keywordSets?.some((set) => stemsOf(set).every((word) => words.includes(word)))),
    )
  );
}
