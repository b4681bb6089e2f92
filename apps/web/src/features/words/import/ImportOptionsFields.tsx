import { pluralize } from '@ena/domain/text/pluralize';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/Field.tsx';
import { Ka } from '../../../ui/Georgian.tsx';
import type { ShownPlan } from './importMessages.ts';
import type { ImportChoices } from './useImportPlan.ts';

interface ImportOptionsFieldsProps {
  readonly plan: ShownPlan;
  readonly choices: ImportChoices;
  readonly change: (change: Partial<ImportChoices>) => void;
  /** Further options. */
  readonly children: ReactNode;
}

const existingOptions = [
  ['skip', 'Leave them as they are'],
  ['update', 'Update them: the new meaning replaces the old one'],
] as const;

/** What happens to words that are there already, and to words with several lines. */
export function ImportOptionsFields({
  plan: { joinable, knownCount },
  choices,
  change,
  children,
}: ImportOptionsFieldsProps) {
  const [example] = joinable.first;
  return (
    <div className="grid gap-4 empty:hidden">
      {knownCount === 0 ? null : (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5">{`You have ${knownCount === 1 ? 'a word' : `${knownCount} words`} of this list already`}</legend>
          {existingOptions.map(([value, title]) => (
            <label key={value} className="flex items-start gap-3">
              <input
                type="radio"
                name="existing"
                checked={choices.existing === value}
                onChange={() => change({ existing: value })}
                className="mt-1 size-5 shrink-0 accent-wine"
              />
              {title}
            </label>
          ))}
        </fieldset>
      )}
      {example === undefined ? null : (
        <Checkbox
          checked={choices.joinsMeanings}
          onChange={({ target }) => change({ joinsMeanings: target.checked })}
        >
          Join the meanings of {pluralize(joinable.count, 'word')} with several lines, such as{' '}
          <Ka>{example.form}</Ka>: {example.glosses.join('; ')}
        </Checkbox>
      )}
      {children}
    </div>
  );
}
