import { Check, X } from 'lucide-react';
import { fitWords } from '../ui/Georgian.tsx';
import { WordPicture } from '../ui/Picture.tsx';
import { KeyBadge } from './KeyHints.tsx';
import { RomanizedText } from './RomanizedText.tsx';

/** `rest`: an option that was neither right nor chosen, once that is known. */
export type OptionState = 'open' | 'chosen' | 'right' | 'wrong' | 'rest';

const stateClasses: Record<OptionState, string> = {
  open: 'border-line bg-surface not-aria-disabled:hover:border-wine',
  chosen: 'border-wine bg-wine-soft',
  right: 'border-correct bg-correct-soft',
  wrong: 'border-wrong bg-wrong-soft',
  rest: 'border-line bg-surface in-data-crowded:hidden',
};

/** On the border, so that the text keeps its lines. */
const markClasses =
  'absolute -top-2.5 right-2.5 flex items-center gap-1 rounded-full bg-page px-1.5 text-sm leading-5 font-semibold';

/** One full-width option with its number, which is also its key. aria-disabled, so that it keeps the focus. */
export function OptionRow({
  index,
  text,
  image,
  state,
  pressed,
  disabled,
  choose,
}: {
  index: number;
  text: string;
  /** Name of the picture that is shown in place of the text. */
  image?: string | undefined;
  state: OptionState;
  pressed: boolean;
  disabled: boolean;
  choose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={disabled}
      onClick={disabled ? undefined : choose}
      className={`relative flex min-h-14 w-full items-center gap-4 rounded-lg border-1.5 px-4 py-2.5 text-left text-lg transition-colors max-sm:in-data-long:min-h-12 max-sm:in-data-long:py-1.5 short:min-h-12 short:py-1.5 short:max-sm:in-data-long:min-h-11 short:max-sm:in-data-long:py-1 short:max-sm:in-data-long:leading-snug ${stateClasses[state]}`}
    >
      <KeyBadge>{index + 1}</KeyBadge>
      {image === undefined ? (
        <span className="@container min-w-0 flex-1 break-words has-[[lang=ka]]:text-2xl max-sm:in-data-long:text-base max-sm:in-data-long:has-[[lang=ka]]:text-lg short:has-[[lang=ka]]:text-xl short:max-sm:in-data-long:has-[[lang=ka]]:text-base">
          <span className={`block ${fitWords(text)}`}>
            <RomanizedText>{text}</RomanizedText>
          </span>
        </span>
      ) : (
        <span className="flex min-w-0 flex-1 justify-center">
          <WordPicture name={image} alt={text} isLazy={false} className="size-20 short:size-16 sm:size-24" />
        </span>
      )}
      {state === 'right' ? (
        <span className={`${markClasses} text-correct`}>
          <Check size={16} aria-hidden /> Correct
        </span>
      ) : null}
      {state === 'wrong' ? (
        <span className={`${markClasses} text-wrong`}>
          <X size={16} aria-hidden /> Wrong
        </span>
      ) : null}
    </button>
  );
}

/** State of an option: once judged, the chosen one is right or wrong, and the right one is always marked. */
export function getOptionState(chosen: boolean, key: boolean, judged: boolean): OptionState {
  if (!judged) return chosen ? 'chosen' : 'open';
  if (key) return 'right';
  return chosen ? 'wrong' : 'rest';
}
