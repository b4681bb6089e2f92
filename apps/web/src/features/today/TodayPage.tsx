import type { PlacementResult } from '@ena/contract/placement';
import type { ReviewSummary } from '@ena/contract/reviews';
import type { Learner } from '@ena/contract/session';
import { startReviewRun } from '@ena/domain/review/reviewRun';
import type { ReviewRunState } from '@ena/domain/review/reviewRunModel';
import { pluralize } from '@ena/domain/text/pluralize';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { chooseOnly } from '../../exercise/answerSettings.ts';
import { randomSeed } from '../../exercise/randomSeed.ts';
import { api, type CallErrorCode, errorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { useNetwork } from '../../platform/network.ts';
import { createResource, type Resource, useResource } from '../../platform/resource.ts';
import { session as learnerSession } from '../../platform/session.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import {
  clearRejectedAnswers,
  countQueuedReviews,
  countRejectedAnswers,
  flush,
  queueRoom,
  subscribeToOutbox,
} from '../../study/outbox.ts';
import { reviewSummaryOf, useCurrentReviewSummary } from '../../study/reviewSummary.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { PlacementEnd } from './placement/PlacementEnd.tsx';
import type { StartedPlacement } from './placement/PlacementFrame.tsx';
import { useSettingsQueue } from './start/settingsQueue.ts';
import { StartPlaceholder, StartScreen } from './start/StartScreen.tsx';
import {
  commitReviewRun,
  isOutdated,
  loadReviewRun,
  removeReviewRun,
  type StartedReviewRun,
  useHasStoredReviewRun,
} from './run/storedReviewRun.ts';
import { randomUuid } from '../../platform/uuid.ts';

// What follows the start screen is loaded once that is shown, so that it reacts sooner.
const loadPlacement = () => import('./placement/PlacementFrame.tsx');
const loadRun = () => import('./run/ReviewRunView.tsx');
const loadEnd = () => import('./run/ReviewRunEnd.tsx');
const PlacementFrame = lazyWithErrorBoundary(loadPlacement);
const ReviewRunView = lazyWithErrorBoundary(loadRun);
const ReviewRunEnd = lazyWithErrorBoundary(loadEnd);

function usePreloadedViews(): void {
  useEffect(() => {
    // The view that needs it loads it again, and says so if that fails.
    for (const load of [loadRun, loadEnd, loadPlacement]) load().catch(() => undefined);
  }, []);
}

type View =
  | {
      readonly kind: 'start';
      /** The run was outdated, and ended. */
      readonly isReplanned?: boolean;
    }
  | { readonly kind: 'run'; readonly started: StartedReviewRun }
  | { readonly kind: 'end'; readonly ended: StartedReviewRun }
  | { readonly kind: 'check'; readonly started: StartedPlacement }
  | { readonly kind: 'checked'; readonly result: PlacementResult };

const startView: View = { kind: 'start' };

/** A review run that was begun is continued; one whose last answer was given is over. */
function initialView(learnerId: string): View {
  const started = loadReviewRun(learnerId);
  return started && started.state.phase !== 'finished' ? { kind: 'run', started } : startView;
}

/**
 * Ends a run that is outdated because of another device, or because its day is over: when it is opened and each time that
 * the page is shown again. Without a network it goes on.
 */
function useEndWhenOutdated(learnerId: string, isRunning: boolean, end: () => void): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const check = async () => {
      if (document.visibilityState === 'hidden') return;
      await flush();
      const now = await reviewSummaryOf(learnerId).refresh();
      const stored = loadReviewRun(learnerId);
      if (stored && isOutdated(stored, now)) end();
    };
    const checkQuietly = () => void check().catch(() => undefined);
    checkQuietly();
    document.addEventListener('visibilitychange', checkQuietly);
    return () => document.removeEventListener('visibilitychange', checkQuietly);
  }, [learnerId, isRunning, end]);
}

/** The last answer, which can still be undone, needs a place, too. */
const reservedRoom = 1;
/** With fewer free places, the page warns that the queue of unsent answers is nearly full. */
const warnRoom = 50;

/** How many answers wait to be sent, how many more can be given, and how many the server has rejected. */
function useQueue(learnerId: string) {
  const room = useSyncExternalStore(subscribeToOutbox, queueRoom) - reservedRoom;
  const waiting = useSyncExternalStore(subscribeToOutbox, () => countQueuedReviews(learnerId));
  const rejected = useSyncExternalStore(subscribeToOutbox, () => countRejectedAnswers(learnerId));
  return { room, waiting, rejected };
}

