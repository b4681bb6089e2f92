import { isFreeWriting } from '../../exercise/kinds.ts';
import type { ComposeItem } from '../../exercise/kinds/compose.ts';
import type { TypeAnswerItem } from '../../exercise/kinds/typeAnswer.ts';
import type { FeedbackStyle } from '../../exercise/model.ts';
import { clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrase } from '../phrase.ts';
import { none, noPractice, type SectionBase, type SectionRules, searchSection } from './kind.ts';

/** A writing task with a text field. Judged only if it has an expected answer. */
export interface WritingPromptSource {
  readonly type: 'translation' | 'completion' | 'composition';
  readonly example?: PhraseSource;
  readonly item: TypeAnswerItem | ComposeItem;
  /** A possible text for an item without an expected answer, shown on request. */
  readonly modelAnswer?: PhraseSource;
}
export interface WritingPrompt extends Omit<WritingPromptSource, 'example' | 'modelAnswer'> {
  readonly example?: Phrase;
  readonly modelAnswer?: Phrase;
}
interface PromptsBase<Prompt> extends SectionBase {
  readonly kind: 'prompts';
  readonly description: string;
  /** How feedback is worded; see feedback.ts. */
  readonly feedback: FeedbackStyle;
  readonly prompts: readonly Prompt[];
}
export type PromptsSectionSource = PromptsBase<WritingPromptSource>;
export type PromptsSection = PromptsBase<WritingPrompt>;

export const prompts: SectionRules<PromptsSectionSource, PromptsSection> = {
  serve: (source) => ({
    ...source,
    prompts: source.prompts.map(({ example, modelAnswer, ...prompt }) => ({
      ...prompt,
      ...(example ? { example: servePhrase(example) } : {}),
      ...(modelAnswer ? { modelAnswer: servePhrase(modelAnswer) } : {}),
    })),
  }),
  size: (section) => section.prompts.length,
  items: (section) => section.prompts.map(({ item }) => item),
  clips: (section) => clipsOfPhrases(section.prompts.flatMap(({ example }) => example ?? [])),
  searchTexts: (section) => [searchSection(section)],
  // Not the answers: these would solve the exercise.
  explanations: none,
  studyItems: none,
  practice: noPractice,
  writings: (section) =>
    section.prompts.flatMap(({ item }) => (isFreeWriting(item) ? [{ id: item.id, isEssay: false }] : [])),
};
