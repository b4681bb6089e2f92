import { answerTexts } from '@ena/domain/exercise/answerTexts';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { isGeorgianLetter, typesetLatin } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { clipsOfSection, type Section } from '@ena/domain/lesson/kinds';
import { useContext } from 'react';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { Ka } from '../ui/Georgian.tsx';
import { LessonSections } from './lessonSections.ts';

/** Names of the clips of a lesson, which can be hundreds: computed once, not for each answer. */
const clipNamesOf = new WeakMap<readonly Section[], ReadonlySet<string>>();

/** Whether a text has a clip: what the lesson lists has one. */
function useHasClip(): (text: string) => boolean {
  const sections = useContext(LessonSections);
  const names =
    clipNamesOf.get(sections) ?? new Set(sections.flatMap(clipsOfSection).map(({ name }) => name));
  clipNamesOf.set(sections, names);
  return (text) => names.has(text);
}

/**
 * The Georgian of an answered item, to hear and to read. Only for items whose answer may be revealed. Not part of
 * a live region: it repeats what the feedback says.
 */
export function AnswerTexts({ item, className = '' }: { item: ExerciseItem; className?: string }) {
  const hasClip = useHasClip();
  const texts = answerTexts(item, hasClip);
  if (texts.length === 0) return null;
  return (
    <ul
      aria-label="In Georgian"
      className={`appear flex flex-wrap items-center gap-x-5 gap-y-2.5 ${className}`}
    >
      {texts.map((text) => (
        <li key={text} className="flex min-w-0 items-center gap-3">
          {text === item.sound || hasClip(text) ? <SpeakButton name={text} small hasMinHighlight /> : null}
          <span className="min-w-0">
            <Ka className="block text-xl leading-snug">{text}</Ka>
            <span lang="ka-Latn" translate="no" className="block text-sm text-muted">
              {isGeorgianLetter(text) ? typesetLatin(romanize(text, 'marked')) : romanize(text)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
