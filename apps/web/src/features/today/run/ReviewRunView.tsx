import type { ReviewRun } from '@ena/contract/reviews';
import {
  canCheckResponse,
  chooseOption,
  emptyResponse,
  type ExerciseResponse,
  hasTextKeys,
  isChosen,
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
import { Lightbulb, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { AnswerTexts } from '../../../exercise/AnswerTexts.tsx';
import { ItemView, loadTypedViews } from '../../../exercise/ItemView.tsx';
import { useAutoContinue } from '../../../exercise/autoContinue.ts';
import { useAnswerKeys } from '../../../exercise/useAnswerKeys.ts';
import { isTypingIn } from '../../../exercise/useKeys.ts';
import { loadExplanations } from '../../../exercise/answerForms.ts';
import { promptId } from '../../../exercise/view.ts';
import { pictureUrl } from '../../../platform/pictureUrl.ts';
import { loadPlayer } from '../../../sound/loadPlayer.ts';
import { Button } from '../../../ui/Button.tsx';
import { AnswerVerdict } from './AnswerVerdict.tsx';
import { DifficultNote } from './DifficultNote.tsx';
import { IntroduceStep } from './IntroduceStep.tsx';
import { AnswerLine, ItemDetails, ItemExtras } from '../ItemDetails.tsx';
import { KeyHints } from '../../../exercise/KeyHints.tsx';
import { HeaderButton, RunBar, RunHeader, RunScreen } from '../../../exercise/RunScreen.tsx';
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

/** Names of the pictures of a review run. */
const picturesIn = ({ items, steps }: ReviewRun): readonly string[] => [
  ...Object.values(items).flatMap(({ image }) => image ?? []),
  ...steps.flatMap((step) => {
    if (step.kind === 'match') return Object.values(step.images ?? {});
    return step.kind === 'ask' && step.question.kind === 'choice'
      ? Object.values(step.question.images ?? {})
      : [];
  }),
];

/** Loads clips, pictures and code of a review run in advance, so that it can continue offline. */
function usePrefetch(run: ReviewRun): void {
  const { items, steps } = run;
  useEffect(() => {
    for (const name of picturesIn(run)) new Image().src = pictureUrl(name);
  }, [run]);
  useEffect(() => {
    const questions = steps.flatMap((step) => (step.kind === 'ask' ? [step.question] : []));
    loadExplanations(questions).catch(() => undefined);
  }, [steps]);
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

/** The question with what was answered. */
function Ask({ step: { question }, state, shown, respond }: AskProps) {
  const isJudged = state.phase === 'judged';
  const response =
    (state.phase === 'answering' || isJudged ? state.response : null) ?? emptyResponse(question);
  return (
    <ItemView
      item={question}
      shown={shown}
      response={response}
      respond={respond}
      verdict={isJudged ? state.verdict : null}
      locked={isJudged}
      placeholder="Type your answer"
    />
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
    if (!isTypingIn(frame.current)) frame.current?.focus({ preventScroll: true });
  }, [frame, stepKey]);
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, state]);
}

interface ReviewRunViewProps {
  readonly learnerId: string;
  readonly started: StartedReviewRun;
  /** Whether right answers are rated by the learner. */
  readonly isRated: boolean;
  /** Above the question. */
  readonly notices: ReactNode;
  /** Why no answer can be given now; null if it can. */
  readonly blocked: ReactNode;
  readonly onLeave: () => void;
  readonly onFinished: (state: ReviewRunState) => void;
}

