import { clipsOfPhrases } from '../clip.ts';
import { studyItemsOfForms } from '../formItems.ts';
import { type Phrase, type PhraseSource, servePhrase } from '../phrase.ts';
import { none, noPractice, type SectionBase, type SectionRules, searchSection, searchWord } from './kind.ts';

/** A form that the build makes by the grammar engine, whose own checks compare it with references. */
export interface FormSource extends PhraseSource {
  /** The dictionary form of its word. */
  readonly lemma: string;
}
/** Forms side by side: persons by number, or cases by word. Each row has a cell for each column. */
interface FormsBase<Of> extends SectionBase {
  readonly kind: 'forms';
  readonly description: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Of[] }[];
}
export type FormsSectionSource = FormsBase<FormSource>;
export type FormsSection = FormsBase<Phrase>;

export const forms: SectionRules<FormsSectionSource, FormsSection> = {
  serve: (source) => ({
    ...source,
    rows: source.rows.map(({ label, cells }) => ({ label, cells: cells.map((cell) => servePhrase(cell)) })),
  }),
  size: (section) => section.rows.length,
  items: none,
  clips: (section) => section.rows.flatMap(({ cells }) => clipsOfPhrases(cells)),
  searchTexts: (section) => [
    searchSection(section),
    ...section.rows.flatMap(({ cells }) => cells.map((cell) => searchWord(section.id, cell))),
  ],
  explanations: ({ title, description, rows }) => [
    { title, text: [description], examples: rows.flatMap(({ cells }) => cells.slice(0, 1)) },
  ],
  studyItems: studyItemsOfForms,
  practice: noPractice,
};
