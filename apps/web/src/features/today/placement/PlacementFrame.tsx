import { maxElapsedMs } from '@ena/contract/limits';
import type { PlacementInput, PlacementResult, PlacementTest } from '@ena/contract/placement';
import { emptyResponse, type ExerciseResponse } from '@ena/domain/exercise/kinds';
import { shownTexts } from '@ena/domain/exercise/question';
import { seedOf } from '@ena/domain/random/shuffle';
import {
  answerPlacement,
  countSeries,
  currentQuestion,
  maxQuestionsOf,
  placementAnswer,
  startPlacement,
} from '@ena/domain/review/placement';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ItemView } from '../../../exercise/ItemView.tsx';
import { useAnswerKeys } from '../../../exercise/useAnswerKeys.ts';
import { promptId } from '../../../exercise/view.ts';
import { api } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { progress } from '../../../platform/session.ts';
import { browserTimeZone } from '../../../platform/timeZone.ts';
import { useAction } from '../../../platform/useAction.ts';
import { confirmDiscard, useUnsavedChanges } from '../../../platform/useUnsavedChanges.ts';
import { queueEarned } from '../../../study/achievements.ts';
import { Button } from '../../../ui/Button.tsx';
import { DiscardDialog } from '../../../ui/DiscardDialog.tsx';
import { Skeleton } from '../../../ui/Feedback.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { KeyHints } from '../../../exercise/KeyHints.tsx';
import { RunBar, RunHeader, RunScreen } from '../../../exercise/RunScreen.tsx';
import { useShortcuts } from '../useShortcuts.ts';

/** A placement as the server has planned it. */
export interface StartedPlacement {
  readonly id: string;
  readonly test: PlacementTest;
}

type Answer = PlacementInput['answers'][number];

/** The second click of a double click would answer the next question, which nobody can have read. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.stopPropagation();
};

interface PlacementFrameProps {
  readonly started: StartedPlacement;
  readonly onLeave: () => void;
  readonly onFinished: (result: PlacementResult) => void;
}

/**
 * A placement, question by question, without feedback. Its answers are kept in memory only: whoever leaves, which
 * it asks about, starts anew. In the end they are sent; the server judges them again.
 */
export default function PlacementFrame({ started: { id, test }, onLeave, onFinished }: PlacementFrameProps) {
  const { pages } = test;
  const [placement, setPlacement] = useState(() => startPlacement(countSeries(pages)));
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const { state: sending, run } = useAction();
  const frame = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  const { answered } = placement;
  const current = currentQuestion(placement);
  const asked = current ? pages[current.group]?.questions[current.question] : undefined;
  const shown = useMemo(
    () => (asked ? shownTexts(asked.question, seedOf(id), answered) : []),
    [asked, id, answered],
  );
  useEffect(() => {
    shownAt.current = performance.now();
    frame.current?.focus({ preventScroll: true });
  }, [answered]);

  const finish = (all: readonly Answer[]) =>
    void run(async () => {
      const answeredAt = new Date().toISOString();
      const result = await api.placement.finish({ id, answers: [...all], answeredAt, ...browserTimeZone() });
      queueEarned(result);
      // It may have completed lessons.
      void progress.refresh().catch(() => undefined);
      onFinished(result);
    });
  const answer = (response: ExerciseResponse | null) => {
    if (!asked) return;
    const { itemId, question } = asked;
    const elapsedMs = Math.min(maxElapsedMs, Math.round(performance.now() - shownAt.current));
    const all = [...answers, { itemId, response, elapsedMs }];
    const next = answerPlacement(placement, placementAnswer(question, response));
    setAnswers(all);
    setPlacement(next);
    if (!currentQuestion(next)) finish(all);
  };
  const leaving = useUnsavedChanges(answered > 0);
  const leave = async () => {
    if (await confirmDiscard()) onLeave();
  };
  useAnswerKeys(frame, shown, answer, () => undefined);
  useShortcuts(frame, { Digit0: () => answer(null) });

  const max = maxQuestionsOf(countSeries(pages));
  return (
    <>
      <RunScreen
        ref={frame}
        label={asked ? `Question ${answered + 1} of at most ${max}` : 'The end of the check'}
        describedBy={asked ? promptId(asked.question) : undefined}
        contentKey={answered}
        isCentered
        header={
          <RunHeader
            close={{ label: 'Leave the check', onClick: () => void leave() }}
            progress={{
              percent: asked ? Math.round((100 * answered) / max) : 100,
              label: 'Progress of the check',
            }}
            position={asked ? `${answered + 1} of at most ${max}` : 'Done'}
          />
        }
        bar={
          asked ? (
            <RunBar
              feedback={
                <KeyHints
                  hints={[
                    [`1-${shown.length}`, 'choose'],
                    ['0', 'I don’t know'],
                  ]}
                />
              }
              actions={
                <Button variant="secondary" onClick={() => answer(null)}>
                  I don’t know
                </Button>
              }
            />
          ) : null
        }
      >
        <h1 className="sr-only">Today</h1>
        {asked ? (
          <div key={asked.itemId} className="contents" onClickCapture={ignoreDoubleClick}>
            <ItemView
              item={asked.question}
              shown={shown}
              response={emptyResponse(asked.question)}
              respond={answer}
              verdict={null}
              locked={false}
            />
          </div>
        ) : sending.kind === 'failed' ? (
          <FormError action={<Button onClick={() => finish(answers)}>Try again</Button>}>
            {`Your answers could not be sent yet. ${errorText(sending.code)} They stay here until you leave.`}
          </FormError>
        ) : (
          <div role="status" aria-label="Marking what you know" className="grid gap-5">
            <Skeleton className="h-64 rounded-2xl" />
          </div>
        )}
      </RunScreen>
      {leaving ? (
        <DiscardDialog
          title="Leave the check?"
          stayLabel="Keep Going"
          discardLabel="Leave"
          stay={leaving.stay}
          discard={leaving.discard}
        >
          Nothing is marked as known before the end of the check. Next time it starts from the beginning.
        </DiscardDialog>
      ) : null}
    </>
  );
}
