import { canCheckItem, isAnswerWithheld, verdictOf } from '@ena/domain/exercise/itemState';
import { correctAnswer, isFreeWriting } from '@ena/domain/exercise/kinds';
import { sanitizeEssayText } from '@ena/domain/lesson/draft';
import type { PromptsSection, WritingPrompt } from '@ena/domain/lesson/kinds/prompts';
import { Eye, Keyboard, Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { AnswerDiff } from '../exercise/AnswerDiff.tsx';
import { AnswerFeedback } from '../exercise/AnswerFeedback.tsx';
import { AnswerTexts } from '../exercise/AnswerTexts.tsx';
import { FormExplanation } from '../exercise/FormExplanation.tsx';
import { GeorgianKeys } from '../exercise/GeorgianKeys.tsx';
import { LatinNotice } from '../exercise/LatinNotice.tsx';
import { LatinKeys } from '../exercise/LatinKeys.tsx';
import { useSession } from '../platform/session.ts';
import { GlossedText } from '../sections/GlossedText.tsx';
import { useItem } from '../sections/useItem.ts';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { loadInProgress, saveInProgress } from '../study/inProgress.ts';
import type { Visit } from '../sections/visit.ts';
import { Button } from '../ui/Button.tsx';
import { Ka, KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { DoneMark } from './DoneMark.tsx';
import { SaveState, TextsLoadError } from './SaveState.tsx';
import { updateDraft, useTexts } from './writings.ts';

/** Number of wrong answers after which the answer can be shown. */
const wrongCountBeforeAnswer = 2;

interface PromptProps {
  readonly prompt: WritingPrompt;
  readonly index: number;
  readonly feedback: PromptsSection['feedback'];
  readonly visit: Visit;
}

function ToggleButton({
  icon: Icon,
  noun,
  open,
  toggle,
}: {
  icon: typeof Eye;
  /** What it shows, such as 'Hint'. */
  noun: string;
  open: boolean;
  toggle: (open: boolean) => void;
}) {
  return (
    <Button variant="quiet" className="px-2.5" aria-expanded={open} onClick={() => toggle(!open)}>
      <Icon size={18} aria-hidden /> {open ? 'Hide' : 'Show'} {noun}
    </Button>
  );
}

/** A writing prompt with its text field, keyboards and buttons; `children` is what follows. */
function PromptLayout({
  prompt: { item, example },
  index,
  text,
  setText,
  rows,
  invalid = false,
  isDone = false,
  readOnly = false,
  hintButton = true,
  keys,
  setKeys,
  buttons,
  children,
}: {
  prompt: WritingPrompt;
  index: number;
  text: string;
  setText: (text: string) => void;
  rows: number;
  invalid?: boolean;
  isDone?: boolean;
  readOnly?: boolean;
  /** Whether the hint is behind a button; grammar prompts show theirs with a wrong answer. */
  hintButton?: boolean;
  /** Whether the on-screen Georgian keys are shown: on demand, as keys that opened on focus would shift the layout. */
  keys: boolean;
  setKeys: (shown: boolean) => void;
  buttons?: ReactNode;
  children?: ReactNode;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const label = useId();
  const [isHintShown, setIsHintShown] = useState(false);
  return (
    <li className="grid gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 id={label} data-item={item.id} className="font-sans text-lg font-semibold">
        {index + 1}. <TextWithGeorgian>{item.prompt}</TextWithGeorgian>
      </h3>
      {example ? (
        <div className="flex items-center justify-between gap-3 border-l-2 border-line pl-3 text-muted">
          <p>
            <span className="text-sm">For example: </span>
            <GlossedText
              text={example.form}
              translation={example.gloss}
              isQuiet
              className="text-lg text-ink"
            />{' '}
            <KaLatin>{`/${example.romanization}/`}</KaLatin> {example.gloss}
          </p>
          <SpeakButton name={example.form} small />
        </div>
      ) : null}
      <textarea
        ref={field}
        lang="ka"
        // The keys below replace the keyboard of a phone, which would cover them.
        inputMode={keys ? 'none' : undefined}
        aria-labelledby={label}
        aria-invalid={invalid || undefined}
        rows={rows}
        maxLength={2000}
        readOnly={readOnly}
        placeholder="Write your answer here..."
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-lg border-1.5 border-control bg-sunken px-4 py-3 text-xl text-ink placeholder:text-base placeholder:text-muted aria-invalid:border-wrong"
      />
      <LatinKeys field={field} />
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        {buttons}
        <Button variant="quiet" className="px-2.5" aria-expanded={keys} onClick={() => setKeys(!keys)}>
          <Keyboard size={18} aria-hidden /> {keys ? 'Hide Letters' : 'Georgian Letters'}
        </Button>
        {hintButton && item.hint ? (
          <ToggleButton icon={Lightbulb} noun="Hint" open={isHintShown} toggle={setIsHintShown} />
        ) : null}
        {isDone ? <DoneMark text="Done" /> : null}
      </div>
      {isHintShown && item.hint ? (
        <p className="text-muted">
          <TextWithGeorgian>{item.hint}</TextWithGeorgian>
        </p>
      ) : null}
      {children}
      {keys ? <GeorgianKeys field={field} disabled={readOnly} /> : null}
    </li>
  );
}

/** A prompt with an expected answer, which is checked. */
function CheckedPrompt({ prompt, index, feedback, visit }: PromptProps) {
  const { item } = prompt;
  const [isAnswerShown, setIsAnswerShown] = useState(false);
  const [keys, setKeys] = useState(false);
  const [state, dispatch] = useItem(visit, item, 'button');
  const verdict = verdictOf(state);
  const text = typeof state.response === 'string' ? state.response : '';
  const write = (response: string) => dispatch({ type: 'respond', response });
  const setText = (response: string) => {
    write(response);
    saveInProgress(item.id, response === '' ? null : response);
  };
  // What was typed before a reload; not in the prerendered page.
  const restore = useEffectEvent(() => {
    const stored = loadInProgress(item.id);
    if (text === '' && typeof stored === 'string') write(stored);
  });
  useEffect(() => restore(), []);
  const isGrammarPrompt = feedback === 'grammar-prompt';
  // Showing the answer also shows the explanation, which may contain it.
  const isWithheld = isAnswerWithheld(item, state) && !isAnswerShown;
  const offersAnswer = state.wrongCount >= wrongCountBeforeAnswer && verdict?.kind !== 'correct';
  return (
    <PromptLayout
      {...{ prompt, index, text, setText, keys, setKeys }}
      rows={2}
      invalid={verdict?.kind === 'incorrect'}
      isDone={verdict?.kind === 'correct'}
      hintButton={!isGrammarPrompt}
      buttons={
        <>
          <Button
            variant="secondary"
            aria-disabled={!canCheckItem(item, state)}
            onClick={() => dispatch({ type: 'check' })}
          >
            Check Answer
          </Button>
          {offersAnswer ? (
            <ToggleButton icon={Eye} noun="Answer" open={isAnswerShown} toggle={setIsAnswerShown} />
          ) : null}
          {isGrammarPrompt ? (
            <Button variant="quiet" className="px-2.5" disabled={text === ''} onClick={() => setText('')}>
              Clear
            </Button>
          ) : null}
        </>
      }
    >
      <div role="status" className="min-h-7">
        {state.phase === 'answering' && state.latin ? (
          <LatinNotice latin={state.latin} openKeys={() => setKeys(true)} />
        ) : null}
        {verdict ? (
          <AnswerFeedback
            feedbackKind={feedback}
            item={item}
            verdict={verdict}
            showExplanation={!isGrammarPrompt}
            isAnswerWithheld={isWithheld}
          />
        ) : null}
        {verdict?.kind === 'incorrect' ? (
          <FormExplanation item={item} response={text} isAnswerWithheld />
        ) : null}
      </div>
      {isAnswerShown && offersAnswer ? (
        <div className="rounded-lg bg-sunken px-4 py-2">
          {verdict ? (
            <AnswerDiff response={text} expected={correctAnswer(item)} />
          ) : (
            <Ka className="text-xl">{correctAnswer(item)}</Ka>
          )}
        </div>
      ) : null}
      {verdict && !isWithheld ? <AnswerTexts item={item} /> : null}
    </PromptLayout>
  );
}

function ModelAnswer({ prompt: { modelAnswer, item } }: { prompt: WritingPrompt }) {
  return (
    <div className="appear grid gap-2 rounded-lg bg-sunken px-4 py-3">
      {modelAnswer ? (
        <p>
          <GlossedText
            text={modelAnswer.form}
            translation={modelAnswer.gloss}
            isQuiet
            className="block text-xl leading-relaxed"
          />
          <KaLatin className="block text-muted">{`/${modelAnswer.romanization}/`}</KaLatin>
          {modelAnswer.gloss}
        </p>
      ) : null}
      {item.explanation ? (
        <p className="border-t border-line pt-2">
          <TextWithGeorgian>{item.explanation}</TextWithGeorgian>
        </p>
      ) : null}
    </div>
  );
}

/** A prompt for a text of the learner's own: the text is kept as a draft, and a model answer shown on request. */
function FreePrompt({
  prompt,
  index,
  visit,
  learnerId,
}: Omit<PromptProps, 'feedback'> & { learnerId: string }) {
  const { id } = prompt.item;
  const { loadState, drafts } = useTexts(learnerId);
  const [isAnswerShown, setIsAnswerShown] = useState(false);
  const [keys, setKeys] = useState(false);
  const draft = drafts.get(id);
  const text = draft?.text ?? '';
  // A text of another day counts for completion, too, as it does for an essay.
  useEffect(() => visit.trackText(id, text), [visit, id, text]);
  const isLoaded = loadState === 'known';
  return (
    <PromptLayout
      {...{ prompt, index, text, keys, setKeys }}
      setText={(written) => updateDraft(id, sanitizeEssayText(written))}
      rows={4}
      // A new text would overwrite the stored one.
      readOnly={!isLoaded && text === ''}
      buttons={<ToggleButton icon={Eye} noun="Model Answer" open={isAnswerShown} toggle={setIsAnswerShown} />}
    >
      {draft ? (
        <p className="text-sm text-muted">
          <SaveState learnerId={learnerId} essayId={id} />
        </p>
      ) : null}
      {isLoaded || loadState === 'loading' ? null : <TextsLoadError code={loadState} />}
      {isAnswerShown ? <ModelAnswer prompt={prompt} /> : null}
    </PromptLayout>
  );
}

/** Writing prompts, each with its own field, hint and feedback. */
export default function Prompts({ section, visit }: { section: PromptsSection; visit: Visit }) {
  const session = useSession();
  const learnerId = session.kind === 'known' ? session.value?.id : undefined;
  return (
    <ol className="grid gap-4">
      {section.prompts.map((prompt, index) => {
        const { id } = prompt.item;
        if (!isFreeWriting(prompt.item))
          return <CheckedPrompt key={id} {...{ prompt, index, feedback: section.feedback, visit }} />;
        return learnerId ? (
          <FreePrompt key={`${learnerId} ${id}`} {...{ prompt, index, visit, learnerId }} />
        ) : null;
      })}
    </ol>
  );
}