/** A review run, step by step: new items and questions. */
export default function ReviewRunView({
  learnerId,
  started,
  isRated,
  notices,
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
  usePrefetch(started.run);
  useEffect(() => {
    if (phase === 'finished') onFinished(state);
  }, [phase, state, onFinished]);
  useFocusOnStep(frame, `${passed} ${phase}`, state);
  const headingId = useId();
  const isIntroducing = phase === 'introducing';
  const isAnswering = phase === 'answering' && blocked === null;
  const draft = state.phase === 'answering' ? state.response : null;
  const isChoice = question !== null && isChosen(question);
  const isCheckable = isAnswering && question !== null && draft !== null && canCheckResponse(question, draft);
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
    isAnswering && question && hasTextKeys(question)
      ? shown
      : rates
        ? ownRatings.map(([, label]) => label)
        : [],
    (option) => {
      const rating = rates ? ownRatings.find(([, label]) => label === option)?.[0] : undefined;
      if (rating !== undefined) next(rating);
      else if (question) respond(chooseOption(draft ?? emptyResponse(question), option));
    },
    () => (phase === 'answering' ? checkDraft() : next()),
  );
  const isAllRight =
    phase === 'matched' ? missed.length === 0 : judgedAnswer(state)?.correct === true && !rates;
  useAutoContinue(isAllRight && blocked === null, () => next());
  useShortcuts(frame, { KeyR: accept, KeyU: undo, Digit0: giveUp });

  const stepItems = step ? itemIdsOf(step).flatMap((itemId) => items[itemId] ?? []) : [];
  const [item] = stepItems;
  if (!step || !item) return null;
  const hints: (readonly [string, string])[] = [
    ...(isAnswering && question && hasTextKeys(question)
      ? [[`1-${shown.length}`, isChoice ? 'choose' : 'place'] as const]
      : []),
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
  const isJudged = phase === 'judged' || phase === 'matched';
  const judged = judgedAnswer(state);
  const tone = phase !== 'judged' ? 'neutral' : judged?.correct ? 'right' : 'wrong';
  return (
    <RunScreen
      ref={frame}
      label={`Today’s session, step ${passed + 1} of ${passed + queue.length}`}
      // Not with a verdict, which is announced.
      describedBy={isJudged ? undefined : question ? promptId(question) : headingId}
      contentKey={`${passed} ${queue[0]?.step}`}
      isJudged={isJudged}
      isCentered={question === null || isChoice}
      header={
        <RunHeader
          close={{ label: 'Leave the session', onClick: onLeave }}
          progress={{ percent: percentDone(state), label: 'Progress of the session' }}
          position={`${passed + 1} of ${passed + queue.length}`}
        >
          <HeaderButton label="Undo the last answer" isDisabled={!canUndo(state)} onClick={undo}>
            <Undo2 size={20} aria-hidden />
          </HeaderButton>
        </RunHeader>
      }
      bar={
        <RunBar
          tone={tone}
          feedback={
            <div className="grid gap-1.5">
              <div role="status">
                {step.kind === 'ask' && !blocked ? <AnswerVerdict step={step} state={state} /> : null}
              </div>
              {phase === 'judged' ? (
                item.kind === 'skill' && question ? (
                  <AnswerTexts item={question} isSilent isOneLine className="max-sm:ml-8" />
                ) : (
                  <AnswerLine item={item} autoPlay={question !== null && question.sound === undefined} />
                )
              ) : null}
              <KeyHints hints={hints} />
            </div>
          }
          actions={
            <>
              {hint === null ? null : (
                <Button
                  variant="quiet"
                  className="px-3 max-sm:flex-none!"
                  onClick={() => dispatch({ type: 'hint' })}
                >
                  <Lightbulb size={18} aria-hidden /> <span className="max-sm:sr-only">Hint</span>
                </Button>
              )}
              {isAnswering || isMatching ? (
                <Button
                  variant="secondary"
                  className="whitespace-nowrap"
                  aria-disabled={isMatching && match.itemId === null}
                  onClick={giveUp}
                >
                  I don’t know
                </Button>
              ) : null}
              {isAnswering && !isChoice ? (
                // Not `disabled`: that would lose the focus after the click.
                <Button aria-disabled={!isCheckable} onClick={checkDraft}>
                  Check
                </Button>
              ) : null}
              {canAccept(steps, state) ? (
                <Button variant="secondary" onClick={accept}>
                  I was right
                </Button>
              ) : null}
              {rates
                ? ownRatings.map(([rating, label]) => (
                    <Button
                      key={rating}
                      variant={rating === 3 ? 'primary' : 'secondary'}
                      className="max-sm:px-3"
                      onClick={() => next(rating)}
                    >
                      {label}
                    </Button>
                  ))
                : null}
              {!rates && (isIntroducing || phase === 'matched' || judged) ? (
                <Button onClick={() => next()}>Continue</Button>
              ) : null}
            </>
          }
        />
      }
    >
      <h1 className="sr-only">Today</h1>
      {notices}
      <div key={`${passed} ${queue[0]?.step}`} className="contents">
        {blocked ? (
          blocked
        ) : step.kind === 'introduce' ? (
          <IntroduceStep {...{ item, headingId }} />
        ) : step.kind === 'match' ? (
          <MatchBoard
            {...{ step, items, match, headingId }}
            matched={phase === 'matching' || phase === 'matched' ? state.matched : []}
            missed={missed.length}
          />
        ) : (
          <Ask {...{ step, state, shown, respond }} />
        )}
        {/* What follows an answer does not move it: the room of the first is kept, or, on a low screen, none has any. */}
        <div className="-mt-5 max-sm:-mt-3 short:h-0">
          {isChoice || phase === 'judged' ? (
            <div className={`pt-5 max-sm:pt-3 ${phase === 'judged' ? '' : 'invisible short:hidden'}`}>
              <ItemExtras item={item} />
            </div>
          ) : null}
          <div className="grid h-0 gap-5 pt-5">
            {phase === 'judged' && step.kind === 'ask' && item.lapses !== undefined ? (
              <DifficultNote {...{ item, skill: step.skill, lapses: item.lapses }} />
            ) : null}
            {phase === 'matched'
              ? stepItems
                  .filter(({ id }) => missed.includes(id))
                  .map((one) => <ItemDetails key={one.id} item={one} />)
              : null}
          </div>
        </div>
      </div>
    </RunScreen>
  );
}
