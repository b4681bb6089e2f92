import {
  type Attempt,
  type AttemptEvent,
  canSubmit,
  currentQuestion,
  isUrgent,
  positionOf,
  type QuizSetting,
  shareDone,
} from '@ena/domain/quiz/attempt';
import { correctionText, feedbackText } from '@ena/domain/exercise/feedback';
import {
  type ExerciseItem,
  type ExerciseResponse,
  hasTextKeys,
  isChosen,
  isFreeWriting,
} from '@ena/domain/exercise/kinds';
import type { Verdict } from '@ena/domain/exercise/item';
import type { Quiz } from '@ena/domain/quiz/model';
import { TimerOff } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { AnswerTexts } from '../../exercise/AnswerTexts.tsx';
import { ItemView } from '../../exercise/ItemView.tsx';
import { KeyHints } from '../../exercise/KeyHints.tsx';
import { FormExplanation } from '../../exercise/FormExplanation.tsx';
import { LatinNotice } from '../../exercise/LatinNotice.tsx';
import { HeaderButton, RunBar, RunHeader, RunScreen } from '../../exercise/RunScreen.tsx';
import { promptId } from '../../exercise/view.ts';
import { Button } from '../../ui/Button.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';

/** A quiz with free texts, which has its own wording (QINT-07, QINT-08, QINT-14). */
export const isWritingQuiz = ({ questions }: Quiz): boolean => questions.some(isFreeWriting);

/** What the button and Enter do; null while a revealed answer waits for its delay. */
export function submitEvent({ rules, untimed }: QuizSetting, { phase }: Attempt): AttemptEvent | null {
  if (phase === 'judged') return untimed ? { type: 'advance' } : null;
  return { type: rules.flow.kind };
}

/** Minutes and seconds, such as 0:18. */
const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function QuizHeader({
  setting,
  attempt,
  backPath,
  switchLimitsOff,
}: {
  setting: QuizSetting;
  attempt: Attempt;
  backPath: string;
  switchLimitsOff: () => void;
}) {
  const total = setting.quiz.questions.length;
  const urgent = isUrgent(setting, attempt);
  return (
    <RunHeader
      close={{ label: 'Leave the quiz', to: backPath }}
      progress={{ percent: Math.round(100 * shareDone(attempt)), label: 'Quiz progress' }}
      position={`${isWritingQuiz(setting.quiz) ? 'Question ' : ''}${positionOf(attempt) + 1} of ${total}`}
    >
      {setting.untimed || attempt.secondsLeft === null ? null : (
        <>
          <span
            role="timer"
            data-urgent={urgent}
            aria-label={`${attempt.secondsLeft} seconds left`}
            className={`min-w-12 text-right font-semibold tabular-nums ${urgent ? 'text-wrong' : ''}`}
          >
            {clockText(attempt.secondsLeft)}
          </span>
          <HeaderButton label="I need more time" onClick={switchLimitsOff}>
            <TimerOff size={20} aria-hidden />
          </HeaderButton>
        </>
      )}
      {/* The timer itself is not announced: it changes each second. */}
      <span role="status" className="sr-only">
        {urgent ? `${setting.rules.clock.redAt} seconds left` : ''}
      </span>
    </RunHeader>
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
  shown,
  submit,
}: {
  setting: QuizSetting;
  attempt: Attempt;
  shown: readonly string[];
  submit: () => void;
}) {
  const judged = attempt.phase === 'judged' ? attempt : null;
  const latin = attempt.phase === 'answering' ? attempt.latin : undefined;
  const { flow } = setting.rules;
  const last = positionOf(attempt) === attempt.order.length - 1;
  const event = submitEvent(setting, attempt);
  const label =
    event?.type === 'check' ? 'Check Answer' : event === null ? 'Checking...' : last ? 'Finish' : 'Next';
  const question = currentQuestion(setting, attempt);
  const verdict = judged?.verdict;
  const feedback = verdict && question ? feedbackFor(setting.quiz, question, verdict) : null;
  const correction = verdict && question ? correctionText(question, verdict) : '';
  return (
    <RunBar
      tone={verdict ? (verdict.kind === 'correct' ? 'right' : 'wrong') : 'neutral'}
      feedback={
        <>
          <div role="status">
            {latin ? <LatinNotice latin={latin} /> : null}
            {feedback ? (
              <strong className={verdict?.kind === 'correct' ? 'text-correct' : 'text-wrong'}>
                {feedback}{' '}
              </strong>
            ) : null}
            {correction ? (
              <>
                <TextWithGeorgian>{correction}</TextWithGeorgian>{' '}
              </>
            ) : null}
            {judged && question && verdict?.kind === 'incorrect' ? (
              <FormExplanation item={question} response={judged.response} isAnswerWithheld />
            ) : null}
            {feedback && question?.explanation ? (
              <TextWithGeorgian>{question.explanation}</TextWithGeorgian>
            ) : null}
          </div>
          {verdict && question ? (
            <AnswerTexts key={question.id} item={question} autoPlay isOneLine className="mt-1" />
          ) : null}
          {/* Not in the live region: they would be announced with each question. */}
          {feedback === null && question && hasTextKeys(question) ? (
            <KeyHints
              hints={[
                [`1-${shown.length}`, 'choose'],
                ['Enter', flow.kind === 'check' ? 'check' : 'continue'],
              ]}
            />
          ) : null}
        </>
      }
      actions={
        <Button
          // Not `disabled`: that would lose the focus after the click.
          aria-disabled={event?.type !== 'advance' && !canSubmit(setting, attempt)}
          onClick={submit}
        >
          {label}
        </Button>
      }
    />
  );
}

