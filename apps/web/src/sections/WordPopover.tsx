import type { FormReading } from '@ena/contract/grammar';
import { findLesson } from '@ena/course/catalog';
import { romanize } from '@ena/domain/georgian/romanize';
import type { GlossaryEntry } from '@ena/domain/lesson/model';
import { type Sentence, sentenceAt } from '@ena/domain/text/sentenceAt';
import { Popover } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { errorText } from '../platform/errorTexts.ts';
import { type ResourceState, useResource } from '../platform/resource.ts';
import { returnPathOf, withFrom } from '../platform/returnPath.ts';
import { isVisitor, useViewer } from '../platform/session.ts';
import { Skeleton } from '../ui/Feedback.tsx';
import { Ka, KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { LabeledSegments } from '../ui/SegmentedForm.tsx';
import { canSave, toOwnWord } from '../study/savedWords.ts';
import { formReadings, formsPath, groupByWord } from './formReadings.ts';
import { SaveWord } from './SaveWord.tsx';

/** A form can be of several words; more than these are seldom of use. */
const maxWords = 3;
const maxExplanations = 2;

/** The text that the word is in, from its letter `at` on. */
export interface WordContext {
  readonly text: string;
  readonly translation: string | undefined;
  readonly at: number;
}

const linkClass = 'inline-block py-1 text-wine underline underline-offset-4';

const wordsOf = (gloss: string): readonly string[] => gloss.toLowerCase().match(/[a-z]{2,}/gu) ?? [];

/** How well a reading agrees with the glossary, whose note names a case or postposition, such as `dative, with -ში`. */
function agreementWith({ gloss, note = '' }: GlossaryEntry, reading: FormReading): number {
  const isNamed =
    'case' in reading &&
    (note.includes(reading.case) || (reading.postposition !== null && note.includes(reading.postposition)));
  const known = wordsOf(gloss);
  return Number(isNamed) + Number(wordsOf(reading.gloss).some((word) => known.includes(word)));
}

/** Of the readings with the same dictionary form the one that agrees best with the glossary. */
const chooseReading = (readings: readonly FormReading[], entry: GlossaryEntry): FormReading | undefined =>
  readings
    .filter(({ lemma }) => lemma === entry.lemma)
    .toSorted((one, other) => agreementWith(entry, other) - agreementWith(entry, one))[0];

/** Words whose English is in the translation come first; short words such as "to" say nothing. */
const inContext = (
  words: ReturnType<typeof groupByWord>,
  { translation = '' }: Sentence,
): ReturnType<typeof groupByWord> => {
  const translated = wordsOf(translation).filter((word) => word.length > 2);
  const isOther = ([reading]: readonly FormReading[]) =>
    !wordsOf(reading?.gloss ?? '').some((word) => translated.includes(word));
  return words.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)));
};

/** The uses of a form of one word in a line; those beyond two are not listed. */
function explain(readings: readonly FormReading[]): string {
  const all = [...new Set(readings.map(({ explanation }) => explanation))];
  const shown = all.slice(0, maxExplanations).join('; or ');
  return all.length > maxExplanations ? `${shown}; and other uses` : shown;
}

/** The parts of a form and the page of its word. */
function WordForms({ reading }: { reading: FormReading }) {
  const path = formsPath(reading);
  return (
    <>
      {reading.segments.length > 1 ? (
        <LabeledSegments
          segments={reading.segments}
          labels={'case' in reading ? { case: reading.case } : {}}
        />
      ) : null}
      {path === null ? null : (
        <Link to={path} className={`${linkClass} text-sm`}>
          All forms of <Ka className="text-base">{reading.lemma}</Ka>
        </Link>
      )}
    </>
  );
}

