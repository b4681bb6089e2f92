import { clipsOfPhrases } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrases } from '../phrase.ts';
import { none, noPractice, type SectionBase, type SectionRules, searchPart, searchSection } from './kind.ts';

interface TopicBase<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly examples: readonly (Of & { readonly explanation: string })[];
  readonly notes?: readonly string[];
}
/** Collapsible topics of grammar or culture, each taught by examples. */
interface TopicsBase<Of extends PhraseSource> extends SectionBase {
  readonly kind: 'topics';
  readonly description: string;
  /** Heading of the notes of each topic, such as 'Cultural Context'; absent if they need none. */
  readonly notesTitle?: string;
  readonly topics: readonly TopicBase<Of>[];
}
export type TopicsSectionSource = TopicsBase<PhraseSource>;
export type TopicsSection = TopicsBase<Phrase>;

export const topics: SectionRules<TopicsSectionSource, TopicsSection> = {
  serve: (source) => ({
    ...source,
    topics: source.topics.map((topic) => ({ ...topic, examples: servePhrases(topic.examples) })),
  }),
  size: (section) => section.topics.length,
  items: none,
  clips: (section) => section.topics.flatMap(({ examples }) => clipsOfPhrases(examples)),
  searchTexts: (section) => [
    searchSection(section),
    ...section.topics.map(({ id, title, description }) => searchPart(id, title, description)),
  ],
  explanations: (section) =>
    section.topics.map(({ title, description, examples, notes = [] }) => ({
      title,
      examples,
      text: [description, ...notes],
    })),
  studyItems: none,
  practice: noPractice,
};
