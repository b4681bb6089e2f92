import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fitWords } from '../ui/Georgian.tsx';
import { KeyBadge } from './KeyHints.tsx';
import { RomanizedText } from './RomanizedText.tsx';

const tileBase =
  'relative min-h-12 max-sm:in-[section]:w-full max-sm:in-[section]:px-1.5! rounded-lg border-1.5 px-4 py-2 text-left text-xl max-sm:min-h-11 max-sm:px-2.5 max-sm:py-1 max-sm:text-lg short:min-h-11 short:py-1 short:text-lg short:max-sm:leading-snug max-sm:in-data-crowded:min-h-7! max-sm:in-data-crowded:px-1.5! max-sm:in-data-crowded:py-0! max-sm:in-data-crowded:text-base! max-sm:in-data-crowded:leading-snug';
const tile = `${tileBase} border-line bg-surface enabled:hover:border-wine aria-pressed:border-wine aria-pressed:bg-wine-soft`;
const judgedTile = {
  right: `${tileBase} border-correct bg-correct-soft`,
  wrong: `${tileBase} border-wrong bg-wrong-soft`,
} as const;
/** On the border, so that the tiles keep their lines. */
const mark = 'absolute -top-2 right-1.5 rounded-full bg-page px-0.5';
/** Where tiles are put. */
export const tray =
  'flex min-h-20 flex-wrap content-start gap-2.5 rounded-lg border-1.5 border-dashed border-control p-3 max-sm:min-h-15 max-sm:gap-1.5 max-sm:p-2 short:min-h-15 short:max-sm:min-h-10 short:gap-2 short:p-2 short:max-sm:gap-1 short:max-sm:p-1.5 max-sm:in-data-crowded:gap-1! max-sm:in-data-crowded:p-1.5!';

/** A text that a click moves. */
export function Tile({
  text,
  move,
  disabled,
  digit,
  position,
  result,
  leavesEnter = false,
}: {
  text: string;
  move: () => void;
  disabled: boolean;
  /** The key that moves it. */
  digit?: number;
  /** In an order, from 1. */
  position?: number;
  result?: keyof typeof judgedTile | undefined;
  /** Enter checks the answer; Space and clicks still move the tile. */
  leavesEnter?: boolean;
}) {
  return (
    <button
      type="button"
      data-tile={text}
      data-leaves-enter={leavesEnter || undefined}
      className={result ? judgedTile[result] : tile}
      disabled={disabled}
      onClick={move}
    >
      <span className="flex items-center gap-2.5">
        {digit === undefined ? null : <KeyBadge>{digit}</KeyBadge>}
        {position === undefined ? null : <span className="text-sm text-muted tabular-nums">{position}</span>}
        {/* In a narrow tray, a tile is as wide as the tray. */}
        <span className="min-w-0 max-sm:in-[section]:@container max-sm:in-[section]:flex-1">
          <span className={`block ${fitWords(text)}`}>
            <RomanizedText>{text}</RomanizedText>
          </span>
        </span>
        {result === 'right' ? (
          <Check size={16} className={`${mark} text-correct`} aria-label="in the right place" />
        ) : null}
        {result === 'wrong' ? (
          <X size={16} className={`${mark} text-wrong`} aria-label="in the wrong place" />
        ) : null}
      </span>
    </button>
  );
}

/**
 * Moves the focus when a text is placed: to the next one to place, so that the same key does not take this one back, or
 * to the last one when all are placed. `move` names the text that gets it.
 */
export function useMovedFocus(response: unknown) {
  const area = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    for (const candidate of area.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])
      if (candidate.dataset['tile'] === moved.current)
        (candidate.querySelector('button') ?? candidate).focus({ preventScroll: true });
    moved.current = null;
  }, [response]);
  return [area, (text: string) => (moved.current = text)] as const;
}
