import { foldAnswer } from '@ena/domain/georgian/answer';
import type { Course } from '../../content/course/units.ts';

type Source = { readonly title: string; readonly path: string };

/** The page of the course that teaches each word, by its letters without punctuation; letters are left out. */
export function createTaughtForms({ studyItems }: Pick<Course, 'studyItems'>) {
  const sources = new Map<string, Source>();
  for (const { kind, form, source } of studyItems.values()) {
    const key = foldAnswer(form);
    if (kind !== 'letter' && !sources.has(key)) sources.set(key, source);
  }
  /** Those of some forms that the course teaches. Titles and paths of pages are public, also of Premium lessons. */
  return (forms: readonly string[]): ({ form: string } & Source)[] =>
    forms.flatMap((form) => {
      const source = sources.get(foldAnswer(form));
      return source ? [{ form, ...source }] : [];
    });
}
