/**
 * Preloaded by a server: enlarges the course, which has fewer items than the measured learner has cards. Copies of the
 * lessons' words become sections of the vocabulary, with forms and meanings of their own.
 */
import { lessonSources, vocabulary } from '@ena/course/bodies';
import { words } from '@ena/domain/lesson/kinds/words';

const copies = 4;

/** The added sections. */
export const sections = Array.from({ length: copies }, (_, copy) =>
  lessonSources.flatMap((lesson) =>
    lesson.sections.flatMap((section) =>
      section.kind === 'words'
        ? words.serve({
            ...section,
            id: `${lesson.id}.${section.id}.${copy}`,
            words: section.words.map((word) => ({
              ...word,
              id: `${word.id}.${copy}`,
              form: word.form + 'აეიო'.charAt(copy),
              gloss: `${word.gloss} ${copy}`,
            })),
          })
        : [],
    ),
  ),
).flat();

// as: only this process has a larger course.
(vocabulary.sections as (typeof sections)[number][]).push(...sections);
