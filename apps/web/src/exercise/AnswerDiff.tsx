import { alignLetters, alignWords, wordsOf } from '@ena/domain/georgian/align';
import { hasGeorgian } from '@ena/domain/georgian/letters';

/**
 * What was typed above what is expected; differences are highlighted. A word is compared letter by letter, a
 * sentence word by word.
 */
export function AnswerDiff({ response, expected }: { response: string; expected: string }) {
  const isSentence = wordsOf(expected).length > 1;
  const parts = isSentence ? alignWords(response, expected) : alignLetters(response, expected);
  const differing = parts.filter(({ isSame }) => !isSame).length;
  const noun = isSentence ? 'word' : 'letter';
  const row = (side: 'given' | 'expected', classes: string) => (
    <span lang={hasGeorgian(expected) ? 'ka' : 'en'} translate="no">
      {/* Screen readers would spell the parts. */}
      <span className="sr-only">{side === 'given' ? response : expected}.</span>
      <span aria-hidden className={`flex flex-wrap ${isSentence ? 'gap-x-1.5' : ''}`}>
        {parts.map((part, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a judged answer do not move
            key={at}
            className={`grid place-items-center border-b-2 px-0.5 ${isSentence ? 'min-w-4' : 'min-w-7 max-sm:min-w-5'} ${part.isSame ? 'border-transparent text-ink' : `${classes} font-semibold`}`}
          >
            {part[side].trim() === '' ? '·' : part[side]}
          </span>
        ))}
      </span>
    </span>
  );
  return (
    <span
      className={`my-1.5 grid grid-cols-auto-1fr items-baseline gap-x-3 gap-y-1 ${isSentence ? 'text-xl' : 'text-2xl max-sm:text-xl'}`}
    >
      <span className="text-sm text-muted">You wrote</span>
      {row('given', 'border-wrong text-wrong')}
      <span className="text-sm text-muted">It should be</span>
      {row('expected', 'border-correct text-correct')}
      <span className="sr-only">
        {differing} {differing === 1 ? `${noun} differs` : `${noun}s differ`}
      </span>
    </span>
  );
}
