/** The body of a pack as served. */
import { glossaryTextsOf } from '@ena/domain/lesson/kinds';
import type { GlossaryEntry, Lesson } from '@ena/domain/lesson/model';
import { lessonBody } from '../body.ts';
import type { PackSource } from './packSources.ts';

/** @param explain the words of a text that the course explains; the grammar engine explains the others */
export function packBodyOf(
  { pack: _, newIds: _newIds, text: _text, ...source }: PackSource,
  explain: (text: string) => Readonly<Record<string, GlossaryEntry>>,
): Lesson {
  const texts = source.sections.flatMap(glossaryTextsOf).map(({ form }) => form);
  return { ...lessonBody(source, new Map()), glossary: explain(texts.join(' ')) };
}
