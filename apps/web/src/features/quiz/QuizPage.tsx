import type { CatalogQuiz } from '@ena/course/catalog';
import {
  type Attempt,
  type AttemptEvent,
  canSubmit,
  currentQuestion,
  isUrgent,
  positionOf,
  type QuizSetting,
  scoreOf,
  shareDone,
} from '@ena/domain/quiz/attempt';
import { correctionText, feedbackText } from '@ena/domain/exercise/feedback';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import type { Verdict } from '@ena/domain/exercise/item';
import type { Quiz } from '@ena/domain/quiz/model';
import { percentOf } from '@ena/domain/quiz/result';
import { shownTexts } from '@ena/domain/exercise/run';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ItemView } from '../../exercise/ItemView.tsx';
import { randomSeed } from '../../exercise/randomSeed.ts';
import { session } from '../../platform/session.ts';
import { type DiscardQuestion, useUnsavedChanges } from '../../platform/useUnsavedChanges.ts';
import { useAnswerKeys } from '../../exercise/useAnswerKeys.ts';
import { isTypingIn } from '../../exercise/useKeys.ts';
import { promptId } from '../../exercise/view.ts';
import { isWaitingForLogin, subscribeToOutbox } from '../../study/outbox.ts';
import { maxAgeMinutes } from '../../study/inProgress.ts';
import { recordAnswer } from '../../study/recordAnswer.ts';
import { useStudyVisit } from '../../study/useStudyVisit.ts';
import { Button } from '../../ui/Button.tsx';
import { DiscardDialog } from '../../ui/DiscardDialog.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import { QuizResult } from './QuizResult.tsx';
import { useAttempt } from './useAttempt.ts';

interface QuizPageProps {
  readonly quiz: Quiz;
  readonly unit: CatalogQuiz;
  /** The learner has switched countdowns off (D30). */
  readonly untimed: boolean;
  readonly backPath: string;
  readonly backTitle: string;
}

/** A quiz with free texts, which has its own wording (QINT-07, QINT-08, QINT-14). */
const isWritingQuiz = ({ questions }: Quiz): boolean => questions.some(({ kind }) => kind === 'compose');

/** What the button and Enter do; null while a revealed answer waits for its delay. */
function submitEvent({ rules, untimed }: QuizSetting, { phase }: Attempt): AttemptEvent | null {
  if (phase === 'revealed') return untimed ? { type: 'advance' } : null;
  return { type: rules.flow.kind };
}

/** Minutes and seconds, such as 0:18. */
const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function QuizHeader({
  setting,
  attempt,
  backPath,
}: {
  setting: QuizSetting;
  attempt: Attempt;
  backPath: string;
}) {
  const total = setting.quiz.questions.length;
  const urgent = isUrgent(setting, attempt);
  return (
    <div className="sticky top-16 z-10 mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 bg-page px-5 py-3">
      <Link
        to={backPath}
        aria-label="Leave the quiz"
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-wine-soft hover:text-wine"
      >
        <X size={22} aria-hidden />
      </Link>
      <ProgressBar
        percent={Math.round(100 * shareDone(attempt))}
        label="Quiz progress"
        className="h-2 flex-1"
      />
      <span className="whitespace-nowrap text-muted tabular-nums">
        {isWritingQuiz(setting.quiz) ? 'Question ' : ''}
        {positionOf(attempt) + 1} of {total}
      </span>
      {attempt.secondsLeft === null ? null : (
        <span
          role="timer"
          data-urgent={urgent}
          aria-label={`${attempt.secondsLeft} seconds left`}
          className={`min-w-12 text-right font-semibold tabular-nums ${urgent ? 'text-wrong' : ''}`}
        >
          {clockText(attempt.secondsLeft)}
        </span>
      )}
      {/* The timer itself is not announced: it changes each second. */}
      <span role="status" className="sr-only">
        {urgent ? `${setting.rules.clock.redAt} seconds left` : ''}
      </span>
    </div>
  );
}

/**
 * Feedback for a verdict. A writing quiz has its own texts (QINT-14); a response that is incomplete when time
 * is up is wrong (QINT-16).
 */
function feedbackFor(quiz: Quiz, question: ExerciseItem, verdict: Verdict): string {
  if (isWritingQuiz(quiz) && verdict.kind !== 'incomplete')
    return feedbackText({ feedback: 'writing-quiz' }, question, verdict);
  switch (verdict.kind) {
    case 'correct':
      return 'Correct!';
    case 'incorrect':
      return 'Incorrect.';
    case 'incomplete':
      return 'Time is up.';
  }
}

