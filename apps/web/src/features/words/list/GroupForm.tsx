import { cleanGroups, groupsProblem } from '@ena/domain/ownWords/ownWord';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { GroupChange } from './changeMany.ts';

interface GroupFormProps {
  readonly groups: readonly string[];
  /** The group by which the list is filtered: words can be moved or taken out of it. */
  readonly current: string | null;
  readonly isBusy: boolean;
  readonly submit: (change: GroupChange) => void;
  readonly close: () => void;
}

/** Asks for the group into which words are put. */
export function GroupForm({ groups, current, isBusy, submit, close }: GroupFormProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const [add] = cleanGroups([name]);
    const found = add === undefined ? 'Enter the name of a group.' : groupsProblem([add]);
    setProblem(found);
    if (found === undefined) submit({ add, ...(current !== null && current !== add && { remove: current }) });
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-1 break-words">
      <Field
        label="Group"
        note="An existing one, or a new name."
        list={id}
        autoComplete="off"
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <datalist id={id}>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="text-sm" aria-disabled={isBusy}>
          {current === null ? 'Add to the group' : 'Move to the group'}
        </Button>
        {current === null ? null : (
          <Button
            variant="secondary"
            className="text-sm"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : submit({ remove: current }))}
          >
            Take out of “{current}”
          </Button>
        )}
        <Button variant="quiet" className="text-sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
