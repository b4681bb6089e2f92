import { canCheckItem, verdictOf } from '@ena/domain/exercise/itemState';
import { correctAnswer } from '@ena/domain/exercise/kinds';
import type { PromptsSection, WritingPrompt } from '@ena/domain/lesson/kinds/prompts';
import { Eye, Keyboard, Lightbulb } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { AnswerFeedback } from '../exercise/AnswerFeedback.tsx';
import { GeorgianKeys } from '../exercise/GeorgianKeys.tsx';
import { LatinKeys } from '../exercise/LatinKeys.tsx';
import { Button } from '../ui/Button.tsx';
import { Ka, TextWithGeorgian } from '../ui/Georgian.tsx';
import { useItem } from './useItem.ts';
import type { Visit } from './visit.ts';

/** Number of wrong answers after which the answer can be shown. */
const wrongCountBeforeAnswer = 2;

function Prompt({
  prompt: { item, example },
  place,
  feedback,
  visit,
}: {
  prompt: WritingPrompt;
  place: number;
  feedback: PromptsSection['feedback'];
  visit: Visit;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const label = useId();
  const [isHintShown, setIsHintShown] = useState(false);
  const [isAnswerShown, setIsAnswerShown] = useState(false);
  // On demand: keys that opened on focus would cause a layout shift under the pointer.
  const [keys, setKeys] = useState(false);
  const [state, dispatch] = useItem(visit, item, 'on-check');
  const verdict = verdictOf(state);
  const response = typeof state.response === 'string' ? state.response : '';
  const setResponse = (text: string) => dispatch({ type: 'respond', response: text });
  const hasAnswerKey = item.kind === 'type-answer';
  // Grammar prompts show their hint with a wrong answer, writing exercises behind a toggle.
  const isGrammarPrompt = feedback === 'grammar-prompt';
  const isCorrect = verdict?.kind === 'correct';
  return (
    <li className="grid gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 id={label} data-item={item.id} className="font-sans text-lg font-semibold">
        {place + 1}. <TextWithGeorgian>{item.prompt}</TextWithGeorgian>
      </h3>
      {example ? (
        <p className="border-l-2 border-line pl-3 text-muted">
          <span className="text-sm">For example: </span>
          <Ka className="text-lg text-ink">{example.form}</Ka> /{example.romanization}/ {example.gloss}
        </p>
      ) : null}
      <textarea
        ref={field}
        lang="ka"
        aria-labelledby={label}
        aria-invalid={verdict?.kind === 'incorrect' || undefined}
        rows={hasAnswerKey ? 2 : 4}
        maxLength={2000}
        placeholder="Write your answer here..."
        value={response}
        onChange={(event) => setResponse(event.target.value)}
        className="w-full rounded-lg border-1.5 border-control bg-sunken px-4 py-3 text-xl text-ink placeholder:text-base placeholder:text-muted aria-invalid:border-wrong"
      />
      <LatinKeys field={field} />
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        {hasAnswerKey ? (
          <Button
            variant="secondary"
            aria-disabled={!canCheckItem(item, state)}
            onClick={() => dispatch({ type: 'check' })}
          >
            Check Answer
          </Button>
        ) : null}
        {hasAnswerKey && state.wrongCount >= wrongCountBeforeAnswer && !isCorrect ? (
          <Button
            variant="quiet"
            className="px-2.5"
            aria-expanded={isAnswerShown}
            onClick={() => setIsAnswerShown(!isAnswerShown)}
          >
            <Eye size={18} aria-hidden /> {isAnswerShown ? 'Hide Answer' : 'Show Answer'}
          </Button>
        ) : null}
        {isGrammarPrompt ? (
          <Button
            variant="quiet"
            className="px-2.5"
            disabled={response === ''}
            onClick={() => setResponse('')}
          >
            Clear
          </Button>
        ) : null}
        <Button variant="quiet" className="px-2.5" aria-expanded={keys} onClick={() => setKeys(!keys)}>
          <Keyboard size={18} aria-hidden /> {keys ? 'Hide Letters' : 'Georgian Letters'}
        </Button>
        {!isGrammarPrompt && item.hint ? (
          <Button
            variant="quiet"
            className="px-2.5"
            aria-expanded={isHintShown}
            onClick={() => setIsHintShown(!isHintShown)}
          >
            <Lightbulb size={18} aria-hidden /> {isHintShown ? 'Hide Hint' : 'Show Hint'}
          </Button>
        ) : null}
      </div>
      {isHintShown && item.hint ? (
        <p className="text-muted">
          <TextWithGeorgian>{item.hint}</TextWithGeorgian>
        </p>
      ) : null}
      <div role="status" className={hasAnswerKey ? 'min-h-7' : ''}>
        {verdict ? (
          <AnswerFeedback
            feedbackKind={feedback}
            item={item}
            verdict={verdict}
            showExplanation={!isGrammarPrompt}
          />
        ) : null}
      </div>
      {isAnswerShown && hasAnswerKey && !isCorrect ? (
        <p className="rounded-lg bg-sunken px-4 py-2">
          <Ka className="text-xl">{correctAnswer(item)}</Ka>
        </p>
      ) : null}
      {keys ? <GeorgianKeys field={field} disabled={false} /> : null}
    </li>
  );
}

/** Writing prompts, each with its own field, hint and feedback. */
export default function Prompts({ section, visit }: { section: PromptsSection; visit: Visit }) {
  return (
    <ol className="grid gap-4">
      {section.prompts.map((prompt, place) => (
        <Prompt
          key={prompt.item.id}
          prompt={prompt}
          place={place}
          feedback={section.feedback}
          visit={visit}
        />
      ))}
    </ol>
  );
}
