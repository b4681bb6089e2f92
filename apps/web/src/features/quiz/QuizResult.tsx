import { correctAnswer, type ExerciseItem, fillGap, isFreeWriting } from '@ena/domain/exercise/kinds';
import type { AnsweredQuestion } from '@ena/domain/quiz/attempt';
import type { Quiz, QuizRules } from '@ena/domain/quiz/model';
import { correctionText, feedbackText } from '@ena/domain/exercise/feedback';
import { percentOf, resultColor, resultTier } from '@ena/domain/quiz/result';
import { Check, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Copybook, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';

/** Well done; good; never mind. None of them has a form of address (შენ or თქვენ). */
const resultWords = { excellent: 'ყოჩაღ!', good: 'კარგია', keepLearning: 'არა უშავს' } as const;

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
  /** The element that takes the focus. */
  readonly ref: Ref<HTMLElement>;
  readonly quiz: Quiz;
  readonly answered: readonly AnsweredQuestion[];
  readonly retake: () => void;
  readonly backPath: string;
  readonly backTitle: string;
  /** For a quiz without feedback on its questions, the verdicts are shown here (QADV-13). */
  readonly flow: QuizRules['flow']['kind'];
}

/** The result screen: score, percent, bar, message, and a review of every question with its explanation. */
export function QuizResult({ ref, quiz, answered, retake, backPath, backTitle, flow }: QuizResultProps) {
  const total = quiz.questions.length;
  const score = answered.filter(({ verdict }) => verdict.kind === 'correct').length;
  const percent = percentOf(score, total);
  const color = resultColor(score, total);
  const tier = resultTier(score, total);
  const unanswered = quiz.questions
    .filter(({ id }) => answered.every(({ questionId }) => questionId !== id))
    .map(({ id }): AnsweredQuestion => ({ questionId: id, response: null, verdict: { kind: 'incomplete' } }));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="mx-auto grid max-w-quiz gap-6 px-5 py-10 outline-none"
      aria-labelledby="result"
      aria-describedby="result-message"
    >
      <div className="overflow-hidden rounded-2xl border border-line bg-surface py-4">
        <Copybook className="text-6xl">{resultWords[tier]}</Copybook>
      </div>
      <div>
        <h1 id="result" className="text-3xl">
          {quiz.title}: {score} of {total}
        </h1>
        <p id="result-message" className="mt-1 text-lg text-muted">
          {quiz.messages[tier]}
        </p>
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
          {[...answered, ...unanswered].map((answer) => {
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
