import { Tile, tray, useMovedFocus } from './Tile.tsx';
import type { ViewProps } from './view.ts';

/** Clicks move texts from the available list to the order, and back. */
export function OrderView({ item, shown, response, respond, verdict, locked }: ViewProps<'order'>) {
  const left = shown.filter((text) => !response.includes(text));
  const [area, move] = useMovedFocus(response);
  return (
    <div ref={area} className="grid gap-4 max-sm:gap-2">
      <div role="group" aria-label="Your order" className={`${tray} bg-sunken`}>
        {response.map((text, index) => (
          <Tile
            key={text}
            text={text}
            position={index + 1}
            result={verdict ? (item.items[index] === text ? 'right' : 'wrong') : undefined}
            disabled={locked}
            leavesEnter={response.length >= item.items.length}
            move={() => {
              move(text);
              respond(response.filter((other) => other !== text));
            }}
          />
        ))}
        {response.length === 0 ? (
          <p className="self-center px-1 text-muted">
            Choose the first item below.{' '}
            <span className="max-sm:hidden">Click an item here to move it back.</span>
          </p>
        ) : null}
      </div>
      <div
        role="group"
        aria-label="Available"
        // A verdict takes its room, on a small screen the order itself.
        className={`${tray} ${left.length > 0 ? '' : verdict ? 'hidden' : 'max-sm:hidden short:hidden'}`}
      >
        {left.map((text) => (
          <Tile
            key={text}
            text={text}
            digit={shown.indexOf(text) + 1}
            disabled={locked}
            move={() => {
              move(left[left.indexOf(text) + 1] ?? left.find((other) => other !== text) ?? text);
              respond([...response, text]);
            }}
          />
        ))}
        {left.length === 0 ? <p className="self-center px-1 text-muted">All items are placed.</p> : null}
      </div>
    </div>
  );
}
