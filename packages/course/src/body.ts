import { romanize, type RomanizationStyle } from '@ena/domain/georgian/romanize';
import type {
  GlossaryEntry,
  Lesson,
  LessonSource,
  Letter,
  LetterSource,
  Phrase,
  PhraseSource,
  Section,
  SectionSource,
  Vocabulary,
  VocabularySource,
  Word,
  WordSource,
  WordsSection,
  WordsSectionSource,
} from '@ena/domain/lesson/model';
import { fillPattern, type Phrasebook, type PhrasebookSource } from '@ena/domain/lesson/phrasebook';

const phrase = (source: PhraseSource, style: RomanizationStyle): Phrase => ({
  form: source.form,
  gloss: source.gloss,
  romanization: romanize(source.form, style),
});

/** A Georgian text with its meaning, as served where pronunciation is not taught. */
export const phraseBody = (source: PhraseSource): Phrase => phrase(source, 'plain');

/** A letter as served. */
export const letterBody = (letter: LetterSource): Letter => ({
  ...letter,
  romanization: romanize(letter.form, 'marked'),
  name: { form: letter.name, romanization: romanize(letter.name, 'marked') },
  example: phrase(letter.example, 'marked'),
});

/** A word as served. */
const wordBody = ({ example, ...source }: WordSource): Word => ({
  ...source,
  ...phrase(source, 'plain'),
  ...(example ? { example: phrase(example, 'plain') } : {}),
});

const phrases = <Source extends PhraseSource>(sources: readonly Source[]): (Source & Phrase)[] =>
  sources.map((source) => ({ ...source, ...phrase(source, 'plain') }));

const wordsSection = (source: WordsSectionSource): WordsSection => ({
  ...source,
  words: source.words.map(wordBody),
});

/** Romanization style by section kind: `marked` where pronunciation is taught, else `plain` (decision D32). */
function section(source: SectionSource): Section {
  switch (source.kind) {
    case 'letters':
      return { ...source, letters: source.letters.map(letterBody) };
    case 'words':
      return wordsSection(source);
    case 'forms':
      return {
        ...source,
        rows: source.rows.map(({ label, cells }) => ({
          label,
          cells: cells.map((cell) => phrase(cell, 'plain')),
        })),
      };
    case 'prompts':
      return {
        ...source,
        prompts: source.prompts.map(({ example, ...prompt }) => ({
          ...prompt,
          ...(example ? { example: phrase(example, 'plain') } : {}),
        })),
      };
    case 'dialogues':
      return {
        ...source,
        conversations: source.conversations.map((conversation) => ({
          ...conversation,
          lines: phrases(conversation.lines),
          vocabulary: phrases(conversation.vocabulary),
        })),
      };
    case 'readings':
      return {
        ...source,
        texts: source.texts.map((text) => ({
          ...text,
          paragraphs: phrases(text.paragraphs),
          vocabulary: phrases(text.vocabulary),
        })),
      };
    case 'topics':
      return {
        ...source,
        topics: source.topics.map((topic) => ({ ...topic, examples: phrases(topic.examples) })),
      };
    case 'poets':
      return {
        ...source,
        poets: source.poets.map((poet) => ({
          ...poet,
          name: phrase(poet.name, 'plain'),
          majorWorks: phrases(poet.majorWorks),
        })),
      };
    case 'idioms':
      return {
        ...source,
        idioms: source.idioms.map((idiom) => ({
          ...idiom,
          ...phrase(idiom, 'plain'),
          example: phrase(idiom.example, 'plain'),
        })),
      };
    case 'essays':
      return {
        ...source,
        essays: source.essays.map((essay) => ({
          ...essay,
          example: phrase(essay.example, 'plain'),
          keywords: phrases(essay.keywords),
        })),
      };
    case 'recordings':
      return {
        ...source,
        recordings: source.recordings.map((recording) => ({
          ...recording,
          lines: phrases(recording.lines),
          vocabulary: recording.vocabulary.map((word) => ({
            ...phrase(word, 'plain'),
            context: phrase(word.context, 'plain'),
          })),
        })),
      };
    case 'questions':
    case 'notes':
      return source;
  }
}

/** Id of the lesson that teaches a word, by the word's dictionary form. */
export type LessonByWord = ReadonlyMap<string, string>;

export const indexLessonsByWord = (lessons: readonly LessonSource[]): LessonByWord =>
  new Map(
    lessons.flatMap(({ id, sections }) =>
      sections.flatMap((one) =>
        one.kind === 'words' ? one.words.map(({ form }) => [form, id] as const) : [],
      ),
    ),
  );

function glossary(source: NonNullable<LessonSource['glossary']>, lessonByWord: LessonByWord) {
  const entries = Object.entries(source).map(([form, { otherSense, ...entry }]): [string, GlossaryEntry] => {
    const lesson = otherSense ? undefined : lessonByWord.get(entry.lemma);
    return [form, lesson ? { ...entry, taughtIn: lesson } : entry];
  });
  return Object.fromEntries(entries);
}

/**
 * The body of a lesson as served: its source, with all romanizations added by `romanize` (requirement CONT-06)
 * and without the author's note for reviewers.
 */
export function lessonBody(
  { review: _, sections, glossary: words, ...frame }: LessonSource,
  lessonByWord: LessonByWord,
): Lesson {
  return {
    ...frame,
    sections: sections.map(section),
    ...(words ? { glossary: glossary(words, lessonByWord) } : {}),
  };
}

/** The vocabulary section as served. */
export const vocabularyBody = ({ tips, sections }: VocabularySource): Vocabulary => ({
  tips,
  sections: sections.map(wordsSection),
});

/** The phrasebook as shown. */
export const phrasebookBody = ({
  advice,
  animate,
  nonNouns,
  themes,
  patterns,
}: PhrasebookSource): Phrasebook => ({
  advice,
  animate,
  nonNouns,
  themes: themes.map((theme) => ({ ...theme, phrases: phrases(theme.phrases) })),
  patterns: patterns.map(({ sample, ...pattern }) => ({ ...pattern, example: fillPattern(pattern, sample) })),
});
