import type { ExerciseItem, ExerciseKind, ExerciseResponse } from '@ena/domain/exercise/kinds';
import { spokenQuestion } from '@ena/domain/exercise/answerTexts';
import type { Passage, Verdict } from '@ena/domain/exercise/item';
import { Eye, Languages } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Feedback.tsx';
import { Copybook, TextWithGeorgian } from '../ui/Georgian.tsx';
import { Picture } from '../ui/Picture.tsx';
import { CategorizeView } from './CategorizeView.tsx';
import { ChoiceView } from './ChoiceView.tsx';
import { MultiChoiceView } from './MultiChoiceView.tsx';
import { OrderView } from './OrderView.tsx';
import { Romanization } from './RomanizedText.tsx';
import { promptId, type ViewProps } from './view.ts';
import { LazySuspense, lazyWithErrorBoundary } from '../ui/lazyWithErrorBoundary.tsx';

/** Views with text fields and the Georgian keyboard: loaded on demand, as most exercises do not need them. */
export const loadTypedViews = () => import('./TypedView.tsx');
/** One of the typed views, and a skeleton until it is loaded. */
function typedView<P extends object>(
  choose: (views: Awaited<ReturnType<typeof loadTypedViews>>) => ComponentType<P>,
) {
  const View = lazyWithErrorBoundary<P>(async () => ({ default: choose(await loadTypedViews()) }));
  return (props: P) => (
    <LazySuspense fallback={<Skeleton className="h-80" />}>
      <View {...props} />
    </LazySuspense>
  );
}

/** One view per kind; the compiler reports a missing one. */
const views: { readonly [K in ExerciseKind]: ComponentType<ViewProps<K>> } = {
  choice: ChoiceView,
  'multi-choice': MultiChoiceView,
  'fill-blank': typedView(({ FillBlankView }) => FillBlankView),
  'type-answer': typedView(({ TypeAnswerView }) => TypeAnswerView),
  order: OrderView,
  categorize: CategorizeView,
  compose: typedView(({ ComposeView }) => ComposeView),
};

interface ItemViewProps {
  readonly item: ExerciseItem;
  readonly shown: readonly string[];
  readonly response: ExerciseResponse;
  readonly respond: (response: ExerciseResponse) => void;
  readonly verdict: Verdict | null;
  readonly locked: boolean;
  readonly placeholder?: string | undefined;
  /** The verdict does not say which parts of the response are wrong. */
  readonly isAnswerWithheld?: boolean;
  /** The question can be heard: an item of the course, whose texts have clips. */
  readonly isSpoken?: boolean;
}

/** Shows letters and short words large on ruled lines, longer text smaller, to keep the options in view. `isBlank`: its room. */
function Display({ text, isBlank = false }: { text: string; isBlank?: boolean }) {
  const [, size] = displaySizes.find(([maxLength]) => text.length <= maxLength) ?? [];
  return (
    <div className="grid place-items-center overflow-hidden rounded-2xl border border-line bg-surface">
      {size ? (
        <>
          <Copybook className={size}>{isBlank ? '\u00A0'.repeat(text.length) : text}</Copybook>
          {isBlank ? null : <Romanization className="px-5 pb-3 text-center">{text}</Romanization>}
        </>
      ) : (
        <p
          lang="ka"
          translate="no"
          className={`px-5 py-4 text-2xl leading-relaxed max-sm:py-3 max-sm:text-xl short:py-2 short:text-xl short:max-sm:px-4 short:max-sm:text-lg short:max-sm:leading-snug ${isBlank ? 'invisible' : ''}`}
        >
          {isBlank ? text.replaceAll(/\p{L}/gu, 'მ') : text}
          {isBlank ? null : <Romanization>{text}</Romanization>}
        </p>
      )}
    </div>
  );
}
const displaySizes = [
  [6, 'py-4 text-prompt-short short:py-0 short:text-6xl short:max-sm:text-5xl'],
  [11, 'py-4 text-prompt-medium short:py-0 short:text-5xl short:max-sm:text-4xl'],
  [17, 'py-4 text-prompt-long short:py-0 short:text-4xl short:max-sm:text-3xl'],
] as const;

