import type { ReviewRunItem } from '@ena/contract/reviews';
import { correctAnswer } from '@ena/domain/exercise/kinds';
import type { MatchStep, ReviewRunState } from '@ena/domain/review/reviewRunModel';
import { itemIdsOf } from '@ena/domain/review/stepItems';
import { type RefObject, useRef, useState } from 'react';
import { loadPlayer } from '../../../sound/loadPlayer.ts';
import { useShortcuts } from '../useShortcuts.ts';

/** Keys of the meanings; the items have the keys 1 to 4. */
export const meaningKeys = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** What was just connected. A null meaning: the learner did not know. */
export interface MatchResult {
  readonly itemId: string;
  readonly meaning: string | null;
  readonly correct: boolean;
  /** Counts the results, so that equal ones in succession are two announcements. */
  readonly number: number;
}

interface Selection {
  readonly itemId: string | null;
  readonly meaning: string | null;
  readonly result: MatchResult | null;
}
const nothing: Selection = { itemId: null, meaning: null, result: null };

export interface RunningMatch extends Selection {
  readonly chooseItem: (itemId: string) => void;
  readonly chooseMeaning: (meaning: string) => void;
  /** Shows the meaning of the chosen item. */
  readonly giveUp: () => void;
  readonly reset: () => void;
}

function playItem(item: ReviewRunItem | undefined): void {
  if (!item || item.clip === null) return;
  const { id, clip: name, form: text } = item;
  const request = { buttonId: id, name, text, hasMinHighlight: false, slow: false, clipOnly: false };
  loadPlayer().then(
    ({ play }) => play(request),
    () => undefined,
  );
}

/**
 * The selection in a match, also by keys; `step` is null where there is nothing to match. An item and a meaning are
 * chosen in either order. An item is heard when it is chosen; a letter when it is connected, because its sound is its
 * meaning.
 */
export function useMatch(
  area: RefObject<HTMLElement | null>,
  step: MatchStep | null,
  items: Readonly<Record<string, ReviewRunItem>>,
  state: ReviewRunState,
  match: (itemId: string, response: string | null) => void,
): RunningMatch {
  const [selection, setSelection] = useState(nothing);
  const { itemId, meaning } = selection;
  const resultCount = useRef(0);
  const matched = state.phase === 'matching' ? state.matched : [];
  const itemIds = step ? itemIdsOf(step) : [];
  const meanings = step?.meanings ?? [];
  const meaningOf = (id: string) => {
    const pair = step?.pairs.find((one) => one.itemId === id);
    return pair ? correctAnswer(pair.question) : null;
  };
  const isLetter = (id: string) => items[id]?.kind === 'letter';
  const connect = (id: string, response: string | null) => {
    const correct = response === meaningOf(id);
    const isDone = correct || response === null;
    match(id, response);
    if (isDone && isLetter(id)) playItem(items[id]);
    // After a wrong meaning, the item stays chosen for the next one.
    resultCount.current += 1;
    const result = { itemId: id, meaning: response, correct, number: resultCount.current };
    setSelection({ itemId: isDone ? null : id, meaning: null, result });
  };
  const chooseItem = (id: string) => {
    if (meaningOf(id) === null || matched.includes(id)) return;
    if (!isLetter(id) && id !== itemId) playItem(items[id]);
    if (meaning !== null) connect(id, meaning);
    else setSelection({ ...nothing, itemId: id === itemId ? null : id });
  };
  const chooseMeaning = (text: string) => {
    if (matched.some((id) => meaningOf(id) === text)) return;
    if (itemId !== null) connect(itemId, text);
    else setSelection({ ...nothing, meaning: text === meaning ? null : text });
  };
  const shortcuts: readonly (readonly [code: string, action: () => void])[] = [
    ...itemIds.map((id, index) => [`Digit${index + 1}`, () => chooseItem(id)] as const),
    ...meanings.map((text, index) => [`Key${meaningKeys[index]}`, () => chooseMeaning(text)] as const),
  ];
  useShortcuts(area, Object.fromEntries(shortcuts));
  return {
    ...selection,
    chooseItem,
    chooseMeaning,
    giveUp: () => {
      if (itemId !== null) connect(itemId, null);
    },
    reset: () => setSelection(nothing),
  };
}
