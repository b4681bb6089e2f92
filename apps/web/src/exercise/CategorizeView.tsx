import { useId } from 'react';
import { TextWithGeorgian } from '../ui/Georgian.tsx';
import { RomanizedText } from './RomanizedText.tsx';
import { Tile, tray, useMovedFocus } from './Tile.tsx';
import type { ViewProps } from './view.ts';

const omitKey = (placed: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(placed).filter(([other]) => other !== key));

/** Each text gets one of two categories; a click on a placed one takes it back. */
export function CategorizeView({
  item,
  shown,
  response,
  respond,
  verdict,
  locked,
  isAnswerWithheld = false,
}: ViewProps<'categorize'>) {
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
                    result={
                      // Of two categories, a wrong one tells the right one.
                      verdict && !isAnswerWithheld
                        ? categoryOf(text) === category
                          ? 'right'
                          : 'wrong'
                        : undefined
                    }
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
