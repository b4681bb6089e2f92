import type { ChoiceItem } from '../../exercise/kinds/choice.ts';
import type { FillBlankItem } from '../../exercise/kinds/fillBlank.ts';
import { none, noPractice, type SectionBase, type SectionRules, searchSection } from './kind.ts';

/** Questions shown directly on the page; the first answer to each counts (EX-16). */
export type PageQuestion = ChoiceItem | FillBlankItem;
export interface QuestionsSection extends SectionBase {
  readonly kind: 'questions';
  readonly description: string;
  readonly questions: readonly PageQuestion[];
}

export const questions: SectionRules<QuestionsSection, QuestionsSection> = {
  serve: (source) => source,
  size: (section) => section.questions.length,
  items: (section) => section.questions,
  clips: none,
  searchTexts: (section) => [searchSection(section)],
  explanations: none,
  studyItems: none,
  practice: noPractice,
};
