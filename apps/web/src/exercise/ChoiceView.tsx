import { OptionRow, getOptionState } from './OptionRow.tsx';
import type { ViewProps } from './view.ts';

export function ChoiceView({ item, shown, response, respond, verdict, locked }: ViewProps<'choice'>) {
  return (
    <div role="group" aria-label="Options" className="grid grid-cols-1 gap-2.5">
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
