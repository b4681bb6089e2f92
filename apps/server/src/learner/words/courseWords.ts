import { foldAnswer } from '@ena/domain/georgian/answer';
import type { Course } from '../../content/course/units.ts';

type Source = { readonly title: string; readonly path: string };

/** The page of the course that teaches each word, by the word's letters without punctuation; the alphabet is left out. */
export function indexCourseWords({ studyItems }: Pick<Course, 'studyItems'>): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  for (const { kind, form, source } of studyItems.values()) {
    const key = foldAnswer(form);
    if (kind !== 'letter' && !sources.has(key)) sources.set(key, source);
  }
  return sources;
}

/** The forms that the course teaches. Titles and paths of pages are public, also of Premium lessons. */
export const findCourseWords = (
  index: ReadonlyMap<string, Source>,
  forms: readonly string[],
): ({ form: string } & Source)[] =>
  forms.flatMap((form) => {
    const source = index.get(foldAnswer(form));
    return source ? [{ form, ...source }] : [];
  });
