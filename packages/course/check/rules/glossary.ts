/** The glossary of a lesson explains exactly the words of its dialogues, texts and recordings. */
import { georgianWord } from '@ena/domain/georgian/letters';
import { glossaryTextsOf } from '@ena/domain/lesson/kinds';
import type { LessonSource } from '@ena/domain/lesson/model';
import { type Course, findProblemsAt, type Problem } from '../model.ts';

export const checkGlossary = (course: Course): Problem[] => course.lessons.flatMap(findGlossaryProblems);

const wordsOfText = (text: string): string[] =>
  text.split(georgianWord).filter((part) => georgianWord.test(part));

function findGlossaryProblems(lesson: LessonSource): Problem[] {
  const used = new Set(lesson.sections.flatMap(glossaryTextsOf).flatMap(({ form }) => wordsOfText(form)));
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
