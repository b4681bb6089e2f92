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
import { feedbackText } from '@ena/domain/exercise/feedback';
import type { ExerciseItem, Verdict } from '@ena/domain/exercise/model';
import type { Quiz } from '@ena/domain/quiz/model';
import { percentOf } from '@ena/domain/quiz/result';
import { shownTexts } from '@ena/domain/exercise/run';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { ItemView } from '../../exercise/ItemView.tsx';
import { randomSeed } from '../../exercise/randomSeed.ts';
import { useAnswerKeys } from '../../exercise/useAnswerKeys.ts';
import { recordAnswer } from '../../lib/recordAnswer.ts';
import { useStudyVisit } from '../../lib/useStudyVisit.ts';
import { Button } from '../../ui/Button.tsx';
import { Mixed } from '../../ui/Georgian.tsx';
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

/** A quiz in which one writes, with words of its own (document 2.4; QINT-07, QINT-08, QINT-14). */
const asksForWriting = ({ questions }: Quiz): boolean => questions.some(({ kind }) => kind === 'compose');

/** Minutes and seconds, such as 0:18. */
const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Header({ setting, attempt, back }: { setting: QuizSetting; attempt: Attempt; back: string }) {
  const total = setting.quiz.questions.length;
  const urgent = isUrgent(setting, attempt);
  return (
    <div className="sticky top-16 z-10 mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 bg-page px-5 py-3">
      <Link
        to={back}
        aria-label="Leave the quiz"
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-wine-soft hover:text-wine"
      >
        <X size={22} aria-hidden />
      </Link>
      <ProgressBar
        percent={Math.round(100 * shareDone(attempt))}
        label="Way through the quiz"
        className="h-2 flex-1"
      />
      <span className="whitespace-nowrap text-muted tabular-nums">
        {asksForWriting(setting.quiz) ? 'Question ' : ''}
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
    </div>
  );
}

/** The words for a verdict; a writing quiz has its own (QINT-14), and an entry cut off by the clock is wrong (QINT-16). */
function saidOf(quiz: Quiz, question: ExerciseItem, verdict: Verdict): string {
  if (asksForWriting(quiz) && verdict.kind !== 'incomplete')
    return feedbackText({ feedback: 'writing-quiz' }, question, verdict);
  switch (verdict.kind) {
    case 'correct':
      return 'Correct!';
    case 'incorrect':
      return 'Not this one.';
    case 'incomplete':
      return 'Time is up.';
  }
}

