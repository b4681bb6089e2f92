import type { ReviewRunItem } from '@ena/contract/reviews';
import {
  check,
  emptyResponse,
  type ExerciseItem,
  type ExerciseResponse,
  isChosen,
  isTyped,
} from '@ena/domain/exercise/kinds';
import { shownTexts } from '@ena/domain/exercise/question';
import {
  canAccept,
  canRate,
  canUndo,
  currentStep,
  judgedAnswer,
  missedInMatch,
  percentDone,
  letterCountHint,
} from '@ena/domain/review/reviewRun';
import type { AskStep, ReviewRunState } from '@ena/domain/review/reviewRunModel';
import type { Rating } from '@ena/domain/review/grade';
import { itemIdsOf } from '@ena/domain/review/stepItems';
import { Lightbulb, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { ItemView, loadTypedViews, QuestionPrompt } from '../../../exercise/ItemView.tsx';
import { useAnswerKeys } from '../../../exercise/useAnswerKeys.ts';
import { isTypingIn } from '../../../exercise/useKeys.ts';
import { promptId } from '../../../exercise/view.ts';
import { loadPlayer } from '../../../sound/loadPlayer.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/Progress.tsx';
import { AnswerVerdict } from './AnswerVerdict.tsx';
import { IntroduceStep } from './IntroduceStep.tsx';
import { ItemDetails } from '../ItemDetails.tsx';
import { KeyHints } from '../KeyHints.tsx';
import { MatchBoard } from './MatchBoard.tsx';
import type { StartedReviewRun } from './storedReviewRun.ts';
import { useReviewRun } from './useReviewRun.ts';
import { useMatch } from './useMatch.ts';
import { useShortcuts } from '../useShortcuts.ts';

const ownRatings: readonly (readonly [rating: Rating, label: string])[] = [
  [2, 'Hard'],
  [3, 'Good'],
  [4, 'Easy'],
];

/** Loads clips and code of a review run in advance, so that it can continue offline. */
function usePrefetch(items: Readonly<Record<string, ReviewRunItem>>): void {
  useEffect(() => {
    // Loaded again where it is needed, if this fails.
    loadTypedViews().catch(() => undefined);
    loadPlayer().then(
      ({ prefetchClip }) => {
        for (const { clip, example } of Object.values(items)) {
          if (clip === null) continue;
          prefetchClip(clip);
          if (example) prefetchClip(example.form);
        }
      },
      () => undefined,
    );
  }, [items]);
}

interface AskProps {
  readonly step: AskStep;
  readonly state: ReviewRunState;
  readonly shown: readonly string[];
  readonly respond: (response: ExerciseResponse) => void;
}

/** The question; a typed one is replaced by its answer once it is judged, so that phones have room for that. */
function Ask({ step: { question }, state, shown, respond }: AskProps) {
  const isJudged = state.phase === 'judged';
  const response =
    (state.phase === 'answering' || isJudged ? state.response : null) ?? emptyResponse(question);
  const isReplaced = isJudged && isTyped(question);
  return (
    <>
      {isReplaced ? (
        <QuestionPrompt item={question} />
      ) : (
        <ItemView
          item={question}
          shown={shown}
          response={response}
          respond={respond}
          verdict={isJudged ? state.verdict : null}
          locked={isJudged}
          placeholder="Type your answer"
        />
      )}
    </>
  );
}

/**
 * Keeps the focus in the review run: a new step or verdict takes it, unless the learner is typing; and each `state` in
 * which the button that had it is gone, such as Hint.
 */
function useFocusOnStep(
  frame: { readonly current: HTMLElement | null },
  stepKey: string,
  state: ReviewRunState,
): void {
  useEffect(() => {
    // On a phone the sticky bar covers the end of the page, where the browser would scroll to.
    if (!isTypingIn(frame.current)) frame.current?.focus({ preventScroll: true });
  }, [frame, stepKey]);
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, state]);
}

/**
 * Scrolls to the end of what is below a verdict or hint: the keys to type with, or what explains an answer. The verdict
 * stays in view. The scroll margins are what covers the page at its top and at its bottom.
 */
function scrollBelow(verdict: HTMLElement, below: HTMLElement): void {
  const { scrollMarginTop } = getComputedStyle(verdict);
  const { scrollMarginBottom } = getComputedStyle(below);
  const needed =
    below.getBoundingClientRect().bottom + Number.parseFloat(scrollMarginBottom) - window.innerHeight;
  const possible = verdict.getBoundingClientRect().top - Number.parseFloat(scrollMarginTop);
  window.scrollBy({ top: Math.min(Math.max(needed, 0), possible), behavior: 'smooth' });
}

const isComplete = (question: ExerciseItem, response: ExerciseResponse) =>
  check(question, response).kind !== 'incomplete';

interface ReviewRunViewProps {
  readonly learnerId: string;
  readonly started: StartedReviewRun;
  /** Whether right answers are rated by the learner. */
  readonly isRated: boolean;
  /** Why no answer can be given now; null if it can. */
  readonly blocked: ReactNode;
  readonly onLeave: () => void;
  readonly onFinished: (state: ReviewRunState) => void;
}

