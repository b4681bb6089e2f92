import type { MetItem } from '@ena/contract/reviews';
import { ownWordId } from '@ena/domain/ownWords/ownWord';
import { pluralize } from '@ena/domain/text/pluralize';
import { FolderInput, Pause, Play, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../platform/errorTexts.ts';
import { useAction } from '../../../platform/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { DiscardDialog } from '../../../ui/DiscardDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { changeGroupsOf, pauseAll, removeAll } from './changeMany.ts';
import { GroupForm } from './GroupForm.tsx';

interface ActionButtonProps {
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Not `disabled`: that would lose the focus after the click. */
const ActionButton = ({ isDisabled, onClick, children }: ActionButtonProps) => (
  <Button
    variant="secondary"
    className="text-sm aria-disabled:text-muted max-sm:px-3"
    aria-disabled={isDisabled}
    onClick={() => (isDisabled ? undefined : onClick())}
  >
    {children}
  </Button>
);

interface SelectionBarProps {
  /** What is selected. */
  readonly items: readonly MetItem[];
  /** How many items are in the list so far. */
  readonly shown: number;
  /** The group by which the list is filtered. */
  readonly group: string | null;
  readonly groups: readonly string[];
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly close: () => void;
  /** Selects nothing, and shows the list as it is now. */
  readonly onDone: (done: string) => Promise<unknown>;
}

/** What can be done with many items at once. It stays at the bottom of the screen while the list is scrolled. */
export function SelectionBar({
  items,
  shown,
  group,
  groups,
  selectAll,
  clear,
  close,
  onDone,
}: SelectionBarProps) {
  const { state, run } = useAction();
  const [isGrouping, setIsGrouping] = useState(false);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const bar = useRef<HTMLElement>(null);
  // The button that opened the bar is gone.
  useEffect(() => bar.current?.focus(), []);
  const itemIds = items.map(({ itemId }) => itemId);
  const ownIds = itemIds.flatMap((itemId) => ownWordId(itemId) ?? []);
  const ofCourse = itemIds.length - ownIds.length;
  const isBusy = state.kind === 'busy';
  const isEmpty = items.length === 0;
  const act = (action: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await action();
      setIsGrouping(false);
      await onDone(done);
      bar.current?.focus();
    });
  const pause = (paused: boolean) =>
    act(
      () => pauseAll(itemIds, paused),
      `${pluralize(itemIds.length, 'item')} ${itemIds.length === 1 ? 'is' : 'are'} ${paused ? 'suspended: you will not be asked' : 'resumed'}.`,
    );
  const isOff = isBusy || isEmpty;
  const isOwnOff = isBusy || ownIds.length === 0;
  const words = pluralize(ownIds.length, 'word');
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Selected words"
      className="sticky bottom-0 z-20 mt-4 grid gap-3 rounded-t-2xl border border-line bg-surface px-4 pt-3 pb-safe-or-3 shadow-lift outline-none sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
        <p role="status" className="font-semibold tabular-nums">
          {items.length.toLocaleString('en-US')} selected
        </p>
        <Button
          variant="quiet"
          className="text-sm max-sm:px-2"
          onClick={items.length === shown ? clear : selectAll}
        >
          {items.length === shown ? 'Select none' : `Select all ${shown}`}
        </Button>
        <Button variant="quiet" className="ml-auto text-sm max-sm:px-2" onClick={close}>
          Done
        </Button>
      </div>
      {isGrouping ? (
        <GroupForm
          groups={groups}
          current={group}
          isBusy={isBusy}
          submit={(change) =>
            act(
              () => changeGroupsOf(ownIds, change),
              change.add === undefined
                ? `${words} taken out of the group “${change.remove ?? ''}”.`
                : `${words} put into the group “${change.add}”.`,
            )
          }
          close={() => setIsGrouping(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <ActionButton isDisabled={isOwnOff} onClick={() => setIsGrouping(true)}>
            <FolderInput size={16} aria-hidden /> Group
          </ActionButton>
          <ActionButton isDisabled={isOff} onClick={() => pause(true)}>
            <Pause size={16} aria-hidden /> Suspend
          </ActionButton>
          <ActionButton isDisabled={isOff} onClick={() => pause(false)}>
            <Play size={16} aria-hidden /> Resume
          </ActionButton>
          <ActionButton isDisabled={isOwnOff} onClick={() => setAsksToDelete(true)}>
            <Trash2 size={16} aria-hidden /> Delete
          </ActionButton>
        </div>
      )}
      {ofCourse > 0 ? (
        <p className="text-sm text-muted">
          Only your own words can be deleted or put into groups: {ownIds.length} of these.
        </p>
      ) : null}
      {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
      {asksToDelete ? (
        <DiscardDialog
          title={`Delete ${words}?`}
          stayLabel={ownIds.length === 1 ? 'Keep it' : 'Keep them'}
          discardLabel="Delete"
          stay={() => setAsksToDelete(false)}
          discard={() => {
            setAsksToDelete(false);
            act(() => removeAll(ownIds), `${words} deleted.`);
          }}
        >
          <p>
            {ownIds.length === 1
              ? 'It is deleted with its note and reviews'
              : 'They are deleted with their notes and reviews'}
            , and what Ena knows about your memory of {ownIds.length === 1 ? 'it' : 'them'}. This cannot be
            undone.
          </p>
        </DiscardDialog>
      ) : null}
    </section>
  );
}
