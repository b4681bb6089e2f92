import type { Card, CardAction, MetItem, PastReview } from '@ena/contract/reviews';
import { isDifficult, nextDay } from '@ena/domain/review/strength';
import type { Day } from '@ena/domain/streak/day';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { createResource, type Resource, useResource } from '../../../platform/resource.ts';
import { useAction } from '../../../platform/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { DiscardDialog } from '../../../ui/DiscardDialog.tsx';
import { Skeleton } from '../../../ui/Feedback.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Ka } from '../../../ui/Georgian.tsx';
import { LoadErrorBanner } from '../../../ui/LoadErrorBanner.tsx';
import { ProgressBar } from '../../../ui/Progress.tsx';
import type { ItemChanges } from './itemChanges.ts';
import { OwnWordActions } from './OwnWordActions.tsx';
import { PersonalNote } from './PersonalNote.tsx';
import { dayText, daysText, formatDay, formatTexts, skillTexts } from '../texts.ts';

const doneTexts: Readonly<Record<CardAction, string>> = {
  bury: 'You will not be asked before tomorrow.',
  rest: 'You will not be asked for a week.',
  suspend: 'You will not be asked until you resume it.',
  resume: 'You will be asked again.',
  reset: 'Reset: it starts over today.',
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function nextText({ card, today, isPaused }: { card: Card; today: Day; isPaused: boolean }): string {
  const next = nextDay(card, today);
  if (next === null) return 'not while suspended';
  return isPaused ? 'not while paused' : dayText(next, today);
}

const recallLabel = 'Chance to remember it today';

interface CardBoxProps {
  readonly item: MetItem;
  readonly card: Card;
  readonly today: Day;
  readonly isPaused: boolean;
  readonly onChanged: (card: Card) => void;
}

/** What is remembered of an item in one skill, and what can be done with its card. */
function CardBox({ item, card, today, isPaused, onChanged }: CardBoxProps) {
  const { itemId, form } = item;
  const { skill, recall, stability, reps, lapses, state: cardState, due } = card;
  const { state, run } = useAction<'UNKNOWN_UNIT'>();
  const [done, setDone] = useState<CardAction | null>(null);
  const [asksToReset, setAsksToReset] = useState(false);
  const { title, text } = skillTexts[skill];
  const isBusy = state.kind === 'busy';
  const isActive = cardState === 'active';
  const isHard = isDifficult(card);
  const change = (action: CardAction) => {
    setDone(null);
    void run(async () => {
      const response = await api.reviews.changeCard({ itemId, skill, action });
      onChanged(response.card);
      setDone(action);
    });
  };
  return (
    <section
      aria-label={title}
      className="grid content-start gap-3 rounded-xl border border-line bg-surface p-4"
    >
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        {title} <span className="font-sans text-sm font-normal text-muted">{text}</span>
      </h3>
      {reps === 0 ? (
        <p className="text-muted">Not asked yet.</p>
      ) : (
        <div className="grid gap-1.5">
          <p aria-hidden className="flex justify-between gap-3 text-sm text-muted">
            <span>{recallLabel}</span> <span className="tabular-nums">{recall}%</span>
          </p>
          <ProgressBar percent={recall} label={recallLabel} className="h-2" />
        </div>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact name="Next review">{nextText({ card, today, isPaused })}</Fact>
        {reps === 0 ? null : (
          <>
            <Fact name="Memory lasts">{daysText(stability)}</Fact>
            <Fact name="Reviews">{reps}</Fact>
            <Fact name="Forgotten">{lapses === 0 ? 'never' : lapses === 1 ? 'once' : `${lapses} times`}</Fact>
          </>
        )}
      </dl>
      {isHard ? (
        <p className="text-sm text-muted">
          Forgotten again and again. A note may help, such as a picture that the sound brings to mind, or a
          rest.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isHard && isActive ? (
          <Button
            variant="secondary"
            className="text-sm"
            aria-disabled={isBusy}
            onClick={() => change('rest')}
          >
            Rest for a week
          </Button>
        ) : null}
        {due <= today && cardState !== 'suspended' ? (
          <Button
            variant="secondary"
            className="text-sm"
            aria-disabled={isBusy || !isActive}
            onClick={() => (isActive ? change('bury') : undefined)}
          >
            {isActive ? 'Bury until tomorrow' : 'Buried until tomorrow'}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          className="text-sm"
          aria-disabled={isBusy}
          onClick={() => change(isActive ? 'suspend' : 'resume')}
        >
          {isActive ? 'Suspend' : 'Resume'}
        </Button>
        <Button
          variant="quiet"
          className="text-sm aria-disabled:text-muted"
          aria-disabled={isBusy || reps === 0}
          onClick={() => (reps === 0 ? undefined : setAsksToReset(true))}
        >
          Reset
        </Button>
      </div>
      {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
      <p role="status" className="text-sm text-muted empty:hidden">
        {done ? doneTexts[done] : null}
      </p>
      {asksToReset ? (
        <DiscardDialog
          title="Reset this card?"
          stayLabel="Keep it"
          discardLabel="Reset"
          stay={() => setAsksToReset(false)}
          discard={() => {
            setAsksToReset(false);
            change('reset');
          }}
        >
          <p>
            Ena will ask <Ka>{form}</Ka> ({text}) as if you had never reviewed it, from today on. This cannot
            be undone.
          </p>
        </DiscardDialog>
      ) : null}
    </section>
  );
}

const shownReviews = 6;

function ReviewRow({ review: { correct, day, format, counted, skill } }: { review: PastReview }) {
  const Icon = correct ? Check : X;
  return (
    <li className={`flex items-start gap-3 py-2 text-sm ${counted ? '' : 'text-muted'}`}>
      <span className={`flex w-20 shrink-0 items-center gap-1.5 ${correct ? 'text-correct' : 'text-wrong'}`}>
        <Icon size={16} aria-hidden className="shrink-0" /> {correct ? 'Right' : 'Wrong'}
      </span>
      <span className="min-w-0 flex-1">
        {formatTexts[format]}
        {format === 'lesson' && skill === 'produce' ? ', typed in Georgian' : ''}
        {counted ? '' : ' (before the reset)'}
      </span>
      <time dateTime={day} className="shrink-0 text-muted">
        {formatDay(day)}
      </time>
    </li>
  );
}

type HistoryResource = Resource<PastReview[]>;

function History({ history, className }: { history: HistoryResource; className: string }) {
  const state = useResource(history);
  const [showsAll, setShowsAll] = useState(false);
  const reviews = state.kind === 'known' ? state.value : [];
  return (
    <section aria-label="History" className={className}>
      <h3 className="text-lg">History</h3>
      {state.kind === 'failed' ? (
        <div className="mt-2">
          <LoadErrorBanner retry={history.refresh}>
            {`The history could not be loaded. ${errorText(state.code)}`}
          </LoadErrorBanner>
        </div>
      ) : null}
      {state.kind === 'unknown' ? (
        <div role="status" aria-label="Loading the history" className="mt-2 grid gap-2">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </div>
      ) : null}
      {state.kind === 'known' && reviews.length === 0 ? (
        <p className="mt-1 text-muted">No reviews yet.</p>
      ) : null}
      <ol className="mt-1 divide-y divide-line">
        {reviews.slice(0, showsAll ? undefined : shownReviews).map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ol>
      {reviews.length > shownReviews ? (
        <Button
          variant="quiet"
          className="mt-1 text-sm"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${reviews.length}`}
        </Button>
      ) : null}
    </section>
  );
}

interface ItemDetailsProps {
  readonly item: MetItem;
  readonly today: Day;
  readonly isPaused: boolean;
  readonly changes: ItemChanges;
}

/** The cards of an item, one per skill, its past reviews, and the learner's note; an own word can be changed. */
export function ItemDetails({ item, today, isPaused, changes }: ItemDetailsProps) {
  const { itemId, own, cards } = item;
  const [history] = useState<HistoryResource>(() =>
    createResource(async () => (await api.reviews.history({ itemId })).reviews),
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      {own ? <OwnWordActions item={item} changes={changes} /> : null}
      <PersonalNote item={item} onChanged={(note) => changes.onNote(itemId, note)} />
      {cards.length === 0 ? (
        <p className="text-muted">
          You have not been asked this word yet. Today brings your own words, too, among the new ones of each
          day.
        </p>
      ) : (
        <div className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2">
          {cards.map((card) => (
            <CardBox
              key={card.skill}
              item={item}
              card={card}
              today={today}
              isPaused={isPaused}
              onChanged={(changed) => {
                changes.onCard(itemId, changed);
                // A reset marks what was before.
                void history.refresh().catch(() => undefined);
              }}
            />
          ))}
          <History history={history} className={cards.length > 1 ? 'md:col-span-2' : ''} />
        </div>
      )}
    </div>
  );
}