/** Without an entry in the glossary: what the form can be. */
function Readings({
  readings,
  context,
  saveAtOnce,
}: {
  readings: readonly FormReading[];
  context: Sentence;
  saveAtOnce: boolean;
}) {
  const words = inContext(groupByWord(readings), context);
  if (words.length === 0)
    return <p className="text-muted">Ena does not know this word yet. It may be a name or a rare word.</p>;
  return (
    <ul className="grid gap-3">
      {words.slice(0, maxWords).map((forms, index) => {
        const [reading] = forms;
        return reading ? (
          <li
            key={formsPath(reading) ?? reading.gloss}
            className="grid justify-items-start gap-1.5 border-t border-line pt-3 first:border-0 first:pt-0"
          >
            <p className="font-semibold">{reading.meaning}</p>
            <p className="text-sm text-muted">
              <TextWithGeorgian>{explain(forms)}</TextWithGeorgian>
            </p>
            <SaveWord
              word={toOwnWord(reading.lemma, reading.gloss, context)}
              atOnce={saveAtOnce && index === 0}
            />
            <WordForms reading={reading} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

/** What the glossary says of the word here, and the reading of the engine that agrees with it. */
function Entry({
  form,
  entry,
  context,
  state,
  saveAtOnce,
}: {
  form: string;
  entry: GlossaryEntry;
  context: Sentence;
  state: ResourceState<readonly FormReading[]>;
  saveAtOnce: boolean;
}) {
  const lesson = entry.taughtIn ? findLesson(entry.taughtIn) : undefined;
  const reading = state.kind === 'known' ? chooseReading(state.value, entry) : undefined;
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="font-semibold">{entry.gloss}</p>
      {entry.lemma === form && !entry.note ? null : (
        <p className="text-sm text-muted">
          {entry.lemma === form ? null : (
            <>
              from <Ka className="text-base text-ink">{entry.lemma}</Ka>
            </>
          )}
          {entry.note && entry.lemma !== form ? ', ' : ''}
          {entry.note}
        </p>
      )}
      <SaveWord
        word={toOwnWord(entry.lemma, reading?.gloss ?? entry.gloss, context)}
        atOnce={saveAtOnce && state.kind !== 'unknown'}
      />
      {reading ? <WordForms reading={reading} /> : null}
      {lesson ? (
        <p className="text-sm">
          Taught in{' '}
          <Link to={lesson.path} className={linkClass}>
            {lesson.title}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

const isOffline = (code: string) => code === 'OFFLINE' || code === 'NETWORK' || code === 'SLOW';

/** What there is while the readings of the engine are loading, or if they could not be loaded. */
function Pending({
  state,
  isKnown,
}: {
  state: ResourceState<readonly FormReading[]>;
  /** The course has said what the word means. */
  isKnown: boolean;
}) {
  if (state.kind === 'known') return null;
  if (state.kind === 'unknown')
    return (
      <div role="status" aria-label="Loading" className="grid gap-2">
        {isKnown ? null : <Skeleton className="h-5 w-28" />}
        <Skeleton className="h-12 w-40" />
      </div>
    );
  return (
    <p role="status" className="text-sm text-muted">
      {!isOffline(state.code)
        ? errorText(state.code)
        : isKnown
          ? 'Its parts and other forms need a connection.'
          : 'What this word means needs a connection: the course has no note on it here.'}
    </p>
  );
}

/** Instead of the buttons that save, for a visitor. */
function VisitorHint() {
  const location = useLocation();
  return isVisitor(useViewer()) ? (
    <p className="border-t border-line pt-2 text-sm">
      <Link to={withFrom('/login', returnPathOf(location))} className={linkClass}>
        Log in
      </Link>{' '}
      to save words and sentences to Today.
    </p>
  ) : null;
}

function WordDetails({
  form,
  entry,
  context,
  saveAtOnce,
}: {
  form: string;
  entry: GlossaryEntry | undefined;
  context: WordContext;
  saveAtOnce: 'word' | 'sentence' | null;
}) {
  const state = useResource(formReadings(form));
  // A line as a whole has a clip, its sentences have none: only what is too long for a card is split.
  const sentence = canSave({ form: context.text, gloss: context.translation ?? '' })
    ? context
    : sentenceAt(context.text, context.translation, context.at);
  const details = { context: sentence, saveAtOnce: saveAtOnce === 'word' };
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Ka className="font-serif text-2xl">{form}</Ka>
        <KaLatin className="text-muted">{`/${romanize(form)}/`}</KaLatin>
      </p>
      {entry ? (
        <Entry form={form} entry={entry} state={state} {...details} />
      ) : state.kind === 'known' ? (
        <Readings readings={state.value} {...details} />
      ) : null}
      <Pending state={state} isKnown={entry !== undefined} />
      {sentence.translation !== undefined && sentence.text.includes(' ') ? (
        <SaveWord
          word={{ form: sentence.text, gloss: sentence.translation, sentence: '', translation: '' }}
          label="Save the whole sentence"
          atOnce={saveAtOnce === 'sentence'}
          className="border-t border-line pt-1"
        />
      ) : null}
      <VisitorHint />
    </div>
  );
}

/** The meaning of a word, above or below `anchor`, until the reader taps elsewhere than on another of `words`. */
export default function WordPopover({
  anchor,
  words,
  close,
  ...word
}: {
  form: string;
  entry: GlossaryEntry | undefined;
  context: WordContext;
  saveAtOnce: 'word' | 'sentence' | null;
  anchor: RefObject<HTMLElement | null>;
  words: RefObject<HTMLElement | null>;
  close: () => void;
}) {
  const leftOutside = useRef(false);
  return (
    <Popover.Root open onOpenChange={(now) => (now ? undefined : close())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={12}
          aria-label="Meaning"
          onInteractOutside={(event) => {
            // A tap on another word of this text shows that word instead; anywhere else it only closes.
            if (event.target instanceof Node && words.current?.contains(event.target)) event.preventDefault();
            else leftOutside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftOutside.current) anchor.current?.focus({ preventScroll: true });
            leftOutside.current = false;
          }}
          className="appear z-50 max-h-(--radix-popover-content-available-height) max-w-80 min-w-56 overflow-y-auto rounded-lg border border-line bg-surface px-4 py-3 text-ink shadow-lift"
        >
          <WordDetails key={`${word.form} ${word.context.at}`} {...word} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
