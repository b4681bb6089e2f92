/** The glossary of a lesson explains exactly the words of its dialogues, texts and recordings. */
import { georgianWord } from '@ena/domain/georgian/letters';
import type { LessonSource } from '@ena/domain/lesson/model';
import { type Course, findProblemsAt, type Problem } from '../model.ts';

export const checkGlossary = (course: Course): Problem[] => course.lessons.flatMap(findGlossaryProblems);

const wordsOfText = (text: string): string[] =>
  text.split(georgianWord).filter((part) => georgianWord.test(part));

const textsOf = ({ sections }: LessonSource): string[] =>
  sections.flatMap((section) => {
    if (section.kind === 'dialogues')
      return section.conversations.flatMap(({ lines }) => lines.map(({ form }) => form));
    if (section.kind === 'recordings')
      return section.recordings.flatMap(({ lines }) => lines.map(({ form }) => form));
    if (section.kind === 'readings')
      return section.texts.flatMap(({ paragraphs }) => paragraphs.map(({ form }) => form));
    return [];
  });

function findGlossaryProblems(lesson: LessonSource): Problem[] {
  const used = new Set(textsOf(lesson).flatMap(wordsOfText));
  const entries = Object.entries(lesson.glossary ?? {});
  const known = new Set(entries.map(([form]) => form));
  return [
    ...findProblemsAt(lesson.id, [...used], (form) => (known.has(form) ? null : `does not explain ${form}`)),
    ...findProblemsAt(lesson.id, entries, ([form, { lemma, gloss, note }]) => {
      if (!used.has(form)) return `explains ${form}, which is in none of its texts`;
      if (lemma === '' || gloss === '') return `explains ${form} by nothing`;
      return lemma !== form && note === undefined ? `does not say which form ${form} is` : null;
    }),
  ];
}
