import { activityOf } from '@ena/domain/progress/activity';
import { advanceItem, type ItemState, startItem, verdictOf } from '@ena/domain/exercise/itemState';
import { shownTexts } from '@ena/domain/exercise/question';
import type { RecordingsSection } from '@ena/domain/lesson/kinds/recordings';
import { Captions, Headphones } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { OptionRow, getOptionState } from '../exercise/OptionRow.tsx';
import { AnswerFeedback } from '../exercise/AnswerFeedback.tsx';
import { AnswerTexts } from '../exercise/AnswerTexts.tsx';
import { estimateLineStarts, findLineAt } from '../sound/lineTimes.ts';
import { RecordingPlayer } from '../sound/RecordingPlayer.tsx';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import type { LinePlayback } from '../sound/usePlaylist.ts';
import { type RecordingPlayback, useRecording } from '../sound/useRecording.ts';
import { Button } from '../ui/Button.tsx';
import { Ka, KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { useAccordion, useScrollWhenOpen } from './Panel.tsx';
import { GlossedText } from './GlossedText.tsx';
import { SpokenLines } from './SpokenLines.tsx';
import type { Visit } from './visit.ts';

type Recording = RecordingsSection['recordings'][number];

/** One question at a time; the first choice is final and enables the next question (ADV-30). */
function RecordingQuestions({ recording: { questions }, visit }: { recording: Recording; visit: Visit }) {
  const [index, setIndex] = useState(0);
  const [answered, setAnswered] = useState<ItemState | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const question = questions[index];
  if (!question) return null;
  const state = answered ?? startItem(question);
  const verdict = verdictOf(state);
  const choose = (option: string) => {
    const next = advanceItem(question, 'response', state, { type: 'respond', response: option });
    setAnswered(next);
    visit.trackResponse(question, activityOf(question), option, verdictOf(next));
  };
  const next = () => {
    setIndex(index + 1);
    setAnswered(null);
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">
        Question {index + 1} of {questions.length}
      </p>
      <p
        ref={heading}
        id={question.id}
        translate="no"
        tabIndex={-1}
        data-item={question.id}
        className="text-lg font-semibold outline-none"
      >
        <TextWithGeorgian>{question.prompt}</TextWithGeorgian>
      </p>
      <div
        role="group"
        aria-labelledby={question.id}
        translate="no"
        className="grid grid-cols-1 gap-2 sm:grid-cols-2"
      >
        {shownTexts(question, visit.seed, index).map((option, number) => (
          <OptionRow
            key={option}
            index={number}
            text={option}
            state={getOptionState(option === state.response, option === question.answer, verdict !== null)}
            pressed={option === state.response}
            disabled={verdict !== null}
            choose={() => choose(option)}
          />
        ))}
      </div>
      <div className="min-h-28 sm:min-h-14">
        <div role="status">
          {verdict ? <AnswerFeedback feedbackKind="advanced" item={question} verdict={verdict} /> : null}
        </div>
        {verdict ? <AnswerTexts item={question} className="mt-3 ml-8" /> : null}
      </div>
      {verdict && index < questions.length - 1 ? (
        <Button className="justify-self-start" onClick={next}>
          Next Question
        </Button>
      ) : null}
    </div>
  );
}

/** The lines of a recording, of which the current one is estimated from the position. */
function useRecordingLines(lines: Recording['lines'], recording: RecordingPlayback): LinePlayback {
  const { state, position, duration, playFromStart, pause } = recording;
  const starts = useMemo(
    () =>
      estimateLineStarts(
        lines.map(({ form }) => form),
        duration,
      ),
    [lines, duration],
  );
  const isPlaying = state === 'playing';
  const isInside = position < duration && (isPlaying || position > 0);
  return {
    current: isInside ? findLineAt(starts, position) : null,
    isPlaying,
    playAll: playFromStart,
    stop: pause,
  };
}

function Transcript({
  recording: { id, lines },
  playback,
  visit,
}: {
  recording: Recording;
  playback: RecordingPlayback;
  visit: Visit;
}) {
  const [shown, setShown] = useState(false);
  const linePlayback = useRecordingLines(lines, playback);
  return (
    <div>
      <Button
        variant="secondary"
        aria-expanded={shown}
        aria-controls={`${id}-transcript`}
        onClick={() => setShown(!shown)}
      >
        <Captions size={18} aria-hidden /> {shown ? 'Hide Transcript' : 'Show Transcript'}
      </Button>
      <div id={`${id}-transcript`} hidden={!shown} className="mt-5">
        {shown ? (
          <SpokenLines
            lines={lines}
            playback={linePlayback}
            glossary={visit.glossary}
            isDisabled={playback.state === 'loading' || playback.state === 'failed'}
            textClassName="text-passage"
          />
        ) : null}
      </div>
    </div>
  );
}

function KeyVocabulary({
  recording: { vocabulary },
  glossary,
}: {
  recording: Recording;
  glossary: Visit['glossary'];
}) {
  return (
    <div>
      <h4 className="mb-2 text-lg font-semibold">Key Vocabulary</h4>
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {vocabulary.map(({ form, romanization, gloss, context }) => (
          <li key={form} className="flex items-start justify-between gap-3 border-b border-line py-2">
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Ka className="text-xl">{form}</Ka>
                <KaLatin className="text-sm text-muted">{`/${romanization}/`}</KaLatin>
                <span>{gloss}</span>
              </p>
              <p className="text-muted">
                <GlossedText
                  text={context.form}
                  translation={context.gloss}
                  glossary={glossary}
                  isQuiet
                  className="text-ink"
                />{' '}
                {context.gloss}
              </p>
            </div>
            <SpeakButton name={form} small />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The player, questions, transcript and vocabulary of a recording that was started. */
function OpenRecording({ recording, visit }: { recording: Recording; visit: Visit }) {
  const playback = useRecording(recording.id);
  const player = useRef<HTMLDivElement>(null);
  useEffect(() => {
    player.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div ref={player}>
        <RecordingPlayer title={recording.title} playback={playback} />
      </div>
      <RecordingQuestions recording={recording} visit={visit} />
      <Transcript recording={recording} playback={playback} visit={visit} />
      <KeyVocabulary recording={recording} glossary={visit.glossary} />
    </>
  );
}

/** One recording: its card and, once started, its content. */
function RecordingCard({
  recording,
  open,
  toggle,
  visit,
}: {
  recording: Recording;
  open: boolean;
  toggle: () => void;
  visit: Visit;
}) {
  const { title, description } = recording;
  const card = useScrollWhenOpen<HTMLLIElement>(open);
  return (
    <li
      ref={card}
      className="grid scroll-mt-20 grid-cols-1 gap-6 rounded-xl border border-line bg-surface p-4 sm:p-7"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-64">
          <h3 className="text-2xl">{title}</h3>
          <p className="mt-1 max-w-prose text-muted">{description}</p>
        </div>
        {open ? null : (
          <Button variant="secondary" aria-label={`Start Exercise: ${title}`} onClick={toggle}>
            <Headphones size={18} aria-hidden /> Start Exercise
          </Button>
        )}
      </header>
      {open ? <OpenRecording recording={recording} visit={visit} /> : null}
    </li>
  );
}

/** The recordings of a category, at most one open; starting one resets its state (ADV-31). */
export default function Recordings({ section, visit }: { section: RecordingsSection; visit: Visit }) {
  const [openId, toggle] = useAccordion();
  return (
    <ul className="grid grid-cols-1 gap-5">
      {section.recordings.map((recording) => (
        <RecordingCard
          key={recording.id}
          recording={recording}
          open={recording.id === openId}
          toggle={() => toggle(recording.id)}
          visit={visit}
        />
      ))}
    </ul>
  );
}
