import { Check, X } from 'lucide-react';
import { fitWords } from '../ui/Georgian.tsx';
import { KeyBadge } from './KeyHints.tsx';
import { RomanizedText } from './RomanizedText.tsx';

/** `rest`: an option that was neither right nor chosen, once that is known. */
export type OptionState = 'open' | 'chosen' | 'right' | 'wrong' | 'rest';

const stateClasses: Record<OptionState, string> = {
  open: 'border-line bg-surface not-aria-disabled:hover:border-wine',
  chosen: 'border-wine bg-wine-soft',
  right: 'border-correct bg-correct-soft',
  wrong: 'border-wrong bg-wrong-soft',
  // Makes room for the feedback on a phone.
  rest: 'border-line bg-surface max-sm:in-data-run-screen:hidden',
};

/** One full-width option with its number, which is also its key. aria-disabled, so that it keeps the focus. */
export function OptionRow({
  index,
  text,
  state,
  pressed,
  disabled,
  choose,
}: {
  index: number;
  text: string;
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
      className={`flex min-h-14 w-full short:max-sm:min-h-12 short:max-sm:py-1.5 items-center gap-4 rounded-lg border-1.5 px-4 py-2.5 text-left text-lg transition-colors ${stateClasses[state]}`}
    >
      <KeyBadge>{index + 1}</KeyBadge>
      <span className="@container min-w-0 flex-1 break-words has-[[lang=ka]]:text-2xl short:max-sm:has-[[lang=ka]]:text-xl">
        <span className={`block ${fitWords(text)}`}>
          <RomanizedText>{text}</RomanizedText>
        </span>
      </span>
      {state === 'right' ? (
        <span className="flex items-center gap-1.5 text-base font-semibold text-correct">
          <Check size={18} aria-hidden /> <span className="max-sm:sr-only">Correct</span>
        </span>
      ) : null}
      {state === 'wrong' ? (
        <span className="flex items-center gap-1.5 text-base font-semibold text-wrong">
          <X size={18} aria-hidden /> <span className="max-sm:sr-only">Wrong</span>
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
