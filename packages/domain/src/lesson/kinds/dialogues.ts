import type { ChoiceItem } from '../../exercise/kinds/choice.ts';
import { clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrases } from '../phrase.ts';
import {
  none,
  noPractice,
  type SectionBase,
  type SectionRules,
  searchPart,
  searchSection,
  searchWord,
} from './kind.ts';

interface ConversationBase<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly lines: readonly (Of & { readonly speaker: string })[];
  readonly vocabulary: readonly Of[];
  readonly questions: readonly ChoiceItem[];
}
interface DialoguesBase<Of extends PhraseSource> extends SectionBase {
  readonly kind: 'dialogues';
  readonly description: string;
  readonly conversations: readonly ConversationBase<Of>[];
}
export type DialoguesSectionSource = DialoguesBase<PhraseSource>;
export type DialoguesSection = DialoguesBase<Phrase>;

export const dialogues: SectionRules<DialoguesSectionSource, DialoguesSection> = {
  serve: (source) => ({
    ...source,
    conversations: source.conversations.map((conversation) => ({
      ...conversation,
      lines: servePhrases(conversation.lines),
      vocabulary: servePhrases(conversation.vocabulary),
    })),
  }),
  size: (section) => section.conversations.length,
  items: (section) => section.conversations.flatMap(({ questions }) => questions),
  clips: (section) =>
    section.conversations.flatMap(({ lines, vocabulary }) => clipsOfPhrases([...lines, ...vocabulary])),
  searchTexts: (section) => [
    searchSection(section),
    ...section.conversations.flatMap(({ title, description, vocabulary }) => [
      searchPart(section.id, title, description),
      ...vocabulary.map((phrase) => searchWord(section.id, phrase)),
    ]),
  ],
  explanations: (section) =>
    section.conversations.map(({ title, description, lines }) => ({
      title,
      text: [description],
      examples: lines.slice(0, 4),
    })),
  studyItems: none,
  practice: noPractice,
  glossaryTexts: (section) => section.conversations.flatMap(({ lines }) => lines),
};
