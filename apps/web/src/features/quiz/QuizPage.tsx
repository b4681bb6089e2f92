import type { CatalogQuiz } from '@ena/course/catalog';
import { currentQuestion, positionOf, type QuizSetting, scoreOf } from '@ena/domain/quiz/attempt';
import { chooseOption, hasTextKeys } from '@ena/domain/exercise/kinds';
import { shownTexts } from '@ena/domain/exercise/question';
import type { Quiz } from '@ena/domain/quiz/model';
import { percentOf } from '@ena/domain/quiz/result';
import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { randomSeed } from '../../exercise/randomSeed.ts';
import { api } from '../../platform/client.ts';
import { session } from '../../platform/session.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import { useUnsavedChanges } from '../../platform/useUnsavedChanges.ts';
import { useAnswerKeys } from '../../exercise/useAnswerKeys.ts';
import { isTypingIn } from '../../exercise/useKeys.ts';
import { isWaitingForLogin, subscribeToOutbox } from '../../study/outbox.ts';
import { recordAnswer } from '../../study/recordAnswer.ts';
import { useStudyVisit } from '../../study/useStudyVisit.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { LazySuspense, lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { isWritingQuiz, QuestionScreen, submitEvent } from './QuestionScreen.tsx';
import { QuizResult } from './QuizResult.tsx';
import { useAttempt } from './useAttempt.ts';

// Lazy: most quizzes are not left, and the page has much to load before it reacts.
const loadLeaveQuestion = () => import('./LeaveQuestion.tsx');
const LeaveQuestion = lazyWithErrorBoundary(loadLeaveQuestion);

interface QuizPageProps {
  readonly quiz: Quiz;
  readonly unit: CatalogQuiz;
  /** The learner has switched countdowns off (D30). */
  readonly untimed: boolean;
  /** The seed of a new attempt. */
  readonly seed: number;
  readonly backPath: string;
  readonly backTitle: string;
}

/** Runs an attempt, records each answer, and reports the result at the end. */
function useReportedAttempt(
  unitId: string,
  setting: QuizSetting,
  seed: number,
  isHydrated: boolean,
  isPaused: boolean,
) {
  const { clock } = setting.rules;
  // A quiz with one clock for the whole reports the minutes used when it ends (QADV-06, QADV-18); other
  // quizzes, and all quizzes without time limits, report a minute on entry.
  const hasQuizClock = clock.per === 'quiz' && !setting.untimed;
  const running = useAttempt({ unitId, setting, seed }, isHydrated, isPaused || !isHydrated, {
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
    isCompleted: () => running.attempt.phase === 'finished',
  });
  return running;
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

function NoLimitsNotice() {
  return (
    <p role="status" className="rounded-lg bg-sunken px-4 py-2 text-muted">
      Take your time: quizzes have no time limits now. You can switch them on again in{' '}
      <TextLink to="/settings">Settings</TextLink>.
    </p>
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

export function QuizPage({ quiz, unit, untimed, seed, backPath, backTitle }: QuizPageProps) {
  const isHydrated = useHydrated();
  // The prerendered page is the same for all.
  const [isRelaxed, setRelaxed] = useState(false);
  const isUntimed = isHydrated && (untimed || isRelaxed);
  const setting: QuizSetting = useMemo(
    () => ({ quiz, rules: unit.rules, untimed: isUntimed }),
    [quiz, unit, isUntimed],
  );
  const [isPaused, setPaused] = useState(false);
  const { attempt, resumedAt, dispatch } = useReportedAttempt(unit.id, setting, seed, isHydrated, isPaused);
  const [isStartedOver, setStartedOver] = useState(false);
  const { length: answeredCount } = attempt.answered;
  const isRunning = attempt.phase !== 'finished' && answeredCount > 0;
  const isWaiting = useSyncExternalStore(subscribeToOutbox, isWaitingForLogin, () => false);
  const leaving = useUnsavedChanges(isRunning && !isWaiting, { survivesReload: true });
  useEffect(() => {
    // Before it is needed: by then the browser may be offline.
    if (isRunning) loadLeaveQuestion().catch(() => undefined);
  }, [isRunning]);
  const isAsked = leaving !== null;
  useEffect(() => setPaused(isAsked), [isAsked]);
  const position = positionOf(attempt);
  const question = currentQuestion(setting, attempt);
  const shown = useMemo(
    () => (question ? shownTexts(question, attempt.seed, position) : []),
    [question, attempt.seed, position],
  );
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Moves the focus to a new question or to the result, for keyboards and screen readers, unless a text field
    // of the question has it already.
    if (!isTypingIn(screen.current)) screen.current?.focus({ preventScroll: true });
  }, [position, attempt.seed]);
  const switchLimitsOff = () => {
    setRelaxed(true);
    // The button that had it is gone.
    screen.current?.focus({ preventScroll: true });
    // Without network, only this quiz is without time limits.
    api.profile
      .update({ untimed: true })
      .then(({ learner }) => session.set(learner))
      .catch(() => undefined);
  };
  const submit = () => {
    const event = submitEvent(setting, attempt);
    if (event) dispatch(event);
  };
  useAnswerKeys(
    screen,
    question && hasTextKeys(question) ? shown : [],
    (option) => {
      if (attempt.phase === 'answering')
        dispatch({ type: 'respond', response: chooseOption(attempt.response, option) });
    },
    submit,
  );

  if (attempt.phase === 'finished' || !question)
    return (
      <QuizResult
        screen={screen}
        notices={isWaiting ? <SessionEndedNotice /> : null}
        quiz={quiz}
        unitId={unit.id}
        answered={attempt.answered}
        retake={() => dispatch({ type: 'retake', seed: randomSeed() })}
        backPath={backPath}
        backTitle={isWritingQuiz(quiz) ? 'Writing' : backTitle}
        flow={unit.rules.flow.kind}
      />
    );
  return (
    <>
      <QuestionScreen
        setting={setting}
        attempt={attempt}
        shown={shown}
        backPath={backPath}
        isInteractive={isHydrated}
        switchLimitsOff={switchLimitsOff}
        screen={screen}
        notices={
          <>
            {isWaiting ? <SessionEndedNotice /> : null}
            {isRelaxed ? <NoLimitsNotice /> : null}
            {resumedAt > 0 && resumedAt === answeredCount && !isStartedOver ? (
              <ContinuedNotice
                startOver={() => {
                  setStartedOver(true);
                  dispatch({ type: 'retake', seed: randomSeed() });
                }}
              />
            ) : null}
          </>
        }
        respond={(response) => dispatch({ type: 'respond', response })}
        submit={submit}
      />
      {leaving ? (
        <LazySuspense>
          <LeaveQuestion question={leaving} answeredCount={answeredCount} total={quiz.questions.length} />
        </LazySuspense>
      ) : null}
    </>
  );
}
