import type { ReviewRunItem } from '@ena/contract/reviews';
import { correctAnswer } from '@ena/domain/exercise/kinds';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import type { MatchStep } from '@ena/domain/review/reviewRunModel';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ka, KaFit } from '../../../ui/Georgian.tsx';
import { WordPicture } from '../../../ui/Picture.tsx';
import { VerdictLine } from './AnswerVerdict.tsx';
import { meaningKeys, type RunningMatch } from './useMatch.ts';

type TileState = 'open' | 'chosen' | 'wrong' | 'matched' | 'rest';
const tileClasses: Readonly<Record<TileState, string>> = {
  open: 'border-line bg-surface hover:border-wine',
  chosen: 'border-wine bg-wine-soft',
  wrong: 'border-wrong bg-wrong-soft',
  matched: 'border-transparent bg-correct-soft text-muted',
  rest: 'border-line border-dashed text-muted',
};

/** On a phone on the border, so that the text keeps its lines. */
const markClasses =
  'shrink-0 max-sm:absolute max-sm:-top-2.5 max-sm:right-2 max-sm:rounded-full max-sm:bg-page max-sm:px-1.5';

/** A word or meaning to choose. aria-disabled once it is matched, so that it keeps the focus. */
function Tile({
  state,
  shortcut,
  pair,
  choose,
  children,
}: {
  state: TileState;
  shortcut: string;
  /** Number of the pair that it belongs to, once it is matched. */
  pair: number | null;
  choose: () => void;
  children: ReactNode;
}) {
  const isOpen = state !== 'matched' && state !== 'rest';
  return (
    <button
      type="button"
      aria-pressed={state === 'chosen'}
      aria-disabled={!isOpen}
      onClick={isOpen ? choose : undefined}
      className={`relative flex min-h-14 w-full min-w-0 items-center gap-3 rounded-lg border-1.5 px-2.5 py-2 text-left transition-colors motion-reduce:transition-none short:min-h-12 short:py-1.5 sm:px-4 ${tileClasses[state]}`}
    >
      <kbd
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-sm border-1.5 border-line font-sans text-sm font-semibold text-muted max-sm:hidden"
      >
        {shortcut}
      </kbd>
      <span className="min-w-0 flex-1 break-words">{children}</span>
      {pair === null ? null : (
        <span
          className={`flex items-center gap-0.5 text-sm font-semibold text-correct tabular-nums ${markClasses}`}
        >
          <Check size={16} aria-hidden /> <span aria-hidden>{pair}</span>
          <span className="sr-only">(pair {pair})</span>
        </span>
      )}
      {state === 'wrong' ? (
        <span className={`text-wrong ${markClasses}`}>
          <X size={18} aria-hidden /> <span className="sr-only">(not this one)</span>
        </span>
      ) : null}
    </button>
  );
}

/** What the last choice was, or what is missing at the end. */
function MatchVerdict({ items, match: { result }, missed, isDone }: MatchVerdictProps) {
  if (isDone && missed === 0)
    return (
      <VerdictLine tone="right">
        <p className="font-semibold">All matched at the first attempt!</p>
      </VerdictLine>
    );
  if (isDone)
    return (
      <VerdictLine tone="wrong">
        <p className="font-semibold">
          All matched. {missed === 1 ? '1 comes' : `${missed} come`} again later.
        </p>
      </VerdictLine>
    );
  const item = result ? items[result.itemId] : undefined;
  if (!result || !item) return null;
  if (result.meaning === null || result.correct)
    return (
      <VerdictLine tone={result.correct ? 'right' : 'wrong'}>
        <p className="font-semibold">
          {result.correct ? 'Correct: ' : 'The answer: '}
          <Ka>{item.form}</Ka> – {typesetEjectives(item.gloss)}
        </p>
      </VerdictLine>
    );
  return (
    <VerdictLine key={result.number} tone="wrong">
      <p className="font-semibold">Not quite. Try again.</p>
    </VerdictLine>
  );
}

interface MatchVerdictProps {
  readonly items: Readonly<Record<string, ReviewRunItem>>;
  readonly match: RunningMatch;
  /** Number of items that were not connected at once. */
  readonly missed: number;
  readonly isDone: boolean;
}

/** Georgian items and English meanings in two columns, to be connected. */
export function MatchBoard({
  step,
  items,
  matched,
  match,
  missed,
  headingId,
}: Omit<MatchVerdictProps, 'isDone'> & {
  step: MatchStep;
  /** Items that are connected with their meaning. */
  matched: readonly string[];
  /** Id of the heading, by which the step is described. */
  headingId: string;
}) {
  const found = step.pairs.flatMap(({ itemId }) => items[itemId] ?? []);
  const kind = found[0]?.kind ?? 'word';
  const noun = kind === 'letter' ? 'sound' : step.images ? 'picture' : 'meaning';
  const isDone = matched.length === step.pairs.length;
  const stateOf = (isMatched: boolean, isChosen: boolean, isWrong = false): TileState => {
    if (isMatched) return 'matched';
    if (isDone) return 'rest';
    return isChosen ? 'chosen' : isWrong ? 'wrong' : 'open';
  };
  const pairOf = (meaning: string) =>
    step.pairs.findIndex(
      ({ itemId, question }) => matched.includes(itemId) && correctAnswer(question) === meaning,
    );
  return (
    <>
      <div className="grid gap-2">
        <h2 id={headingId} className="text-2xl leading-snug max-sm:text-xl short:max-sm:text-lg">
          Match {kind}s and {noun}s.
        </h2>
        <div className="min-h-7">
          <div role="status">
            <MatchVerdict {...{ items, match, missed, isDone }} />
          </div>
          {/* Not in the live region: it would be announced before each pair. */}
          {match.result || isDone ? null : <p className="text-muted">Two {noun}s are left over.</p>}
        </div>
      </div>
      <div
        translate="no"
        className="grid grid-cols-2 gap-2.5 max-sm:mt-auto short:max-sm:gap-2 sm:gap-4 short:gap-2"
      >
        <div role="group" aria-label="Georgian" className="grid auto-rows-fr gap-2.5 short:gap-2">
          {found.map(({ id, form }, index) => (
            <Tile
              key={id}
              state={stateOf(matched.includes(id), id === match.itemId)}
              shortcut={String(index + 1)}
              pair={matched.includes(id) ? index + 1 : null}
              choose={() => match.chooseItem(id)}
            >
              <KaFit className="text-lg sm:text-2xl short:sm:text-xl">{form}</KaFit>
            </Tile>
          ))}
        </div>
        <div
          role="group"
          aria-label="English"
          className={`grid gap-2.5 short:gap-2 ${step.images ? 'auto-rows-fr grid-cols-2' : ''}`}
        >
          {step.meanings.map((meaning, index) => {
            const pair = pairOf(meaning);
            const isWrong = match.result?.correct === false && match.result.meaning === meaning;
            return (
              <Tile
                key={meaning}
                state={stateOf(pair !== -1, meaning === match.meaning, isWrong)}
                shortcut={meaningKeys[index] ?? ''}
                pair={pair === -1 ? null : pair + 1}
                choose={() => match.chooseMeaning(meaning)}
              >
                {step.images?.[meaning] === undefined ? (
                  <span className="sm:text-lg">{typesetEjectives(meaning)}</span>
                ) : (
                  <WordPicture
                    name={step.images[meaning]}
                    alt={meaning}
                    isLazy={false}
                    className="mx-auto size-14 max-sm:size-12 short:max-sm:size-10"
                  />
                )}
              </Tile>
            );
          })}
        </div>
      </div>
    </>
  );
}
