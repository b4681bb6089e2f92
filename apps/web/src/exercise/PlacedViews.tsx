import { useState } from 'react';
import { Mixed } from '../ui/Georgian.tsx';
import type { ViewProps } from './view.ts';

const tile =
  'min-h-12 rounded-lg border-[1.5px] border-line bg-surface px-4 py-2 text-xl enabled:hover:border-wine aria-pressed:border-wine aria-pressed:bg-wine-soft';
const tray =
  'flex min-h-20 flex-wrap content-start gap-2.5 rounded-lg border-[1.5px] border-dashed border-control p-3';

function Tile({
  text,
  move,
  disabled,
  pressed,
}: {
  text: string;
  move: () => void;
  disabled: boolean;
  pressed?: boolean;
}) {
  return (
    <button type="button" className={tile} disabled={disabled} aria-pressed={pressed} onClick={move}>
      <Mixed>{text}</Mixed>
    </button>
  );
}

/** Texts go from the available list to the order and back, by click. */
export function OrderView({ shown, response, respond, locked }: ViewProps<'order'>) {
  return (
    <div className="grid gap-4">
      <div role="group" aria-label="Your order" className={`${tray} bg-sunken`}>
        {response.map((text) => (
          <Tile
            key={text}
            text={text}
            disabled={locked}
            move={() => respond(response.filter((other) => other !== text))}
          />
        ))}
      </div>
      <div role="group" aria-label="Available" className={tray}>
        {shown
          .filter((text) => !response.includes(text))
          .map((text) => (
            <Tile key={text} text={text} disabled={locked} move={() => respond([...response, text])} />
          ))}
      </div>
    </div>
  );
}

const without = (placed: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(placed).filter(([other]) => other !== key));

/** Each text gets one of two categories; a click on a placed one takes it back. */
export function CategorizeView({ item, shown, response, respond, locked }: ViewProps<'categorize'>) {
  return (
    <div className="grid gap-4">
      <ul aria-label="Available" className="grid gap-2.5">
        {shown
          .filter((text) => response[text] === undefined)
          .map((text) => (
            <li
              key={text}
              className="flex flex-wrap items-center gap-2.5 rounded-lg border border-line bg-surface px-4 py-2"
            >
              <span className="min-w-32 flex-1 text-xl">
                <Mixed>{text}</Mixed>
              </span>
              {item.categories.map((category) => (
                <button
                  key={category}
                  type="button"
                  className={`${tile} text-base`}
                  disabled={locked}
                  onClick={() => respond({ ...response, [text]: category })}
                >
                  <Mixed>{category}</Mixed>
                </button>
              ))}
            </li>
          ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        {item.categories.map((category) => (
          <section key={category} aria-label={category}>
            <h3 className="mb-2 font-sans text-base">
              <Mixed>{category}</Mixed>
            </h3>
            <div className={`${tray} bg-sunken`}>
              {shown
                .filter((text) => response[text] === category)
                .map((text) => (
                  <Tile
                    key={text}
                    text={text}
                    disabled={locked}
                    move={() => respond(without(response, text))}
                  />
                ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Choose a left text, then its right one; a click on a joined left text takes it apart. */
export function MatchView({ item, shown, response, respond, locked }: ViewProps<'match'>) {
  const [held, setHeld] = useState<string | null>(null);
  const taken = new Set(Object.values(response));
  const join = (right: string) => {
    if (held === null) return;
    respond({ ...response, [held]: right });
    setHeld(null);
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      <div role="group" aria-label="Match these" className="grid content-start gap-2.5">
        {item.pairs.map(({ left }) => (
          <button
            key={left}
            type="button"
            className={tile}
            disabled={locked}
            aria-pressed={held === left}
            onClick={() => {
              if (response[left] === undefined) setHeld(left);
              else respond(without(response, left));
            }}
          >
            <Mixed>{response[left] === undefined ? left : `${left} · ${response[left]}`}</Mixed>
          </button>
        ))}
      </div>
      <div role="group" aria-label="with these" className="grid content-start gap-2.5">
        {shown.map((right) => (
          <Tile
            key={right}
            text={right}
            disabled={locked || held === null || taken.has(right)}
            move={() => join(right)}
          />
        ))}
      </div>
    </div>
  );
}
