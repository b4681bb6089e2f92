import { none, noPractice, type SectionBase, type SectionRules, searchSection } from './kind.ts';

/** Cards of advice: practice tips, reading strategies, how a sentence is built. */
export interface NotesSection extends SectionBase {
  readonly kind: 'notes';
  /** Heading of several such sections in a row; set on the first of them. */
  readonly group?: string;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
}

export const notes: SectionRules<NotesSection, NotesSection> = {
  serve: (source) => source,
  size: (section) => section.notes.length,
  items: none,
  clips: none,
  searchTexts: (section) => [searchSection(section)],
  explanations: (section) => section.notes.map(({ title, text }) => ({ title, text: [text], examples: [] })),
  studyItems: none,
  practice: noPractice,
};
