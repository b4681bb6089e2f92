/** The kinds of lesson sections. A new kind is a module in kinds/ and a line here; the compiler names the rest. */
import type { ExerciseItem } from '../exercise/kinds.ts';
import type { Clip } from './clip.ts';
import { conjugations } from './kinds/conjugations.ts';
import { dialogues } from './kinds/dialogues.ts';
import { essays } from './kinds/essays.ts';
import { forms } from './kinds/forms.ts';
import { idioms } from './kinds/idioms.ts';
import { letters } from './kinds/letters.ts';
import { notes } from './kinds/notes.ts';
import { poets } from './kinds/poets.ts';
import { prompts } from './kinds/prompts.ts';
import { questions } from './kinds/questions.ts';
import { readings } from './kinds/readings.ts';
import { recordings } from './kinds/recordings.ts';
import { topics } from './kinds/topics.ts';
import { words } from './kinds/words.ts';
import type { Explanation, Practice, SearchText, SectionBase, SectionRules, Writing } from './kinds/kind.ts';
import type { PhraseSource } from './phrase.ts';
import type { StudyItem } from './studyItem.ts';

const rulesByKind = {
  letters,
  words,
  forms,
  conjugations,
  questions,
  prompts,
  dialogues,
  readings,
  topics,
  poets,
  idioms,
  essays,
  recordings,
  notes,
};
type RulesByKind = typeof rulesByKind;
export type SectionKind = keyof RulesByKind;

export type SourceOfKind = {
  readonly [K in SectionKind]: RulesByKind[K] extends SectionRules<infer Source, infer _> ? Source : never;
};
export type SectionOfKind = { readonly [K in SectionKind]: ReturnType<RulesByKind[K]['serve']> };
export type SectionSource = SourceOfKind[SectionKind];
export type Section = SectionOfKind[SectionKind];

const rulesOf = ({ kind }: SectionSource | Section) =>
  // as: a section and its rules are of the same kind, which TypeScript cannot express for a union.
  rulesByKind[kind] as SectionRules<SectionBase, SectionBase>;

// as: the rules of a kind serve a section of this kind.
export const serveSection = (source: SectionSource): Section => rulesOf(source).serve(source) as Section;
export const sectionSize = (section: SectionSource): number => rulesOf(section).size(section);
export const sectionItems = (section: SectionSource | Section): readonly ExerciseItem[] =>
  rulesOf(section).items(section);
export const clipsOfSection = (section: Section): readonly Clip[] => rulesOf(section).clips(section);
export const searchTextsOfSection = (section: Section): readonly SearchText[] =>
  rulesOf(section).searchTexts(section);
export const sectionExplanations = (section: Section): readonly Explanation[] =>
  rulesOf(section).explanations(section);
/** What spaced review asks of a section, in teaching order. */
export const studyItemsOfSection = (section: Section): readonly StudyItem[] =>
  rulesOf(section).studyItems(section);
/** The words and letters that the practice of a page asks for. */
export const practiceOfSection = (section: SectionSource): Practice => rulesOf(section).practice(section);
/** Texts that the learner writes freely. */
export const writingsOfSection = (section: Section): readonly Writing[] =>
  rulesOf(section).writings?.(section) ?? [];
/** Texts whose words the glossary of the lesson explains. */
export const glossaryTextsOf = (section: SectionSource): readonly PhraseSource[] =>
  rulesOf(section).glossaryTexts?.(section) ?? [];
