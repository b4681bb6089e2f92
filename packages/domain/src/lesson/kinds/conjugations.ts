import { clipsOfTexts } from '../clip.ts';
import { type Phrase, servePhrase } from '../phrase.ts';
import { none, noPractice, type SectionBase, type SectionRules, searchSection } from './kind.ts';

/** Whose forms a verb has, in this order. */
export const conjugatedPersons = ['I', 'you', 'he, she, it', 'we', 'you (plural)', 'they'] as const;

interface Times {
  readonly present: readonly string[];
  readonly past: readonly string[];
  readonly future: readonly string[];
}
/** A verb with its forms by person, which the build makes by the grammar engine. */
export interface ConjugatedVerbSource extends Times {
  /** Its id in the addresses of pages of verbs. */
  readonly verbPage: string;
  /** The verbal noun. */
  readonly lemma: string;
  readonly gloss: string;
}
export type ConjugatedVerb = Phrase & Times & Pick<ConjugatedVerbSource, 'verbPage'>;

/** Verbs in present, past and future: to look up, not to review (decision 0112). */
interface ConjugationsBase<Of> extends SectionBase {
  readonly kind: 'conjugations';
  readonly description: string;
  readonly verbs: readonly Of[];
}
export type ConjugationsSectionSource = ConjugationsBase<ConjugatedVerbSource>;
export type ConjugationsSection = ConjugationsBase<ConjugatedVerb>;

/** The form of the present for "I". Clips of all forms would be a third of those of the course. */
export const spokenForm = ({ present: [form = ''] }: Times): string => form;

export const conjugations: SectionRules<ConjugationsSectionSource, ConjugationsSection> = {
  // The forms are romanized where they are shown: they would double the body.
  serve: (source) => ({
    ...source,
    verbs: source.verbs.map(({ lemma, gloss, ...times }) => ({
      ...servePhrase({ form: lemma, gloss }),
      ...times,
    })),
  }),
  size: (section) => section.verbs.length,
  items: none,
  clips: (section) => clipsOfTexts(section.verbs.map(spokenForm)),
  searchTexts: (section) => [searchSection(section)],
  explanations: none,
  studyItems: none,
  practice: noPractice,
};