/** A text to read first; its translation is shown on demand, and hidden at each new item (QINT-05, QINT-06). */
function PassageView({ passage }: { passage: Passage }) {
  const [translated, setTranslated] = useState(false);
  return (
    // A pane of its own: on a wide screen it stays while the question beside it is scrolled.
    <div className="grid gap-3 self-start overflow-y-auto rounded-2xl border border-line bg-surface p-5 max-lg:max-h-dvh-35 max-sm:max-h-dvh-25 short:max-sm:max-h-dvh-22 max-sm:in-data-crowded:max-h-dvh-16! max-sm:gap-0 max-sm:px-4 max-sm:py-2 lg:sticky lg:top-0 lg:max-h-dvh-60">
      <p lang="ka" translate="no" className="text-xl leading-relaxed max-sm:text-lg max-sm:leading-snug">
        {passage.text}
      </p>
      {translated ? <p className="text-muted">{passage.translation}</p> : null}
      <Button
        variant="quiet"
        className="-ml-3 justify-self-start px-3"
        aria-expanded={translated}
        onClick={() => setTranslated(!translated)}
      >
        <Languages size={18} aria-hidden /> {translated ? 'Hide Translation' : 'Show Translation'}
      </Button>
    </div>
  );
}

/** A text to be heard first; it is shown on demand, and with the verdict, which moves nothing. */
function HeardText({ text, isJudged }: { text: string; isJudged: boolean }) {
  const [isShown, setShown] = useState(false);
  if (isShown || isJudged) return <Display text={text} />;
  return (
    <div className="relative">
      <Display text={text} isBlank />
      <Button variant="quiet" className="absolute inset-0 m-auto h-fit w-fit" onClick={() => setShown(true)}>
        <Eye size={18} aria-hidden /> Show Text
      </Button>
    </div>
  );
}

/** The question; with the sound of what it is about, where that does not give the answer away. */
function QuestionPrompt({ item, isSpoken }: { item: ExerciseItem; isSpoken: boolean }) {
  const spoken = isSpoken && item.sound === undefined ? spokenQuestion(item) : null;
  return (
    <div className="flex items-center gap-3">
      {spoken === null ? null : <SpeakButton key={item.id} name={spoken} hasMinHighlight autoPlay />}
      <h2
        id={promptId(item)}
        data-item={item.id}
        className="min-w-0 text-2xl leading-snug short:max-sm:text-lg max-sm:in-data-crowded:text-base!"
      >
        <TextWithGeorgian>{item.prompt}</TextWithGeorgian>
      </h2>
      {/* A picture without alternative text repeats the prompt: it needs no room of its own. */}
      {item.picture?.alt === '' ? (
        <Picture picture={item.picture} className="ml-auto size-16 short:size-11" />
      ) : null}
    </div>
  );
}

/** An exercise item or quiz question: prompt, sound, Georgian text or picture, and the answer area. */
export function ItemView({
  item,
  placeholder = 'Type your answer here...',
  isAnswerWithheld = false,
  isSpoken = false,
  ...rest
}: ItemViewProps) {
  // as: the registry is exhaustive by kind, and an item comes with a response of its own kind (domain, emptyResponse).
  const View = views[item.kind] as ComponentType<
    Omit<ItemViewProps, 'placeholder' | 'isSpoken'> & { placeholder: string }
  >;
  const question = (
    <div translate="no" className="contents">
      <div className="grid grid-cols-1 gap-5 max-sm:gap-3 max-sm:in-data-centered:mt-auto short:gap-3 short:max-sm:gap-2">
        <QuestionPrompt item={item} isSpoken={isSpoken} />
        {item.sound === undefined ? null : (
          <div className="flex flex-wrap gap-3" key={`sound of ${item.id}`}>
            <SpeakButton name={item.sound} label="Listen" clipOnly={item.contrast !== undefined} autoPlay />
            <SpeakButton name={item.sound} label="Slowly" clipOnly={item.contrast !== undefined} slow />
            <span className="self-center text-sm text-muted max-md:hidden">Alt+R repeats</span>
          </div>
        )}
        {item.display === undefined ? null : item.sound !== undefined ? (
          <HeardText key={`text of ${item.id}`} text={item.display} isJudged={rest.verdict !== null} />
        ) : (
          <Display text={item.display} />
        )}
        {item.picture?.alt ? (
          <div className="grid place-items-center rounded-2xl border border-line bg-surface py-5 short:py-2">
            <Picture picture={item.picture} className="size-28 short:size-20 sm:size-36 short:sm:size-24" />
          </div>
        ) : null}
        {item.translation === undefined ? null : (
          <p className="text-muted short:max-sm:in-data-crowded:hidden">
            <TextWithGeorgian>{item.translation}</TextWithGeorgian>
          </p>
        )}
      </div>
      <View key={item.id} {...{ item, placeholder, isAnswerWithheld }} {...rest} />
    </div>
  );
  if (!item.passage) return question;
  // Beside its question where there is room, to keep the options in view.
  return (
    <div translate="no" className="grid grid-cols-1 gap-5 max-sm:gap-3 lg:grid-cols-2 lg:gap-8">
      <PassageView key={`passage of ${item.id}`} passage={item.passage} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 max-sm:gap-3">{question}</div>
    </div>
  );
}