interface QuestionScreenProps {
  readonly setting: QuizSetting;
  readonly attempt: Attempt;
  /** The texts to choose from, in their order on screen. */
  readonly shown: readonly string[];
  readonly backPath: string;
  /** False until a prerendered page is hydrated. */
  readonly isInteractive: boolean;
  /** Switches the time limits of quizzes off for this learner (decision D30). */
  readonly switchLimitsOff: () => void;
  /** Gets the focus with each question. */
  readonly screen: RefObject<HTMLDivElement | null>;
  /** Above the question. */
  readonly notices: ReactNode;
  readonly respond: (response: ExerciseResponse) => void;
  readonly submit: () => void;
}

/** A question of an attempt, with header and footer; nothing once the attempt is finished. */
export function QuestionScreen(props: QuestionScreenProps) {
  const {
    setting,
    attempt,
    shown,
    backPath,
    isInteractive,
    switchLimitsOff,
    screen,
    notices,
    respond,
    submit,
  } = props;
  const { quiz } = setting;
  const question = currentQuestion(setting, attempt);
  if (attempt.phase === 'finished' || !question) return null;
  const position = positionOf(attempt);
  return (
    <RunScreen
      ref={screen}
      label={`Question ${position + 1} of ${quiz.questions.length}`}
      describedBy={`continued ${promptId(question)}`}
      contentKey={`${attempt.seed} ${position}`}
      isWide={question.passage !== undefined}
      isJudged={attempt.phase === 'judged'}
      isCentered={isChosen(question) && question.passage === undefined}
      // Instead of the prerendered attempt, an earlier one is continued (index.html).
      className={isInteractive ? '' : 'in-data-continued:invisible'}
      header={<QuizHeader {...{ setting, attempt, backPath, switchLimitsOff }} />}
      bar={<QuizFooter setting={setting} attempt={attempt} shown={shown} submit={submit} />}
    >
      <h1 className="sr-only">{quiz.title}</h1>
      {notices}
      <ItemView
        item={question}
        shown={shown}
        response={attempt.response}
        respond={respond}
        verdict={attempt.phase === 'judged' ? attempt.verdict : null}
        locked={attempt.phase === 'judged' || !isInteractive}
        isSpoken
      />
      {question.hint ? (
        <p className="text-muted">
          <span className="font-semibold">Hint:</span> <TextWithGeorgian>{question.hint}</TextWithGeorgian>
        </p>
      ) : null}
    </RunScreen>
  );
}