/** A review run, step by step: new items and questions. */
export function ReviewRunView({
  learnerId,
  started,
  isRated,
  blocked,
  onLeave,
  onFinished,
}: ReviewRunViewProps) {
  const { state, dispatch, answer, match: connect } = useReviewRun(learnerId, started, onLeave);
  const { steps, items } = started.run;
  const { seed, passed, queue, phase } = state;
  const frame = useRef<HTMLDivElement>(null);
  const step = currentStep(steps, state);
  const matchStep = step?.kind === 'match' ? step : null;
  const isMatching = phase === 'matching' && blocked === null;
  const match = useMatch(frame, isMatching ? matchStep : null, items, state, connect);
  const missed = matchStep ? missedInMatch(matchStep, state) : [];
  const question = step?.kind === 'ask' ? step.question : null;
  const shown = useMemo(() => (question ? shownTexts(question, seed, passed) : []), [question, seed, passed]);
  usePrefetch(items);
  useEffect(() => {
    if (phase === 'finished') onFinished(state);
  }, [phase, state, onFinished]);
  useFocusOnStep(frame, `${passed} ${phase}`, state);
  const headingId = useId();
  const verdict = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const hasTypo = state.phase === 'answering' && state.typo !== null;
  const hasHint = state.phase === 'answering' && state.hintUsed;
  useEffect(() => {
    const below =
      phase === 'judged' || phase === 'matched'
        ? details.current
        : hasTypo || hasHint
          ? content.current
          : null;
    if (verdict.current && below) scrollBelow(verdict.current, below);
    // A new step begins at its top.
    else window.scrollTo({ top: 0 });
  }, [passed, phase, hasTypo, hasHint]);

  const isIntroducing = phase === 'introducing';
  const isAnswering = phase === 'answering' && blocked === null;
  const draft = state.phase === 'answering' ? state.response : null;
  const isChoice = question !== null && isChosen(question);
  const isCheckable = isAnswering && question !== null && draft !== null && isComplete(question, draft);
  const rates = isRated && canRate(state);
  const hint =
    isAnswering && question && state.phase === 'answering' && !state.hintUsed
      ? letterCountHint(question)
      : null;
  const next = (rating?: Rating) => {
    match.reset();
    dispatch({ type: 'next', ...(rating !== undefined && { rating }) });
  };
  const checkDraft = () => {
    if (isCheckable) answer(draft);
  };
  const respond = (response: ExerciseResponse) => {
    if (!isAnswering) return;
    if (isChoice) answer(response);
    else dispatch({ type: 'respond', response });
  };
  const undo = () => {
    match.reset();
    dispatch({ type: 'undo' });
  };
  const accept = () => dispatch({ type: 'accept' });
  const giveUp = () => {
    if (isAnswering) answer(null);
    if (isMatching) match.giveUp();
  };
  useAnswerKeys(
    frame,
    isAnswering && isChoice ? shown : rates ? ownRatings.map(([, label]) => label) : [],
    (option) => {
      const rating = rates ? ownRatings.find(([, label]) => label === option)?.[0] : undefined;
      if (rating === undefined) respond(option);
      else next(rating);
    },
    () => (phase === 'answering' ? checkDraft() : next()),
  );
  useShortcuts(frame, { KeyR: accept, KeyU: undo, Digit0: giveUp });

  const stepItems = step ? itemIdsOf(step).flatMap((itemId) => items[itemId] ?? []) : [];
  const [item] = stepItems;
  if (!step || !item) return null;
  const explained = stepItems.filter(({ id }) =>
    phase === 'matched' ? missed.includes(id) : phase === 'judged',
  );
  const hints: (readonly [string, string])[] = [
    ...(isAnswering && isChoice ? [[`1-${shown.length}`, 'choose'] as const] : []),
    ...(isAnswering && !isChoice ? [['Enter', 'check'] as const] : []),
    ...(isMatching ? [['1-4', 'Georgian'] as const, ['A-F', 'English'] as const] : []),
    ...(isAnswering || isMatching ? [[isChoice || isMatching ? '0' : 'Alt+0', 'I don’t know'] as const] : []),
    ...(rates ? [['1-3', 'rate'] as const] : []),
    ...(phase === 'answering' || phase === 'matching'
      ? []
      : [['Enter', rates ? 'good' : 'continue'] as const]),
    ...(canAccept(steps, state) ? [['R', 'I was right'] as const] : []),
    ...(canUndo(state) ? [[isAnswering && !isChoice ? 'Alt+U' : 'U', 'undo'] as const] : []),
  ];
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={`Today’s session, step ${passed + 1} of ${passed + queue.length}`}
      // Not with a verdict, which is announced.
      aria-describedby={
        phase === 'judged' || phase === 'matched' ? undefined : question ? promptId(question) : headingId
      }
      className={`mx-auto max-w-quiz px-5 pt-3 outline-none max-sm:flex max-sm:min-h-dvh-minus-16 max-sm:flex-col sm:pt-6 sm:pb-10 ${isIntroducing ? 'sm:flex sm:flex-col' : 'sm:grid sm:grid-cols-1fr-auto sm:gap-x-3'}`}
    >
      <div className="order-first mb-4 flex items-center gap-3 sm:col-span-2 sm:mb-6">
        <Button variant="quiet" className="-ml-3 px-3" aria-label="Leave the session" onClick={onLeave}>
          <X size={20} aria-hidden />
        </Button>
        <ProgressBar percent={percentDone(state)} label="Progress of the session" className="h-2 flex-1" />
        <span aria-hidden className="text-muted tabular-nums">
          {passed + 1} of {passed + queue.length}
        </span>
        <Button
          variant="quiet"
          className="-mr-3 px-3"
          aria-disabled={!canUndo(state)}
          aria-label="Undo the last answer"
          onClick={undo}
        >
          <Undo2 size={20} aria-hidden />
        </Button>
      </div>
      <div
        ref={content}
        key={`${passed} ${queue[0]?.step}`}
        className="grid scroll-mb-19 grid-cols-1 gap-5 short:max-sm:gap-3 sm:col-span-2"
      >
        {blocked ? (
          blocked
        ) : step.kind === 'introduce' ? (
          <IntroduceStep {...{ item, headingId }} />
        ) : step.kind === 'match' ? (
          <MatchBoard
            {...{ step, items, match, headingId }}
            matched={phase === 'matching' || phase === 'matched' ? state.matched : []}
            missed={missed.length}
            statusRef={verdict}
          />
        ) : (
          <Ask {...{ step, state, shown, respond }} />
        )}
      </div>
      {/* While typing, hints are above the field: below the keys they would be out of view on a phone. */}
      {matchStep ? null : (
        <div
          ref={verdict}
          role="status"
          className={
            isIntroducing
              ? ''
              : phase === 'answering' && !isChoice
                ? '-order-1 scroll-mt-20 not-empty:mb-5 short:max-sm:not-empty:mb-3 sm:col-span-2'
                : 'mt-5 scroll-mt-20 max-sm:not-empty:mb-5 sm:min-h-14'
          }
        >
          {step.kind === 'ask' && !blocked ? <AnswerVerdict step={step} state={state} /> : null}
        </div>
      )}
      {/* Sticky at the bottom of a phone's screen, however long the content is; so is what a new item needs on any. */}
      <div
        className={`flex gap-3 empty:hidden max-sm:z-10 max-sm:order-last max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:mt-auto max-sm:gap-2 max-sm:border-t max-sm:border-line max-sm:bg-page max-sm:px-5 max-sm:pt-3 max-sm:pb-safe-or-3 max-sm:*:px-3 sm:justify-end ${isIntroducing ? 'sm:sticky sm:bottom-0 sm:bg-page sm:pt-4 sm:pb-safe-or-4' : 'sm:col-start-2 sm:mt-5 sm:self-start'}`}
      >
        {hint === null ? null : (
          <Button variant="quiet" className="px-3" onClick={() => dispatch({ type: 'hint' })}>
            <Lightbulb size={18} aria-hidden /> <span className="max-sm:sr-only">Hint</span>
          </Button>
        )}
        {isAnswering || isMatching ? (
          <Button
            variant="secondary"
            className="whitespace-nowrap max-sm:flex-1"
            aria-disabled={isMatching && match.itemId === null}
            onClick={giveUp}
          >
            I don’t know
          </Button>
        ) : null}
        {isAnswering && !isChoice ? (
          // Not `disabled`: that would lose the focus after the click.
          <Button className="max-sm:flex-1" aria-disabled={!isCheckable} onClick={checkDraft}>
            Check
          </Button>
        ) : null}
        {canAccept(steps, state) ? (
          <Button variant="secondary" className="max-sm:flex-1" onClick={accept}>
            I was right
          </Button>
        ) : null}
        {rates
          ? ownRatings.map(([rating, label]) => (
              <Button
                key={rating}
                variant={rating === 3 ? 'primary' : 'secondary'}
                className="max-sm:flex-1"
                onClick={() => next(rating)}
              >
                {label}
              </Button>
            ))
          : null}
        {!rates && (isIntroducing || phase === 'matched' || judgedAnswer(state)) ? (
          <Button className="max-sm:flex-1" onClick={() => next()}>
            Continue
          </Button>
        ) : null}
      </div>
      {explained.length > 0 ? (
        <div
          ref={details}
          className={`grid gap-3 max-sm:mb-5 max-sm:scroll-mb-23 sm:col-span-2 sm:mt-4 ${matchStep ? 'max-sm:mt-5' : ''}`}
        >
          {explained.map((one) => (
            <ItemDetails
              key={one.id}
              item={one}
              autoPlay={question !== null && question.sound === undefined}
            />
          ))}
        </div>
      ) : null}
      <KeyHints hints={hints} />
    </div>
  );
}