function QueueFull() {
  return (
    <Banner
      tone="wrong"
      action={
        <Button variant="secondary" onClick={() => void flush()}>
          Send now
        </Button>
      }
    >
      This browser cannot keep more answers that are not sent yet. Nothing is lost: go online and send them,
      then your session continues here.
    </Banner>
  );
}

/** Starts the practice of weak words once, if the URL asks for it, as the link of Your Words does. */
function useStartFromLink(start: () => void, canStart: boolean): void {
  const [query, setQuery] = useSearchParams();
  const isWanted = query.get('practice') === 'weak';
  const latest = useRef({ start, canStart });
  useEffect(() => {
    latest.current = { start, canStart };
  });
  useEffect(() => {
    if (!isWanted) return;
    setQuery({}, { replace: true });
    if (latest.current.canStart) latest.current.start();
  }, [isWanted, setQuery]);
}

/** The summary could not be loaded. */
function LoadFailed({ code, summary }: { code: CallErrorCode; summary: Resource<ReviewSummary> }) {
  const isOffline = useNetwork() === 'offline';
  return (
    <LoadErrorBanner retry={summary.refresh}>
      {isOffline || code === 'OFFLINE'
        ? 'You are offline. Connect to start a session. A session in progress works offline.'
        : `What is due today could not be loaded. ${errorText(code)}`}
    </LoadErrorBanner>
  );
}

interface TodayViewProps {
  readonly learner: Learner;
  readonly view: View;
  readonly setView: (view: View) => void;
}

