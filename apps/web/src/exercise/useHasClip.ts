import { clipsOfSection, type Section } from '@ena/domain/lesson/kinds';
import { useContext } from 'react';
import { LessonSections } from './lessonSections.ts';

/** Names of the clips of a lesson, which can be hundreds: computed once, not for each answer. */
const clipNamesOf = new WeakMap<readonly Section[], ReadonlySet<string>>();

/** Whether a text has a clip: what the lesson lists has one. */
export function useHasClip(): (text: string) => boolean {
  const sections = useContext(LessonSections);
  const names =
    clipNamesOf.get(sections) ?? new Set(sections.flatMap(clipsOfSection).map(({ name }) => name));
  clipNamesOf.set(sections, names);
  return (text) => names.has(text);
}
