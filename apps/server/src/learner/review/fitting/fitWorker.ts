/**
 * Fits the parameters of learners who have enough reviews, one learner at a time, and replays their cards where other
 * parameters are chosen. Safe with concurrent replicas: a learner is claimed for the time of the lease.
 */
import { minFitReviews, nextFitAt } from '@ena/domain/review/fit';
import { isPresumed } from '@ena/domain/review/placement';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import { reviewParameters } from '../tables.ts';
import { isDue, leasedUntil, nextAttemptAfter } from '../../../platform/jobs/claim.ts';
import { startWorker } from '../../../platform/jobs/worker.ts';
import { describeError, type Log } from '../../../platform/log.ts';
import { lockProfile } from '../../study/counters.ts';
import { zoneOf } from '../../study/record.ts';
import { studyDayOf } from '../../study/studyDay.ts';
import { type CardWithReviews, readCardsWithReviews, replayCards } from '../cards/cards.ts';
import type { FitCard, FitResult } from './fit.ts';
import { FitUnavailable, runFit } from './runFit.ts';
import { type ParametersRow, readScheduling } from '../cards/scheduling.ts';

interface FitServices {
  readonly db: Db;
  readonly log: Log;
  readonly now: () => Date;
  readonly run: typeof runFit;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const pollIntervalMs = 5 * minuteMs;
/** A claimed learner who is not finished in this time, because the process died, can be claimed again. */
const leaseMs = 5 * minuteMs;
const retryPolicy = { firstDelayMs: 10 * minuteMs, maxDelayMs: 24 * hourMs, giveUpAfterMs: Infinity };
/** After this many failures, the next attempt is made with more reviews. */
const maxAttempts = 5;
/** Cards with the latest reviews are fitted to, up to this number of reviews. */
const maxReviews = 20_000;

/** Claims one due learner for the time of the lease. */
async function claim(db: Db, time: Date): Promise<ParametersRow | undefined> {
  const [row] = await db
    .update(reviewParameters)
    .set(leasedUntil(reviewParameters, time, leaseMs))
    .where(isDue(db, reviewParameters, time, 1))
    .returning();
  return row;
}

function toFitCard({ card, reviews }: CardWithReviews): FitCard {
  const isReview = ({ format }: CardWithReviews['reviews'][number]) => format !== 'placement';
  const [first] = reviews;
  const answers = reviews.filter(isReview);
  const isPlaced = first !== undefined && !isReview(first);
  // As in `confirmedMemory`.
  const wasWrong = isPlaced && isPresumed(first.rating) && answers[0]?.rating === 1;
  return {
    itemId: card.itemId,
    placedOn: isPlaced && !wasWrong ? first.day : null,
    reviews: answers.map(({ rating, day, reviewedAt }) => ({ rating, day, at: reviewedAt.getTime() })),
  };
}

/** Whole cards, those with the latest reviews first, up to a number of reviews. */
function latestCards(cards: readonly FitCard[], max: number): readonly FitCard[] {
  const lastAt = ({ reviews }: FitCard) => reviews.at(-1)?.at ?? 0;
  let count = 0;
  return cards
    .toSorted((one, other) => lastAt(other) - lastAt(one))
    .filter(({ reviews }) => (count += reviews.length) <= max);
}

/** Column values of a learner with nothing to do until there are more reviews. */
const doneAt = (reviews: number) => ({ attempts: 0, nextAttemptAt: null, fitAt: nextFitAt(reviews) });

/** Stores a result, unless another process has taken over the learner since, after the lease. */
async function store({ db, now }: FitServices, job: ParametersRow, result: FitResult): Promise<void> {
  const { userId } = job;
  await db.transaction(async (tx) => {
    // Lock order: profile first, to avoid deadlock.
    const profile = await lockProfile(tx, userId);
    const [row] = await tx
      .select()
      .from(reviewParameters)
      .where(eq(reviewParameters.userId, userId))
      .for('update');
    if (row?.attempts !== job.attempts) return;
    const { choice, losses, heldOut, parameters } = result;
    const chosen = {
      current: {},
      default: { parameters: null, fittedDay: null, fittedReviews: null },
      fitted: {
        parameters: parameters && [...parameters],
        fittedDay: studyDayOf(now().getTime(), zoneOf(profile, undefined)),
        fittedReviews: job.reviews,
      },
    }[choice];
    await tx
      .update(reviewParameters)
      .set({
        ...doneAt(row.reviews),
        ...chosen,
        comparedAt: now(),
        comparedReviews: job.reviews,
        heldOut,
        lossDefault: losses.default,
        lossCurrent: losses.current,
        lossFitted: losses.fitted,
        choice,
      })
      .where(eq(reviewParameters.userId, userId));
    const isChanged = choice === 'fitted' || (choice === 'default' && job.parameters !== null);
    if (isChanged) await replayCards(tx, userId, await readScheduling(tx, userId));
  });
}

/** Fits the parameters of one due learner; false if there is none. Throws FitUnavailable. */
export async function fitNext(services: FitServices, signal: AbortSignal): Promise<boolean> {
  const { db, log, now, run } = services;
  const job = await claim(db, now());
  if (!job) return false;
  // Not if another process has taken over the learner since, after the lease.
  const isMine = and(eq(reviewParameters.userId, job.userId), eq(reviewParameters.attempts, job.attempts));
  const update = (values: Partial<ParametersRow>) => db.update(reviewParameters).set(values).where(isMine);
  try {
    const cards: FitCard[] = [];
    for await (const some of readCardsWithReviews(db, job.userId)) cards.push(...some.map(toFitCard));
    const count = cards.reduce((total, { reviews }) => total + reviews.length, 0);
    // Fewer than were counted: cards were reset, or own words deleted.
    if (count < minFitReviews) await update({ ...doneAt(count), reviews: count });
    else {
      const { parameters: current } = job;
      await store(services, job, await run({ cards: latestCards(cards, maxReviews), current }, signal));
    }
  } catch (error) {
    if (signal.aborted || error instanceof FitUnavailable) {
      // Another replica, or this one after a restart, can do it.
      await update({ attempts: job.attempts - 1, nextAttemptAt: now() });
      if (error instanceof FitUnavailable) throw error;
      return false;
    }
    log.warn({ attempts: job.attempts, error: describeError(error) }, 'parameters not fitted');
    const nextAttemptAt = nextAttemptAfter(retryPolicy, job.attempts, now(), now());
    await update(job.attempts >= maxAttempts ? doneAt(job.reviews) : { nextAttemptAt });
  }
  return true;
}

/** Polls for due learners. Returns a function that stops the polling, and a computation in progress. */
export function startFitting(services: Omit<FitServices, 'run'>): () => Promise<void> {
  const abort = new AbortController();
  let isAvailable = true;
  const { stop } = startWorker({
    name: 'fitted parameters',
    log: services.log,
    pollIntervalMs,
    initialDelayMs: pollIntervalMs,
    async run(isStopped) {
      try {
        while (isAvailable && !isStopped() && (await fitNext({ ...services, run: runFit }, abort.signal)));
      } catch (error) {
        if (!(error instanceof FitUnavailable)) throw error;
        isAvailable = false;
        services.log.warn('no optimizer of FSRS for this platform: all learners have its default parameters');
      }
    },
  });
  return () => {
    abort.abort();
    return stop();
  };
}
