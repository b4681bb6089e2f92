import { correctAnswer, type ExerciseItem, fillGap, isFreeWriting } from '@ena/domain/exercise/kinds';
import type { Exercise } from '@ena/domain/exercise/model';
import type { AnsweredQuestion } from '@ena/domain/quiz/attempt';
import type { Quiz, QuizRules } from '@ena/domain/quiz/model';
import { correctionText, feedbackText } from '@ena/domain/exercise/feedback';
import { percentOf, resultColor, resultTier } from '@ena/domain/quiz/result';
import { Check, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { AnswerTexts } from '../../exercise/AnswerTexts.tsx';
import { ResultHeadline } from '../../exercise/ResultHeadline.tsx';
import { RunBar, RunHeader, RunScreen } from '../../exercise/RunScreen.tsx';
import { recordAnswer } from '../../study/recordAnswer.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { LazySuspense, lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';

const ExerciseFrame = lazyWithErrorBoundary(async () => ({
  default: (await import('../../exercise/ExerciseFrame.tsx')).ExerciseFrame,
}));

/** The correct answer; for free writing a correct response, and otherwise what a text must have. */
function answerText(question: ExerciseItem, { response, verdict }: AnsweredQuestion): string {
  if (!isFreeWriting(question)) return correctAnswer(question);
  if (verdict.kind !== 'correct') return correctionText(question, { kind: 'incorrect', expected: '' });
  return typeof response === 'string' ? response : '';
}

interface ReviewRowProps {
  readonly question: ExerciseItem;
  readonly answered: AnsweredQuestion;
  readonly flow: QuizRules['flow']['kind'];
}

/** The text of a question with its gap filled. */
const completeGap = (text: string, question: ExerciseItem): string =>
  text.replace('___', correctAnswer(question));

/** The learner's answer, where it is not the text that the row shows already. */
function OwnAnswer({ question, answered: { response, verdict }, flow }: ReviewRowProps) {
  const right = verdict.kind === 'correct';
  if (response === null && flow === 'check') return <p className="text-wrong">Not answered.</p>;
  if (typeof response !== 'string' || (right && (flow === 'check' || isFreeWriting(question)))) return null;
  return (
    <p className={right ? 'text-muted' : 'text-wrong'}>
      Your answer: <TextWithGeorgian>{response}</TextWithGeorgian>
    </p>
  );
}

/** Verdict and correct answer of a question, for a quiz that shows them only here (QADV-13). */
function verdictText(question: ExerciseItem, { verdict }: AnsweredQuestion): string {
  const text = feedbackText({ feedback: 'advanced' }, question, verdict);
  if (verdict.kind !== 'incomplete') return text;
  const expected = feedbackText({ feedback: 'advanced' }, question, {
    kind: 'incorrect',
    expected: correctAnswer(question),
  });
  return expected.replace('Incorrect.', 'Not answered.');
}

function ReviewRow({ question, answered, flow }: ReviewRowProps) {
  const right = answered.verdict.kind === 'correct';
  const sentence = fillGap(question, correctAnswer(question));
  return (
    <li className="flex gap-3 border-t border-line py-4">
      {right ? (
        <Check size={22} aria-label="Right" className="mt-0.5 shrink-0 text-correct" />
      ) : (
        <X size={22} aria-label="Wrong" className="mt-0.5 shrink-0 text-wrong" />
      )}
      <div className="min-w-0">
        {question.passage ? (
          <p lang="ka" translate="no" className="text-muted">
            {question.passage.text}
          </p>
        ) : null}
        <p>
          <TextWithGeorgian>
            {completeGap(
              question.display ? `${question.prompt} ${question.display}` : question.prompt,
              question,
            )}
          </TextWithGeorgian>
        </p>
        {sentence !== undefined ? (
          <p>
            <TextWithGeorgian>{sentence}</TextWithGeorgian>
          </p>
        ) : null}
        <p className="font-semibold">
          <TextWithGeorgian>
            {flow === 'check' ? answerText(question, answered) : verdictText(question, answered)}
          </TextWithGeorgian>
        </p>
        <OwnAnswer question={question} answered={answered} flow={flow} />
        {right ? null : <AnswerTexts item={question} className="my-1.5" />}
        {question.explanation ? (
          <p className="text-muted">
            <TextWithGeorgian>{question.explanation}</TextWithGeorgian>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The missed questions as an exercise, in which a wrong answer is explained at once. */
const missedExercise = (quiz: Quiz, missed: readonly ExerciseItem[]): Exercise => ({
  id: 'missed',
  title: quiz.title,
  description: '',
  feedback: 'generic',
  checkOn: 'button',
  hint: 'when-wrong',
  advanceAfter: 'answer',
  items: missed,
});

interface QuizResultProps {
  /** Gets the focus. */
  readonly screen: RefObject<HTMLDivElement | null>;
  /** Above the result. */
  readonly notices: ReactNode;
  readonly quiz: Quiz;
  readonly unitId: string;
  readonly answered: readonly AnsweredQuestion[];
  readonly retake: () => void;
  readonly backPath: string;
  readonly backTitle: string;
  /** For a quiz without feedback on its questions, the verdicts are shown here (QADV-13). */
  readonly flow: QuizRules['flow']['kind'];
}

/** The result screen: score, percent, bar, message, and a review of every question with its explanation. */
export function QuizResult(props: QuizResultProps) {
  const { screen, notices, quiz, unitId, answered, retake, backPath, backTitle, flow } = props;
  const [isPracticing, setPracticing] = useState(false);
  useEffect(() => {
    // Also after practicing, when the button that had it is gone.
    if (!isPracticing) screen.current?.focus({ preventScroll: true });
  }, [isPracticing, screen]);
  const total = quiz.questions.length;
  const score = answered.filter(({ verdict }) => verdict.kind === 'correct').length;
  const percent = percentOf(score, total);
  const color = resultColor(score, total);
  const tier = resultTier(score, total);
  const unanswered = quiz.questions
    .filter(({ id }) => answered.every(({ questionId }) => questionId !== id))
    .map(({ id }): AnsweredQuestion => ({ questionId: id, response: null, verdict: { kind: 'incomplete' } }));
  const all = [...answered, ...unanswered];
  const questionOf = (answer: AnsweredQuestion) => quiz.questions.find(({ id }) => id === answer.questionId);
  // Free writing has no right answer that could be practiced.
  const missed = all
    .filter(({ verdict }) => verdict.kind !== 'correct')
    .flatMap((answer) => questionOf(answer) ?? [])
    .filter((question) => !isFreeWriting(question));
  if (isPracticing)
    return (
      <LazySuspense fallback={null}>
        <ExerciseFrame
          exercise={missedExercise(quiz, missed)}
          backLabel="Back to the Result"
          onBack={() => setPracticing(false)}
          missedIds={() => missed.map(({ id }) => id)}
          onResponse={(item, response, verdict) => {
            if (verdict) recordAnswer(unitId, item.id, response, true);
          }}
        />
      </LazySuspense>
    );
  return (
    <RunScreen
      ref={screen}
      label={`${quiz.title}: ${score} of ${total}`}
      describedBy="result-message"
      contentKey="result"
      isText
      header={<RunHeader close={{ label: 'Leave the quiz', to: backPath }} title={quiz.title} />}
      bar={
        <RunBar
          actions={
            <>
              <ButtonLink to={backPath} variant={missed.length > 0 ? 'secondary' : 'primary'}>
                {flow === 'check' ? `Back to ${backTitle}` : 'Return to lesson'}
              </ButtonLink>
              <Button variant="secondary" onClick={retake}>
                {flow === 'check' ? 'Retake Quiz' : 'Try Again'}
              </Button>
              {missed.length > 0 ? (
                <Button onClick={() => setPracticing(true)}>Practice What You Missed</Button>
              ) : null}
            </>
          }
        />
      }
    >
      {notices}
      <ResultHeadline
        tier={tier}
        score={
          <h1 className="text-2xl">
            {quiz.title}: {score} of {total}
          </h1>
        }
      />
      <p id="result-message" className="text-lg text-muted">
        {quiz.messages[tier]}
      </p>
      <div className="flex items-center gap-4" data-color={color}>
        <ProgressBar percent={percent} label="Your score" fill={color} className="h-3 flex-1" />
        <strong className="text-2xl tabular-nums">{percent}%</strong>
      </div>
      <div>
        <h2 className="mb-3 text-xl">What you answered</h2>
        <ol>
          {all.map((answer) => {
            const question = questionOf(answer);
            return question ? (
              <ReviewRow key={question.id} question={question} answered={answer} flow={flow} />
            ) : null;
          })}
        </ol>
      </div>
    </RunScreen>
  );
}