/** What a view shows below the heading. */
function TodayView({ learner, view, setView }: TodayViewProps) {
  usePreloadedViews();
  const summary = reviewSummaryOf(learner.id);
  // Created on each mount: it is loaded once the answers of the review run are recorded.
  const [outlook] = useState(() => createResource(() => api.reviews.summary()));
  const summaryState = useCurrentReviewSummary(learner.id);
  const outlookState = useResource(outlook, false);
  const [failed, setFailed] = useState<CallErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { room, waiting, rejected } = useQueue(learner.id);
  const isOffline = useNetwork() === 'offline';
  const settings = useSettingsQueue(summary);

  const runAction = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailed(null);
    await action().catch((error: unknown) => setFailed(errorCodeOf(error)));
    setIsBusy(false);
  };
  /** `more`: so many new items beyond those of the day. */
  const startNew = ({ only, more = 0 }: { readonly only?: 'weak'; readonly more?: number } = {}) =>
    runAction(async () => {
      // It is planned by the settings.
      await settings.flush();
      commitReviewRun(learner.id);
      await flush();
      const run = await api.reviews.session({
        ...(only && { only }),
        ...(more > 0 && { more: String(more) }),
        ...(chooseOnly.get() && { chooseOnly: 'true' }),
      });
      if (run.steps.length === 0) {
        // Meanwhile everything was reviewed, such as on another device.
        removeReviewRun();
        await summary.refresh();
        setView(startView);
        return;
      }
      clearRejectedAnswers();
      const state = startReviewRun(run.steps, randomSeed());
      setView({ kind: 'run', started: { run, state } });
    });
  const hasStored = useHasStoredReviewRun();
  /** The run to continue, as it is now: another tab may have continued it. */
  const findStored = () => {
    const stored = initialView(learner.id);
    const isKnown = summaryState.kind === 'known';
    return stored.kind === 'run' && !(isKnown && isOutdated(stored.started, summaryState.value))
      ? stored
      : null;
  };
  const isInProgress = hasStored && view.kind === 'start' && findStored() !== null;
  const start = () => {
    const stored = findStored();
    if (stored) setView(stored);
    else void startNew();
  };
  const practiceWeak = () => void startNew({ only: 'weak' });
  useStartFromLink(practiceWeak, view.kind === 'start' && !isInProgress);
  const endOutdated = useCallback(() => setView({ kind: 'start', isReplanned: true }), [setView]);
  useEndWhenOutdated(learner.id, view.kind === 'run', endOutdated);
  const startCheck = () =>
    void runAction(async () => {
      const id = randomUuid();
      setView({ kind: 'check', started: { id, test: await api.placement.questions({ id }) } });
    });
  const finishCheck = (result: PlacementResult) => {
    setView({ kind: 'checked', result });
    // What was answered may have begun a streak.
    void Promise.all([summary.refresh(), learnerSession.refresh()]).catch(() => undefined);
  };
  const leave = () => {
    setView(startView);
    void flush()
      .then(summary.refresh)
      .catch(() => undefined);
  };
  const started = view.kind === 'run' ? view.started : null;
  const finish = useCallback(
    (state: ReviewRunState) => {
      if (!started) return;
      removeReviewRun();
      outlook.reset();
      setView({ kind: 'end', ended: { run: started.run, state } });
      // What is due tomorrow, and the streak, depend on the last answers.
      void flush()
        .then(() => Promise.all([outlook.refresh().then(summary.set), learnerSession.refresh()]))
        .catch(() => undefined);
    },
    [started, outlook, summary, setView],
  );
  const setPaused = (paused: boolean) =>
    void runAction(async () => summary.set(await api.reviews.settings({ paused })));

  const notices = (
    <>
      {failed === null ? null : <FormError>{errorText(failed)}</FormError>}
      {view.kind === 'start' && view.isReplanned ? (
        <Banner>
          You went on elsewhere, or a new day has begun: your session is planned anew. All answers are kept.
        </Banner>
      ) : null}
      {rejected > 0 ? (
        <Banner>
          {`${pluralize(rejected, 'answer')} could not be saved, from lessons that are no longer open to you.`}
        </Banner>
      ) : null}
      {room > 0 && room <= warnRoom ? (
        <Banner>
          {`This browser can keep only ${pluralize(room, 'more answer')} until you are online again.`}
        </Banner>
      ) : isOffline && waiting > 0 ? (
        <Banner>{`You are offline. ${pluralize(waiting, 'answer')} will be sent later.`}</Banner>
      ) : null}
    </>
  );
  if (view.kind === 'run')
    return (
      <ReviewRunView
        learnerId={learner.id}
        started={view.started}
        isRated={summaryState.kind === 'known' && settings.of(summaryState.value).ownRatings}
        notices={notices}
        blocked={room <= 0 ? <QueueFull /> : null}
        onLeave={leave}
        onFinished={finish}
      />
    );
  if (view.kind === 'end')
    return (
      <ReviewRunEnd
        ended={view.ended}
        summary={outlookState}
        learner={learner}
        notices={notices}
        isBusy={isBusy}
        studyMore={(more) => void startNew({ more })}
        practiceWeak={practiceWeak}
        leave={leave}
      />
    );
  if (view.kind === 'check')
    return <PlacementFrame started={view.started} onLeave={leave} onFinished={finishCheck} />;
  return (
    <>
      {notices}
      {view.kind === 'checked' ? (
        <PlacementEnd
          result={view.result}
          isBusy={isBusy}
          start={() => void startNew()}
          leave={() => setView(startView)}
        />
      ) : summaryState.kind === 'failed' ? (
        <>
          <LoadFailed code={summaryState.code} summary={summary} />
          {isInProgress ? (
            <Button className="min-h-14 text-lg" onClick={start}>
              Continue your session
            </Button>
          ) : null}
        </>
      ) : summaryState.kind === 'unknown' ? (
        <StartPlaceholder />
      ) : (
        <StartScreen
          summary={{ ...summaryState.value, settings: settings.of(summaryState.value) }}
          learner={learner}
          isInProgress={isInProgress}
          isBusy={isBusy}
          start={start}
          practiceWeak={practiceWeak}
          startFresh={(more) => void startNew({ more })}
          changeSettings={settings.change}
          settingsError={settings.failed}
          startCheck={startCheck}
          onChange={summary.set}
          setPaused={setPaused}
        />
      )}
    </>
  );
}

/** Today: the daily run of reviews and new items. While it is hydrated, it is the prerendered page of all learners. */
export function TodayPage({ learner }: { learner: Learner }) {
  const isHydrated = useHydrated();
  const learnerId = isHydrated ? learner.id : null;
  const firstView = useMemo(() => (learnerId === null ? startView : initialView(learnerId)), [learnerId]);
  const [laterView, setView] = useState<View | null>(null);
  const view = laterView ?? firstView;
  const isFullScreen = view.kind === 'run' || view.kind === 'end' || view.kind === 'check';
  return (
    <div className="mx-auto grid max-w-quiz grid-cols-1 gap-5 px-5 py-8 sm:py-10">
      {isFullScreen ? null : (
        <div>
          <h1 className="text-title">Today</h1>
          {view.kind === 'start' ? (
            <p className="mt-1 text-muted">
              What you are about to forget, and a few new words. You can stop at any time.
            </p>
          ) : null}
        </div>
      )}
      {isHydrated ? (
        <Suspense fallback={<StartPlaceholder />}>
          <TodayView {...{ learner, view, setView }} />
        </Suspense>
      ) : (
        <StartPlaceholder />
      )}
    </div>
  );
}
