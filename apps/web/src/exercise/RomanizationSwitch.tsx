import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { offersRomanization } from '@ena/domain/exercise/romanization';
import type { ReactNode } from 'react';
import { Switch } from '../ui/Switch.tsx';
import { romanizedOptions } from './answerSettings.ts';
import { IsRomanized } from './RomanizedText.tsx';

/** The switch for the romanization of options; shown if one of the displayed items offers it. */
export function RomanizationSwitch({ items }: { items: readonly ExerciseItem[] }) {
  const isEnabled = romanizedOptions.use();
  if (!items.some(offersRomanization)) return null;
  return (
    // On a phone, what is asked comes first.
    <div className="max-sm:in-data-run-screen:order-1 max-sm:in-data-crowded:hidden">
      <Switch isOn={isEnabled} onChange={romanizedOptions.set}>
        Romanization
      </Switch>
    </div>
  );
}

/** Shows the romanization of the texts inside, if the item offers it and the learner has switched it on. */
export function RomanizedItem({ item, children }: { item: ExerciseItem; children: ReactNode }) {
  const isEnabled = romanizedOptions.use();
  return <IsRomanized value={isEnabled && offersRomanization(item)}>{children}</IsRomanized>;
}
