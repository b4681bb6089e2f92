import { useId } from 'react';
import { fitWords, TextWithGeorgian } from '../ui/Georgian.tsx';
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
  const left = shown.filter((text) => response[text] === undefined);
  const categoryOf = (text: string) => item.items.find((one) => one.text === text)?.category;
  return (
    <div ref={area} className="grid gap-4">
      <ul aria-label="Available" className="grid gap-2.5 max-sm:gap-1.5 sm:grid-cols-2">
        {left.map((text) => (
          <li
            key={text}
            data-tile={text}
            className="flex flex-wrap items-center gap-1.5 rounded-lg border border-line bg-surface px-3 py-2 max-sm:py-1 short:py-1"
          >
            <span id={textId(text)} className="@container min-w-24 flex-1 text-lg">
              <span className={`block ${fitWords(text)}`}>
                <RomanizedText>{text}</RomanizedText>
              </span>
            </span>
            {item.categories.map((category) => (
              <button
                key={category}
                type="button"
                aria-describedby={textId(text)}
                className="min-h-11 rounded-lg border-1.5 border-line bg-surface px-2 py-1.5 text-base enabled:hover:border-wine max-sm:px-1.5"
                disabled={locked}
                onClick={() => {
                  move(left[left.indexOf(text) + 1] ?? left.find((other) => other !== text) ?? text);
                  respond({ ...response, [text]: category });
                }}
              >
                <TextWithGeorgian>{category}</TextWithGeorgian>
              </button>
            ))}
          </li>
        ))}
      </ul>
      {/* On a phone, beside each other, and once something is in them: all stays in view. */}
      <div
        className={`grid grid-cols-2 gap-4 max-sm:gap-2 ${left.length === shown.length ? 'max-sm:hidden' : ''}`}
      >
        {item.categories.map((category) => (
          <section key={category} aria-label={category}>
            <h3 className="mb-2 font-sans text-base max-sm:mb-1">
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
                    leavesEnter={left.length === 0}
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
