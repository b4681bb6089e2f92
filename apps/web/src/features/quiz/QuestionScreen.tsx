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
  isChosen,
  isFreeWriting,
} from '@ena/domain/exercise/kinds';
import type { Verdict } from '@ena/domain/exercise/item';
import type { Quiz } from '@ena/domain/quiz/model';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { ItemView } from '../../exercise/ItemView.tsx';
import { promptId } from '../../exercise/view.ts';
import { Button } from '../../ui/Button.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';

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
  shown,
  submit,
}: {
  setting: QuizSetting;
  attempt: Attempt;
  shown: readonly string[];
  submit: () => void;
}) {
  const judged = attempt.phase === 'judged' ? attempt : null;
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
    <div className="sticky bottom-0 border-t border-line bg-surface pb-safe-or-0">
      {/* High enough for most explanations, so that the page does not move when one is shown. */}
      <div className="mx-auto flex min-h-20 max-w-page flex-wrap items-center justify-between gap-4 px-5 py-3 md:max-lg:min-h-28">
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
          {feedback === null && question && isChosen(question) ? (
            <p className="text-sm text-muted max-md:hidden">
              Press 1 to {shown.length} to choose, Enter to {flow.kind === 'check' ? 'check' : 'continue'}.
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

interface QuestionScreenProps {
  readonly setting: QuizSetting;
  readonly attempt: Attempt;
  /** The texts to choose from, in their order on screen. */
  readonly shown: readonly string[];
  readonly backPath: string;
  /** False until a prerendered page is hydrated. */
  readonly isInteractive: boolean;
  readonly screen: Ref<HTMLDivElement>;
  /** The question, which gets the focus. */
  readonly body: Ref<HTMLDivElement>;
  /** Above the question. */
  readonly notices: ReactNode;
  readonly respond: (response: ExerciseResponse) => void;
  readonly submit: () => void;
}

/** A question of an attempt, with header and footer; nothing once the attempt is finished. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { setting, attempt, shown, backPath, isInteractive, screen, body, notices, respond, submit } = props;
  const { quiz } = setting;
  const question = currentQuestion(setting, attempt);
  if (attempt.phase === 'finished' || !question) return null;
  const position = positionOf(attempt);
  return (
    <div
      ref={screen}
      // Instead of the prerendered attempt, an earlier one is continued (index.html).
      className={`grid min-h-dvh-minus-16 grid-cols-1 grid-rows-auto-1fr ${isInteractive ? '' : 'in-data-continued:invisible'}`}
    >
      <h1 className="sr-only">{quiz.title}</h1>
      <QuizHeader setting={setting} attempt={attempt} backPath={backPath} />
      <div
        ref={body}
        tabIndex={-1}
        role="group"
        aria-label={`Question ${position + 1} of ${quiz.questions.length}`}
        aria-describedby={`continued ${promptId(question)}`}
        className={`mx-auto grid w-full min-w-0 grid-cols-1 content-center gap-5 px-5 py-5 outline-none ${question.passage ? 'max-w-quiz lg:max-w-page' : 'max-w-quiz'}`}
      >
        {notices}
        <ItemView
          item={question}
          shown={shown}
          response={attempt.response}
          respond={respond}
          verdict={attempt.phase === 'judged' ? attempt.verdict : null}
          locked={attempt.phase === 'judged' || !isInteractive}
        />
        {question.hint ? (
          <p className="text-muted">
            <span className="font-semibold">Hint:</span> <TextWithGeorgian>{question.hint}</TextWithGeorgian>
          </p>
        ) : null}
      </div>
      <QuizFooter setting={setting} attempt={attempt} shown={shown} submit={submit} />
    </div>
  );
}
