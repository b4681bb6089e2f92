import { correctionText, typoText } from '@ena/domain/exercise/feedback';
import { check, isTyped } from '@ena/domain/exercise/kinds';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import type { AskStep, ReviewRunState } from '@ena/domain/review/reviewRunModel';
import { judgedAnswer, nearestAnswer, letterCountHint } from '@ena/domain/review/reviewRun';
import { alignLetters } from '@ena/domain/georgian/align';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerDiff } from '../../../exercise/AnswerDiff.tsx';
import { FormExplanation } from '../../../exercise/FormExplanation.tsx';
import { LatinNotice } from '../../../exercise/LatinNotice.tsx';
import { TextWithGeorgian } from '../../../ui/Georgian.tsx';

/** What was typed with a typo, the letter marked that is wrong, or the gap where one is missing. */
function TypoLetters({ typed, expected }: { typed: string; expected: string }) {
  return (
    <span lang={hasGeorgian(expected) ? 'ka' : 'en'} translate="no" className="text-2xl text-ink">
      {/* Screen readers would spell the letters. */}
      <span className="sr-only">{typed}</span>
      <span aria-hidden className="flex flex-wrap">
        {alignLetters(typed, expected).map((letter, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the letters of a judged word do not move
            key={index}
            className={`border-b-2 px-0.5 whitespace-pre ${letter.isSame ? 'border-transparent' : 'border-wrong font-semibold text-wrong'}`}
          >
            {letter.given === '' ? '·' : letter.given}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A line of a verdict, with the icon of its tone. */
export function VerdictLine({ tone, children }: { tone: 'right' | 'wrong' | 'hint'; children: ReactNode }) {
  const Icon = { right: CircleCheck, wrong: CircleAlert, hint: Lightbulb }[tone];
  const color = { right: 'text-correct', wrong: 'text-wrong', hint: 'text-muted' }[tone];
  return (
    <div className={`appear flex gap-2.5 ${color}`}>
      <Icon size={22} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** The verdict on an answer, with its differing letters; or what to look at before a second attempt. */
export function AnswerVerdict({ step: { question }, state }: { step: AskStep; state: ReviewRunState }) {
  if (state.phase === 'answering')
    return (
      <>
        {state.latin ? <LatinNotice latin={state.latin} /> : null}
        {state.typo === null || state.latin ? null : (
          <VerdictLine tone="wrong">
            <p className="font-semibold">{typoText(check(question, state.typo))}</p>
            <TypoLetters typed={state.typo} expected={nearestAnswer(question, state.typo)} />
          </VerdictLine>
        )}
        {state.hintUsed ? (
          <VerdictLine tone="hint">
            <p>
              <TextWithGeorgian>{letterCountHint(question) ?? ''}</TextWithGeorgian>
            </p>
          </VerdictLine>
        ) : null}
      </>
    );
  if (state.phase !== 'judged') return null;
  const { verdict, response } = state;
  const answer = judgedAnswer(state);
  if (answer?.correct)
    return (
      <VerdictLine tone="right">
        <p className="font-semibold">{answer.review.acceptedByLearner ? 'Counted as right.' : 'Correct!'}</p>
      </VerdictLine>
    );
  if (verdict.kind !== 'incorrect') return null;
  const typed = isTyped(question) && typeof response === 'string' ? response : null;
  const expected = typed === null ? verdict.expected : nearestAnswer(question, typed);
  return (
    <VerdictLine tone="wrong">
      <p className="font-semibold">
        {response === null ? 'The answer: ' : 'Not quite. The answer: '}
        <TextWithGeorgian>{expected}</TextWithGeorgian>
      </p>
      {typed !== null && hasGeorgian(expected) ? <AnswerDiff response={typed} expected={expected} /> : null}
      {typed !== null && !hasGeorgian(expected) ? <p className="text-ink">You wrote: {typed}</p> : null}
      <FormExplanation item={question} response={response} />
      <p className="text-ink">
        <TextWithGeorgian>{correctionText(question, verdict)}</TextWithGeorgian>
      </p>
    </VerdictLine>
  );
}
