import { correctAnswer, type ExerciseItem } from '@ena/domain/exercise/kinds';
import type { AnsweredQuestion } from '@ena/domain/quiz/attempt';
import type { Quiz, QuizRules } from '@ena/domain/quiz/model';
import { feedbackText } from '@ena/domain/exercise/feedback';
import { percentOf, resultColor, resultMessage } from '@ena/domain/quiz/result';
import { Check, X } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Copybook, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';

/** Well done; good; never mind. None of them has a form of address (შენ or თქვენ). */
const resultWords = { green: 'ყოჩაღ!', yellow: 'კარგია', red: 'არა უშავს' } as const;

/** The correct answer; for free writing the response, since any long enough text is correct. */
const answerText = (question: ExerciseItem, { response }: AnsweredQuestion): string =>
  correctAnswer(question) || (typeof response === 'string' ? response : '');

function ReviewRow({
  question,
  answered,
  flow,
}: {
  question: ExerciseItem;
  answered: AnsweredQuestion;
  flow: QuizRules['flow']['kind'];
}) {
  const right = answered.verdict.kind === 'correct';
  return (
    <li className="flex gap-3 border-t border-line py-4">
      {right ? (
        <Check size={22} aria-label="Right" className="mt-0.5 shrink-0 text-correct" />
      ) : (
        <X size={22} aria-label="Wrong" className="mt-0.5 shrink-0 text-wrong" />
      )}
      <div className="min-w-0">
        {question.passage ? (
          <p lang="ka" className="text-muted">
            {question.passage.text}
          </p>
        ) : null}
        <p>
          <TextWithGeorgian>
            {question.display ? `${question.prompt} ${question.display}` : question.prompt}
          </TextWithGeorgian>
        </p>
        <p className="font-semibold">
          <TextWithGeorgian>
            {flow === 'check'
              ? answerText(question, answered)
              : feedbackText({ feedback: 'advanced' }, question, answered.verdict)}
          </TextWithGeorgian>
        </p>
        {right || typeof answered.response !== 'string' || question.kind === 'compose' ? null : (
          <p className="text-wrong">
            Your answer: <TextWithGeorgian>{answered.response}</TextWithGeorgian>
          </p>
        )}
        {question.explanation ? (
          <p className="text-muted">
            <TextWithGeorgian>{question.explanation}</TextWithGeorgian>
          </p>
        ) : null}
      </div>
    </li>
  );
}

interface QuizResultProps {
  readonly quiz: Quiz;
  readonly answered: readonly AnsweredQuestion[];
  readonly retake: () => void;
  readonly backPath: string;
  readonly backTitle: string;
  /** For a quiz without feedback on its questions, the verdicts are shown here (QADV-13). */
  readonly flow: QuizRules['flow']['kind'];
}

/** The result screen: score, percent, bar, message, and a review of every question with its explanation. */
export function QuizResult({ quiz, answered, retake, backPath, backTitle, flow }: QuizResultProps) {
  const total = quiz.questions.length;
  const score = answered.filter(({ verdict }) => verdict.kind === 'correct').length;
  const percent = percentOf(score, total);
  const color = resultColor(score, total);
  return (
    <section className="mx-auto grid max-w-quiz gap-6 px-5 py-10" aria-labelledby="result">
      <div className="overflow-hidden rounded-2xl border border-line bg-surface py-4">
        <Copybook className="text-6xl">{resultWords[color]}</Copybook>
      </div>
      <div>
        <h1 id="result" className="text-3xl">
          {quiz.title}: {score} of {total}
        </h1>
        <p className="mt-1 text-lg text-muted">{resultMessage(quiz.messages, score, total)}</p>
      </div>
      <div className="flex items-center gap-4" data-color={color}>
        <ProgressBar percent={percent} label="Your score" fill={color} className="h-3 flex-1" />
        <strong className="text-2xl tabular-nums">{percent}%</strong>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retake}>{flow === 'check' ? 'Retake Quiz' : 'Try Again'}</Button>
        <ButtonLink to={backPath} variant="secondary">
          {flow === 'check' ? `Back to ${backTitle}` : 'Return to lesson'}
        </ButtonLink>
      </div>
      <div>
        <h2 className="mb-3 text-xl">What you answered</h2>
        <ol>
          {answered.map((answer) => {
            const question = quiz.questions.find(({ id }) => id === answer.questionId);
            return question ? (
              <ReviewRow key={question.id} question={question} answered={answer} flow={flow} />
            ) : null;
          })}
        </ol>
      </div>
    </section>
  );
}
