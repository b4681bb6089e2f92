import { toggleOption } from '@ena/domain/exercise/kinds';
import { OptionRow, getOptionState } from './OptionRow.tsx';
import type { ViewProps } from './view.ts';

/** Georgian words of at most this length stand side by side on a phone. */
const maxLength = 9;

export function MultiChoiceView({
  item,
  shown,
  response,
  respond,
  verdict,
  locked,
}: ViewProps<'multi-choice'>) {
  return (
    <div
      role="group"
      aria-label="Options; more than one can be right"
      className={`grid gap-2.5 max-sm:in-data-centered:mt-auto sm:grid-cols-2 ${shown.every(({ length }) => length <= maxLength) ? 'grid-cols-2 narrow:grid-cols-1' : 'grid-cols-1'}`}
    >
      {shown.map((option, index) => {
        const chosen = response.includes(option);
        return (
          <OptionRow
            key={option}
            index={index}
            text={option}
            state={getOptionState(chosen, item.answers.includes(option), verdict !== null)}
            pressed={chosen}
            disabled={locked}
            choose={() => respond(toggleOption(response, option))}
          />
        );
      })}
    </div>
  );
}
