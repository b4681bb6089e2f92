import { clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrase, servePhrases } from '../phrase.ts';
import { none, noPractice, type SectionBase, type SectionRules, searchPart, searchSection } from './kind.ts';

interface PoetBase<Of extends PhraseSource> {
  readonly id: string;
  /** The name in both scripts: form and gloss. */
  readonly name: Of;
  /** Years, such as '1848-1915', or a century. */
  readonly period: string;
  readonly bio: string;
  readonly significance: string;
  /** Titles: form and their English. */
  readonly majorWorks: readonly Of[];
}
/** Poets of an era. Their portraits are drawn in the web app, by id. */
interface PoetsBase<Of extends PhraseSource> extends SectionBase {
  readonly kind: 'poets';
  readonly description: string;
  readonly poets: readonly PoetBase<Of>[];
}
export type PoetsSectionSource = PoetsBase<PhraseSource>;
export type PoetsSection = PoetsBase<Phrase>;

export const poets: SectionRules<PoetsSectionSource, PoetsSection> = {
  serve: (source) => ({
    ...source,
    poets: source.poets.map((poet) => ({
      ...poet,
      name: servePhrase(poet.name),
      majorWorks: servePhrases(poet.majorWorks),
    })),
  }),
  size: (section) => section.poets.length,
  items: none,
  clips: (section) => clipsOfPhrases(section.poets.map(({ name }) => name)),
  searchTexts: (section) => [
    searchSection(section),
    ...section.poets.map(({ id, name, bio, majorWorks }) => ({
      ...searchPart(id, name.gloss, `${bio} ${majorWorks.map(({ gloss }) => gloss).join(' ')}`),
      form: name.form,
    })),
  ],
  explanations: (section) =>
    section.poets.map(({ name, period, bio, significance, majorWorks }) => ({
      title: `${name.gloss} (${name.form}, ${period})`,
      text: [bio, significance],
      examples: majorWorks,
    })),
  studyItems: none,
  practice: noPractice,
};
