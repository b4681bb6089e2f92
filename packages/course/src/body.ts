import { clipsOfSection, type SectionSource, serveSection } from '@ena/domain/lesson/kinds';
import { words, type WordsSectionSource } from '@ena/domain/lesson/kinds/words';
import type {
  GlossaryEntry,
  Lesson,
  LessonSource,
  Vocabulary,
  VocabularySource,
} from '@ena/domain/lesson/model';
import { practiceOf } from '@ena/domain/practice/practice';
import { withForms, withFormsOfItems } from './answerForms.ts';
import { finiteFormsOf, verbsOfWord } from './finiteForms.ts';
import { imageOf } from './pictures.ts';

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

/** The words with what the build adds: finite forms of verbs, and pictures. */
const preparedWords = (section: WordsSectionSource): WordsSectionSource => ({
  ...section,
  words: section.words.map((word) => {
    const finiteForms = finiteFormsOf(word);
    const image = imageOf(word.id);
    return {
      ...word,
      ...(finiteForms.length > 0 && { finiteForms, verbPage: verbsOfWord(word)?.[1].id }),
      ...(image !== undefined && { image }),
    };
  }),
});

/** The section with what the build adds to it. */
function prepared(section: SectionSource): SectionSource {
  if (section.kind === 'words') return preparedWords(section);
  return section.kind === 'prompts'
    ? {
        ...section,
        prompts: section.prompts.map((prompt) => ({ ...prompt, item: withForms(prompt.item) })),
      }
    : section;
}

/**
 * The body of a lesson as served: its source, with all romanizations added by `romanize` (requirement CONT-06)
 * and all generated exercise items, without the author's note for reviewers.
 */
export function lessonBody(source: LessonSource, lessonByWord: LessonByWord): Lesson {
  const { reviewerNote: _, glossary: entries, ...frame } = source;
  const withAdded = source.sections.map(prepared);
  const sections = withAdded.map(serveSection);
  return {
    ...frame,
    exercises: practiceOf({ ...source, sections: withAdded }).map(withFormsOfItems),
    sections,
    hasAudio: sections.some((section) => clipsOfSection(section).length > 0),
    ...(entries ? { glossary: glossary(entries, lessonByWord) } : {}),
  };
}

/** The vocabulary section as served. */
export function vocabularyBody({ tips, sections: sources, exercises }: VocabularySource): Vocabulary {
  const sections = sources.map(preparedWords);
  return {
    tips,
    exercises: practiceOf({ id: 'vocabulary', sections, exercises }),
    sections: sections.map((section) => words.serve(section)),
  };
}
