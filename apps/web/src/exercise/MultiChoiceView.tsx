import { toggleOption } from '@ena/domain/exercise/kinds';
import { OptionRow, getOptionState } from './OptionRow.tsx';
import type { ViewProps } from './view.ts';

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
      className="grid grid-cols-1 gap-2.5 sm:grid-cols-2"
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
