import { hasGeorgian } from '@ena/domain/georgian/letters';
import { OptionRow, getOptionState } from './OptionRow.tsx';
import type { ViewProps } from './view.ts';

/** Options of at most this length stand side by side, so that all are in view; Georgian is drawn larger. */
const maxLengths = { wide: 24, phone: 12, phoneGeorgian: 6 };

function columnsFor(options: readonly string[]): string {
  const longest = Math.max(...options.map(({ length }) => length));
  if (longest > maxLengths.wide) return 'grid-cols-1';
  const max = options.some(hasGeorgian) ? maxLengths.phoneGeorgian : maxLengths.phone;
  return longest > max ? 'grid-cols-1 sm:grid-cols-2' : 'grid-cols-2 narrow:grid-cols-1';
}

export function ChoiceView({ item, shown, response, respond, verdict, locked }: ViewProps<'choice'>) {
  return (
    <div role="group" aria-label="Options" className={`grid gap-2.5 short:max-sm:gap-2 ${columnsFor(shown)}`}>
      {shown.map((option, index) => (
        <OptionRow
          key={option}
          index={index}
          text={option}
          state={getOptionState(option === response, option === item.answer, verdict !== null)}
          pressed={option === response}
          disabled={locked}
          choose={() => respond(option)}
        />
      ))}
    </div>
  );
}