/** The footer of a question: the verdict and the explanation once revealed, and the button. */
function QuizFooter({
  setting,
  attempt,
  submit,
}: {
  setting: QuizSetting;
  attempt: Attempt;
  submit: () => void;
}) {
  const revealed = attempt.phase === 'revealed' ? attempt : null;
  const { flow } = setting.rules;
  const last = positionOf(attempt) === attempt.order.length - 1;
  const event = submitEvent(setting, attempt);
  const label =
    event?.type === 'check' ? 'Check Answer' : event === null ? 'Checking...' : last ? 'Finish' : 'Next';
  const question = currentQuestion(setting, attempt);
  const verdict = revealed?.verdict;
  const feedback = verdict && question ? feedbackFor(setting.quiz, question, verdict) : null;
  const correction = verdict && question ? correctionText(question, verdict) : '';
  return (
    <div className="sticky bottom-0 border-t border-line bg-surface pb-safe-or-0">
      <div className="mx-auto flex min-h-24 max-w-quiz flex-wrap items-center justify-between gap-4 px-5 py-3 md:min-h-32">
        <div className="min-w-0 flex-1">
          {/* On a phone the explanation is only read by screen readers; the result screen shows it. */}
          <p role="status" className="text-muted">
            {feedback ? (
              <strong className={verdict?.kind === 'correct' ? 'text-correct' : 'text-wrong'}>
                {feedback}{' '}
              </strong>
            ) : null}
            {correction ? (
              <span className="text-ink">
                <TextWithGeorgian>{correction}</TextWithGeorgian>{' '}
              </span>
            ) : null}
            {feedback && question?.explanation ? (
              <span className="max-md:sr-only">
                <TextWithGeorgian>{question.explanation}</TextWithGeorgian>
              </span>
            ) : null}
          </p>
          {/* Not in the live region: it would be announced with each question. */}
          {feedback === null && question && 'options' in question ? (
            <p className="text-sm text-muted max-md:hidden">
              Press 1 to 4 to choose, Enter to {flow.kind === 'check' ? 'check' : 'continue'}.
            </p>
          ) : null}
        </div>
        <Button
          className="shrink-0"
          // Not `disabled`: that would lose the focus after the click.
          aria-disabled={event?.type !== 'advance' && !canSubmit(setting, attempt)}
          onClick={submit}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

/** Runs an attempt, records each answer, and reports the result at the end. */
function useReportedAttempt(unitId: string, setting: QuizSetting, isPaused: boolean) {
  const { clock } = setting.rules;
  // A quiz with one clock for the whole reports the minutes used when it ends (QADV-06, QADV-18); other
  // quizzes, and all quizzes without time limits, report a minute on entry.
  const hasQuizClock = clock.per === 'quiz' && !setting.untimed;
  const [attempt, dispatch] = useAttempt(unitId, setting, isPaused, {
    onAnswer: ({ questionId, response }) => recordAnswer(unitId, questionId, response),
    onFinish: (finished) => {
      const score = percentOf(scoreOf(finished), setting.quiz.questions.length);
      const { secondsLeft } = finished;
      const usedMinutes =
        hasQuizClock && secondsLeft !== null ? Math.ceil((clock.seconds - secondsLeft) / 60) : undefined;
      finish(score, usedMinutes);
    },
  });
  const finish = useStudyVisit({
    unitId,
    entryMinutes: hasQuizClock ? 0 : 1,
    isCompleted: () => attempt.phase === 'finished',
  });
  return [attempt, dispatch] as const;
}

/** Says that answers wait for the next login, if the session has ended. */
function SessionEndedNotice() {
  return (
    <Banner
      tone="wrong"
      action={
        // The guard of the page leads to the login, and back.
        <Button variant="secondary" onClick={() => session.set(null)}>
          Log in again
        </Button>
      }
    >
      Your session has ended. Your answers are saved on this device and are sent when you log in again.
    </Banner>
  );
}

/** Shown with the question at which an earlier attempt is continued. */
function ContinuedNotice({ startOver }: { startOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-sunken px-4 py-1 text-muted">
      <p id="continued">You are continuing where you left off.</p>
      <Button variant="quiet" className="-mx-2 px-2" onClick={startOver}>
        <RotateCcw size={17} aria-hidden /> Start Over
      </Button>
    </div>
  );
}

/** Asks before a quiz with answers is left. */
function LeaveQuestion({
  question: { stay, discard },
  answeredCount,
  total,
}: {
  question: DiscardQuestion;
  answeredCount: number;
  total: number;
}) {
  return (
    <DiscardDialog
      title="Leave this quiz?"
      stayLabel="Keep Going"
      discardLabel="Leave"
      stay={stay}
      discard={discard}
    >
      You have answered {answeredCount} of {total} questions. If you come back within {maxAgeMinutes} minutes,
      you can continue where you left off.
    </DiscardDialog>
  );
}

export function QuizPage({ quiz, unit, untimed, backPath, backTitle }: QuizPageProps) {
  const setting: QuizSetting = useMemo(() => ({ quiz, rules: unit.rules, untimed }), [quiz, unit, untimed]);
  const [isPaused, setPaused] = useState(false);
  const [attempt, dispatch] = useReportedAttempt(unit.id, setting, isPaused);
  const [resumedAt, setResumedAt] = useState(attempt.answered.length);
  const { length: answeredCount } = attempt.answered;
  const isRunning = attempt.phase !== 'finished' && answeredCount > 0;
  const isWaiting = useSyncExternalStore(subscribeToOutbox, isWaitingForLogin);
  const leaving = useUnsavedChanges(isRunning && !isWaiting, { survivesReload: true });
  const isAsked = leaving !== null;
  useEffect(() => setPaused(isAsked), [isAsked]);
  const position = positionOf(attempt);
  const question = currentQuestion(setting, attempt);
  const shown = useMemo(
    () => (question ? shownTexts(question, attempt.seed, position) : []),
    [question, attempt.seed, position],
  );
  const body = useRef<HTMLDivElement & HTMLElement>(null);
  useEffect(() => {
    // Moves the focus to a new question or to the result, for keyboards and screen readers, unless a text field
    // of the question has it already.
    if (!isTypingIn(body.current)) body.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [position, attempt.seed]);
  const page = useRef<HTMLDivElement>(null);
  const submit = () => {
    const event = submitEvent(setting, attempt);
    if (event) dispatch(event);
  };
  useAnswerKeys(
    page,
    question && 'options' in question ? shown : [],
    (option) => dispatch({ type: 'respond', response: option }),
    submit,
  );

  if (attempt.phase === 'finished' || !question)
    return (
      <>
        {isWaiting ? (
          <div className="mx-auto max-w-quiz px-5 pt-5">
            <SessionEndedNotice />
          </div>
        ) : null}
        <QuizResult
          ref={body}
          quiz={quiz}
          answered={attempt.answered}
          retake={() => dispatch({ type: 'retake', seed: randomSeed() })}
          backPath={backPath}
          backTitle={isWritingQuiz(quiz) ? 'Writing' : backTitle}
          flow={unit.rules.flow.kind}
        />
      </>
    );
  return (
    <div ref={page} className="grid min-h-dvh-minus-16 grid-cols-1 grid-rows-auto-1fr">
      <h1 className="sr-only">{quiz.title}</h1>
      <QuizHeader setting={setting} attempt={attempt} backPath={backPath} />
      <div
        ref={body}
        tabIndex={-1}
        role="group"
        aria-label={`Question ${position + 1} of ${quiz.questions.length}`}
        aria-describedby={`continued ${promptId(question)}`}
        className="mx-auto grid w-full max-w-quiz min-w-0 grid-cols-1 content-center gap-5 px-5 py-5 outline-none"
      >
        {isWaiting ? <SessionEndedNotice /> : null}
        {resumedAt > 0 && resumedAt === answeredCount ? (
          <ContinuedNotice
            startOver={() => {
              setResumedAt(0);
              dispatch({ type: 'retake', seed: randomSeed() });
            }}
          />
        ) : null}
        <ItemView
          item={question}
          shown={shown}
          response={attempt.response}
          respond={(response) => dispatch({ type: 'respond', response })}
          verdict={attempt.phase === 'revealed' ? attempt.verdict : null}
          locked={attempt.phase === 'revealed'}
        />
        {question.hint ? (
          <p className="text-muted">
            <span className="font-semibold">Hint:</span> <TextWithGeorgian>{question.hint}</TextWithGeorgian>
          </p>
        ) : null}
      </div>
      <QuizFooter setting={setting} attempt={attempt} submit={submit} />
      {leaving ? (
        <LeaveQuestion question={leaving} answeredCount={answeredCount} total={quiz.questions.length} />
      ) : null}
    </div>
  );
}
