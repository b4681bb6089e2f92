import { answerTexts } from '@ena/domain/exercise/answerTexts';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { isGeorgianLetter } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { Ka, KaLatin } from '../ui/Georgian.tsx';

/**
 * The Georgian of an answered item, to hear and to read. Only for items whose answer may be revealed. Not part of
 * a live region: it repeats what the feedback says.
 */
export function AnswerTexts({
  item,
  isSilent = false,
  autoPlay = false,
  isOneLine = false,
  className = '',
}: {
  item: ExerciseItem;
  /** There are no clips of the texts. */
  isSilent?: boolean | undefined;
  /** Plays the first text when it appears. */
  autoPlay?: boolean;
  /** More than two texts are in one line, which scrolls sideways: in the bar, whose height is limited. */
  isOneLine?: boolean;
  className?: string;
}) {
  const texts = answerTexts(item);
  if (texts.length === 0) return null;
  return (
    <ul
      aria-label="In Georgian"
      className={`appear flex items-center gap-x-5 gap-y-2.5 ${isOneLine && texts.length > 2 ? '-my-1.5 flex-nowrap overflow-x-auto py-1.5 *:shrink-0' : 'flex-wrap'} ${className}`}
    >
      {texts.map((text, index) => (
        <li key={text} className="flex min-w-0 items-center gap-3">
          {isSilent ? null : (
            <SpeakButton name={text} small hasMinHighlight autoPlay={autoPlay && index === 0} />
          )}
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
            <Ka className="text-xl leading-snug">{text}</Ka>
            <KaLatin isAlwaysMarked={isGeorgianLetter(text)} className="text-sm text-muted">
              {romanize(text)}
            </KaLatin>
          </span>
        </li>
      ))}
    </ul>
  );
}
