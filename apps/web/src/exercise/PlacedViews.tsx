import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { TextWithGeorgian } from '../ui/Georgian.tsx';
import { RomanizedText } from './RomanizedText.tsx';
import type { ViewProps } from './view.ts';

const tileBase = 'min-h-12 rounded-lg border-1.5 px-4 py-2 text-xl';
const tile = `${tileBase} border-line bg-surface enabled:hover:border-wine aria-pressed:border-wine aria-pressed:bg-wine-soft`;
const judgedTile = {
  right: `${tileBase} border-correct bg-correct-soft`,
  wrong: `${tileBase} border-wrong bg-wrong-soft`,
} as const;
const tray =
  'flex min-h-20 flex-wrap content-start gap-2.5 rounded-lg border-1.5 border-dashed border-control p-3';

function Tile({
  text,
  move,
  disabled,
  place,
  result,
}: {
  text: string;
  move: () => void;
  disabled: boolean;
  /** Its position in an order. */
  place?: number;
  result?: keyof typeof judgedTile | undefined;
}) {
  return (
    <button
      type="button"
      data-tile={text}
      className={result ? judgedTile[result] : tile}
      disabled={disabled}
      onClick={move}
    >
      <span className="flex items-center gap-2.5">
        {place === undefined ? null : <span className="text-sm text-muted tabular-nums">{place}</span>}
        <RomanizedText>{text}</RomanizedText>
        {result === 'right' ? (
          <Check size={18} className="text-correct" aria-label="in the right place" />
        ) : null}
        {result === 'wrong' ? <X size={18} className="text-wrong" aria-label="in the wrong place" /> : null}
      </span>
    </button>
  );
}

/** Keeps the focus on a tile that was moved. */
function useMovedFocus(response: unknown) {
  const area = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    for (const candidate of area.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])
      if (candidate.dataset['tile'] === moved.current) candidate.focus({ preventScroll: true });
    moved.current = null;
  }, [response]);
  return [area, (text: string) => (moved.current = text)] as const;
}

/** Clicks move texts from the available list to the order, and back. */
export function OrderView({ item, shown, response, respond, verdict, locked }: ViewProps<'order'>) {
  const left = shown.filter((text) => !response.includes(text));
  const [area, move] = useMovedFocus(response);
  return (
    <div ref={area} className="grid gap-4">
      <div role="group" aria-label="Your order" className={`${tray} bg-sunken`}>
        {response.map((text, place) => (
          <Tile
            key={text}
            text={text}
            place={place + 1}
            result={verdict ? (item.items[place] === text ? 'right' : 'wrong') : undefined}
            disabled={locked}
            move={() => {
              move(text);
              respond(response.filter((other) => other !== text));
            }}
          />
        ))}
        {response.length === 0 ? (
          <p className="self-center px-1 text-muted">
            Choose the first item below. Click an item here to move it back.
          </p>
        ) : null}
      </div>
      <div role="group" aria-label="Available" className={tray}>
        {left.map((text) => (
          <Tile
            key={text}
            text={text}
            disabled={locked}
            move={() => {
              move(text);
              respond([...response, text]);
            }}
          />
        ))}
        {left.length === 0 ? <p className="self-center px-1 text-muted">All items are placed.</p> : null}
      </div>
    </div>
  );
}

const omitKey = (placed: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(placed).filter(([other]) => other !== key));

/** Each text gets one of two categories; a click on a placed one takes it back. */
export function CategorizeView({ item, shown, response, respond, verdict, locked }: ViewProps<'categorize'>) {
  const [area, move] = useMovedFocus(response);
  const id = useId();
  const textId = (text: string) => `${id}-${shown.indexOf(text)}`;
  const categoryOf = (text: string) => item.items.find((one) => one.text === text)?.category;
  return (
    <div ref={area} className="grid gap-4">
      <ul aria-label="Available" className="grid gap-2.5">
        {shown
          .filter((text) => response[text] === undefined)
          .map((text) => (
            <li
              key={text}
              data-tile={text}
              tabIndex={-1}
              className="flex flex-wrap items-center gap-2.5 rounded-lg border border-line bg-surface px-4 py-2"
            >
              <span id={textId(text)} className="min-w-32 flex-1 text-xl">
                <RomanizedText>{text}</RomanizedText>
              </span>
              {item.categories.map((category) => (
                <button
                  key={category}
                  type="button"
                  aria-describedby={textId(text)}
                  className="min-h-11 rounded-lg border-1.5 border-line bg-surface px-3 py-1.5 text-base enabled:hover:border-wine"
                  disabled={locked}
                  onClick={() => {
                    move(text);
                    respond({ ...response, [text]: category });
                  }}
                >
                  <TextWithGeorgian>{category}</TextWithGeorgian>
                </button>
              ))}
            </li>
          ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        {item.categories.map((category) => (
          <section key={category} aria-label={category}>
            <h3 className="mb-2 font-sans text-base">
              <TextWithGeorgian>{category}</TextWithGeorgian>
            </h3>
            <div className={`${tray} bg-sunken`}>
              {shown
                .filter((text) => response[text] === category)
                .map((text) => (
                  <Tile
                    key={text}
                    text={text}
                    disabled={locked}
                    result={verdict ? (categoryOf(text) === category ? 'right' : 'wrong') : undefined}
                    move={() => {
                      move(text);
                      respond(omitKey(response, text));
                    }}
                  />
                ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
