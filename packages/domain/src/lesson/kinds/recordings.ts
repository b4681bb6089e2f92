import type { ChoiceItem } from '../../exercise/kinds/choice.ts';
import { clipsOfPhrases, type Voice } from '../clip.ts';
import { type Phrase, type PhraseSource, servePhrase, servePhrases } from '../phrase.ts';
import {
  none,
  noPractice,
  type SectionBase,
  type SectionRules,
  searchPart,
  searchSection,
  searchWord,
} from './kind.ts';

/** A recording with its transcript. Its clip is named by the id. */
interface RecordingBase<Of extends PhraseSource> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly lines: readonly (Of & { readonly speaker: string; readonly voice: Voice })[];
  readonly questions: readonly ChoiceItem[];
  /** Words to listen for, each with its text in the recording. */
  readonly vocabulary: readonly (Of & { readonly context: Of })[];
}
interface RecordingsBase<Of extends PhraseSource> extends SectionBase {
  readonly kind: 'recordings';
  readonly description: string;
  readonly recordings: readonly RecordingBase<Of>[];
}
export type RecordingsSectionSource = RecordingsBase<PhraseSource>;
export type RecordingsSection = RecordingsBase<Phrase>;

export const recordings: SectionRules<RecordingsSectionSource, RecordingsSection> = {
  serve: (source) => ({
    ...source,
    recordings: source.recordings.map((recording) => ({
      ...recording,
      lines: servePhrases(recording.lines),
      vocabulary: recording.vocabulary.map((word) => ({
        ...servePhrase(word),
        context: servePhrase(word.context),
      })),
    })),
  }),
  size: (section) => section.recordings.length,
  items: (section) => section.recordings.flatMap(({ questions }) => questions),
  clips: (section) =>
    section.recordings.flatMap(({ id, lines, vocabulary }) => [
      { name: id, spoken: lines.map(({ form, voice }) => ({ text: form, voice })) },
      ...clipsOfPhrases(vocabulary),
    ]),
  searchTexts: (section) => [
    searchSection(section),
    ...section.recordings.flatMap(({ title, description, vocabulary }) => [
      searchPart(section.id, title, description),
      ...vocabulary.map((phrase) => searchWord(section.id, phrase)),
    ]),
  ],
  explanations: (section) =>
    section.recordings.map(({ title, description }) => ({
      title,
      text: [description],
      examples: [],
    })),
  studyItems: none,
  practice: noPractice,
  glossaryTexts: (section) => section.recordings.flatMap(({ lines }) => lines),
};
