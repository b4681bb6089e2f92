import { correctAnswer, fillGap } from '@ena/domain/exercise/kinds';
import { isLocked, verdictOf } from '@ena/domain/exercise/itemState';
import type { FeedbackStyle } from '@ena/domain/exercise/model';
import { shownTexts } from '@ena/domain/exercise/question';
import { isMostlyGeorgian } from '@ena/domain/georgian/letters';
import type { PageQuestion } from '@ena/domain/lesson/kinds/questions';
import { useId } from 'react';
import { OptionRow, getOptionState } from '../exercise/OptionRow.tsx';
import { AnswerFeedback } from '../exercise/AnswerFeedback.tsx';
import { AnswerTexts } from '../exercise/AnswerTexts.tsx';
import { RomanizationSwitch, RomanizedItem } from '../exercise/RomanizationSwitch.tsx';
import { Romanization } from '../exercise/RomanizedText.tsx';
import { TextWithGeorgian } from '../ui/Georgian.tsx';
import { useItem } from './useItem.ts';
import type { Visit } from './visit.ts';

interface PageQuestionsProps {
  readonly questions: readonly PageQuestion[];
  readonly feedback: FeedbackStyle;
  readonly visit: Visit;
}

function Question({
  question,
  index,
  feedback,
  visit,
}: Omit<PageQuestionsProps, 'questions'> & { question: PageQuestion; index: number }) {
  const label = useId();
  const [state, dispatch] = useItem(visit, question, 'response');
  const verdict = verdictOf(state);
  const answer = correctAnswer(question);
  const gapSentence = fillGap(question, '______');
  const shown = shownTexts(question, visit.seed, index);
  return (
    <div role="group" aria-labelledby={label} translate="no" className="grid grid-cols-1 gap-3">
      <p id={label} data-item={question.id} className="text-lg font-semibold">
        {index + 1}. <TextWithGeorgian>{question.prompt}</TextWithGeorgian>
        {isMostlyGeorgian(question.prompt) ? <Romanization>{question.prompt}</Romanization> : null}
      </p>
      {gapSentence !== undefined ? (
        <p>
          <span lang="ka" translate="no" className="text-2xl">
            {gapSentence}
          </span>
          <Romanization>{fillGap(question, '___') ?? ''}</Romanization>
          {question.translation ? <span className="block text-muted">{question.translation}</span> : null}
        </p>
      ) : null}
      {question.display ? (
        <p lang="ka" translate="no" className="text-2xl">
          {question.display}
          <Romanization>{question.display}</Romanization>
        </p>
      ) : null}
      <div
        role="group"
        aria-label="Options"
        className={`grid grid-cols-1 gap-2 ${shown.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
      >
        {shown.map((option, number) => (
          <OptionRow
            key={option}
            index={number}
            text={option}
            state={getOptionState(option === state.response, option === answer, verdict !== null)}
            pressed={option === state.response}
            // The first answer is final (EX-16).
            disabled={isLocked(question, state)}
            choose={() => dispatch({ type: 'respond', response: option })}
          />
        ))}
      </div>
      <div className="min-h-28 sm:min-h-14">
        <div role="status">
          {verdict ? <AnswerFeedback feedbackKind={feedback} item={question} verdict={verdict} /> : null}
        </div>
        {verdict ? <AnswerTexts item={question} className="mt-3 ml-8" /> : null}
      </div>
    </div>
  );
}

/** Questions shown directly on the page; each can be answered once per visit. */
export function PageQuestions({ questions, ...rest }: PageQuestionsProps) {
  return (
    <div>
      <RomanizationSwitch items={questions} />
      <ol className="grid gap-6">
        {questions.map((question, index) => (
          <li key={question.id}>
            <RomanizedItem item={question}>
              <Question question={question} index={index} {...rest} />
            </RomanizedItem>
          </li>
        ))}
      </ol>
    </div>
  );
}