/** What stands under the question: the verdict and its explanation once revealed, and the one button. */
function QuizFoot({
  setting,
  attempt,
  go,
}: {
  setting: QuizSetting;
  attempt: Attempt;
  go: (event: AttemptEvent) => void;
}) {
  const revealed = attempt.phase === 'revealed' ? attempt : null;
  const { flow } = setting.rules;
  const last = positionOf(attempt) === attempt.order.length - 1;
  const label =
    flow.kind === 'check' ? (revealed ? 'Checking...' : 'Check Answer') : last ? 'Finish' : 'Next';
  const question = currentQuestion(setting, attempt);
  const verdict = revealed?.verdict;
  const said = verdict && question ? saidOf(setting.quiz, question, verdict) : null;
  return (
    <div className="sticky bottom-0 border-t border-line bg-surface">
      <div className="mx-auto flex min-h-24 max-w-quiz flex-wrap items-center justify-between gap-4 px-5 py-3 md:min-h-32">
        {/* A phone has no room to explain while the clock runs; the result screen tells it all again. */}
        <p role="status" className="min-w-0 flex-1 text-muted">
          {said ? (
            <strong className={verdict?.kind === 'correct' ? 'text-correct' : 'text-wrong'}>{said} </strong>
          ) : null}
          {said && question?.explanation ? (
            <span className="max-md:sr-only">
              <Mixed>{question.explanation}</Mixed>
            </span>
          ) : null}
          {said === null && question && 'options' in question ? (
            <span className="text-sm max-md:hidden">
              1 to 4 choose, Enter {flow.kind === 'check' ? 'checks' : 'goes on'}.
            </span>
          ) : null}
        </p>
        <Button
          className="shrink-0"
          disabled={!canSubmit(setting, attempt)}
          onClick={() => go({ type: flow.kind === 'check' ? 'check' : 'next' })}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

/** Records each answer once, and the result at the end. */
function useRecords(unitId: string, setting: QuizSetting, attempt: Attempt): void {
  const { clock } = setting.rules;
  // A quiz with one clock for the whole reports the time used, at its end (QADV-06, QADV-18); others their entry.
  // Without a clock they report as others do.
  const wholeClock = clock.per === 'quiz' && !setting.untimed;
  const { answered, seed, phase, secondsLeft } = attempt;
  const finish = useStudyVisit({
    unitId,
    entryMinutes: wholeClock ? 0 : 1,
    isCompleted: () => phase === 'finished',
  });
  const used = wholeClock && secondsLeft !== null ? Math.ceil((clock.seconds - secondsLeft) / 60) : undefined;
  const recorded = useRef({ seed, count: 0 });
  useEffect(() => {
    if (recorded.current.seed !== seed) recorded.current = { seed, count: 0 };
    for (const { questionId, response } of answered.slice(recorded.current.count))
      recordAnswer(unitId, questionId, response);
    recorded.current.count = answered.length;
  }, [unitId, answered, seed]);
  const score = percentOf(scoreOf(attempt), setting.quiz.questions.length);
  useEffect(() => {
    if (phase === 'finished') finish(score, used);
  }, [phase, finish, score, used]);
}

export function QuizPage({ quiz, unit, untimed, backPath, backTitle }: QuizPageProps) {
  const setting: QuizSetting = useMemo(() => ({ quiz, rules: unit.rules, untimed }), [quiz, unit, untimed]);
  const [attempt, go] = useAttempt(setting);
  useRecords(unit.id, setting, attempt);
  const position = positionOf(attempt);
  const question = currentQuestion(setting, attempt);
  const shown = useMemo(
    () => (question ? shownTexts(question, attempt.seed, position) : []),
    [question, attempt.seed, position],
  );
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new question or the result takes the focus, so that keyboard and screen reader move with it.
    // A field that took it already keeps it: there one writes.
    const active = document.activeElement;
    const writing = body.current?.contains(active) && /^(?:INPUT|TEXTAREA)$/u.test(active?.tagName ?? '');
    if (!writing) body.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [position, attempt.seed]);
  const page = useRef<HTMLDivElement>(null);
  useAnswerKeys(
    page,
    question && 'options' in question ? shown : [],
    (option) => go({ type: 'respond', response: option }),
    () => go({ type: unit.rules.flow.kind === 'check' ? 'check' : 'next' }),
  );

  if (attempt.phase === 'finished' || !question)
    return (
      <div ref={body} tabIndex={-1} className="outline-none">
        <QuizResult
          quiz={quiz}
          answered={attempt.answered}
          retake={() => go({ type: 'retake', seed: randomSeed() })}
          backPath={backPath}
          backTitle={asksForWriting(quiz) ? 'Writing' : backTitle}
          flow={unit.rules.flow.kind}
        />
      </div>
    );
  return (
    <div
      ref={page}
      className="grid min-h-[calc(100dvh-4rem)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]"
    >
      <h1 className="sr-only">{quiz.title}</h1>
      <Header setting={setting} attempt={attempt} back={backPath} />
      <div
        ref={body}
        tabIndex={-1}
        role="group"
        aria-label={`Question ${position + 1} of ${quiz.questions.length}`}
        className="mx-auto grid w-full max-w-quiz min-w-0 grid-cols-[minmax(0,1fr)] content-center gap-5 px-5 py-5 outline-none"
      >
        <ItemView
          item={question}
          shown={shown}
          response={attempt.response}
          respond={(response) => go({ type: 'respond', response })}
          verdict={attempt.phase === 'revealed' ? attempt.verdict : null}
          locked={attempt.phase === 'revealed'}
        />
        {question.hint ? (
          <p className="text-muted">
            <span className="font-semibold">Hint:</span> <Mixed>{question.hint}</Mixed>
          </p>
        ) : null}
      </div>
      <QuizFoot setting={setting} attempt={attempt} go={go} />
    </div>
  );
}
