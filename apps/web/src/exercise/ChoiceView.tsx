import { hasGeorgian } from '@ena/domain/georgian/letters';
import { OptionRow, getOptionState } from './OptionRow.tsx';
import type { ViewProps } from './view.ts';

/** Options of at most this length stand side by side, so that all are in view; Georgian is drawn larger. */
const maxLengths = { wide: 30, phone: 12, phoneGeorgian: 6 };
const lengthOf = (options: readonly string[]) => Math.max(...options.map(({ length }) => length));

function columnsFor(options: readonly string[]): string {
  if (lengthOf(options) > maxLengths.wide) return 'grid-cols-1';
  const max = options.some(hasGeorgian) ? maxLengths.phoneGeorgian : maxLengths.phone;
  return lengthOf(options) > max ? 'grid-cols-1 sm:grid-cols-2' : 'grid-cols-2 narrow:grid-cols-1';
}

/** On a phone, sentences are drawn smaller. */
const maxWordsLength = 16;

/** Pictures stand side by side. */
const pictureColumns = 'grid-cols-2 sm:grid-cols-4';

export function ChoiceView({ item, shown, response, respond, verdict, locked }: ViewProps<'choice'>) {
  return (
    <div
      role="group"
      aria-label="Options"
      data-long={lengthOf(shown) > maxWordsLength ? '' : undefined}
      className={`grid gap-2.5 max-sm:in-data-centered:mt-auto max-sm:in-data-long:gap-2 short:max-sm:gap-2 ${item.images ? pictureColumns : columnsFor(shown)}`}
    >
      {shown.map((option, index) => (
        <OptionRow
          key={option}
          index={index}
          text={option}
          image={item.images?.[option]}
          state={getOptionState(option === response, option === item.answer, verdict !== null)}
          pressed={option === response}
          disabled={locked}
          choose={() => respond(option)}
        />
      ))}
    </div>
  );
}
