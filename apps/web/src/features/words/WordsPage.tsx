import type { MetItem, WordsOverview } from '@ena/contract/reviews';
import { romanize } from '@ena/domain/georgian/romanize';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { subscribeToRecorded } from '../../study/outbox.ts';
import { refreshReviewSummary } from '../../study/reviewSummary.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { ForgettingCurve } from './overview/ForgettingCurve.tsx';
import type { ItemChanges } from './list/itemChanges.ts';
import type { ItemPages } from './list/useItemPages.ts';
import { Forecast, StrengthOverview } from './overview/Overview.tsx';
import { MixedUpLetters } from './drills/MixedUpLetters.tsx';
import { formatDay } from './texts.ts';
import { UnsavedGuard } from './unsaved.tsx';
import { WordList } from './list/WordList.tsx';
import { WordTools } from './WordTools.tsx';

function NothingMet() {
  return (
    <section className="grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
      <Copybook className="text-5xl sm:text-6xl">დავიწყოთ</Copybook>
      <h2 className="text-2xl">Your first words will be here</h2>
      <p className="max-w-prose text-muted">
        Every letter, word and phrase that you answer in a lesson or in Today is kept here, with how well you
        remember it and when it is asked again. You can also add words of your own, and be asked them in
        Today. The word above is Georgian for ‘let’s begin’.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/beginner/alphabet">Start the first lesson</ButtonLink>
        <ButtonLink to="/today" variant="secondary">
          Open Today
        </ButtonLink>
      </div>
    </section>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading your words" className="grid gap-5">
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
    <Skeleton className="h-12" />
    <Skeleton className="h-96" />
  </div>
);

/** All items that the learner has met or added: how well they are remembered, and when they are asked next. */
export function WordsPage() {
  // Created on each mount: no data may be left for the next learner.
  const [words] = useState(() => createResource(() => api.reviews.overview()));
  const state = useResource(words);
  const [done, setDone] = useState<ReactNode>(null);
  const list = useRef<HTMLDivElement>(null);
  const pages = useRef<ItemPages | null>(null);
  const reload = useCallback(() => Promise.all([words.refresh(), pages.current?.refresh()]), [words]);
  // The answers of the page before may be recorded only after this page has loaded.
  useEffect(() => subscribeToRecorded(() => void reload().catch(() => undefined)), [reload]);

  const refresh = () => {
    refreshReviewSummary();
    return reload();
  };
  /** What is counted changes with a card, but a row keeps its place, and the focus. */
  const recount = () => {
    refreshReviewSummary();
    words.refresh().catch(() => undefined);
  };
  const change = (itemId: string, changed: (item: MetItem) => MetItem) =>
    pages.current?.change((item) => (item.itemId === itemId ? changed(item) : item));
  const changes: ItemChanges = {
    onCard: (itemId, card) => {
      change(itemId, (item) => ({
        ...item,
        cards: item.cards.map((one) => (one.skill === card.skill ? card : one)),
      }));
      recount();
    },
    onNote: (itemId, personalNote) => change(itemId, (item) => ({ ...item, personalNote })),
    onWord: (itemId, { form, gloss, sentence, translation }, groups) => {
      const own = { sentence, translation, groups: [...groups] };
      change(itemId, (item) => ({ ...item, form, gloss, romanization: romanize(form), own }));
      recount();
    },
    onRemoved: async ({ form }) => {
      await refresh();
      setDone(
        <>
          <Ka>{form}</Ka> is deleted.
        </>,
      );
      // The focus was in the row.
      list.current?.focus();
    },
  };

  const contentOf = (overview: WordsOverview): ReactNode => {
    const { total, pausedSince, strengths, forecast } = overview;
    const hasMet = Object.values(strengths).some((count) => count > 0);
    return (
      <>
        <WordTools isEmpty={total === 0} ownCount={overview.own} onChanged={refresh} />
        {total === 0 ? (
          <NothingMet />
        ) : (
          <>
            {pausedSince === null ? null : (
              <div className="mb-5">
                <Banner>
                  {`Your reviews have been paused since ${formatDay(pausedSince)}. Nothing is due until you continue, and then all dates move by the length of the pause.`}
                </Banner>
              </div>
            )}
            {hasMet ? (
              <div className="mb-9 grid gap-5 lg:grid-cols-2">
                <StrengthOverview strengths={strengths} />
                <Forecast forecast={forecast} />
                <ForgettingCurve />
                <MixedUpLetters />
              </div>
            ) : null}
          </>
        )}
        <div ref={list} tabIndex={-1} className="outline-none">
          <p role="status" className="mb-4 empty:hidden">
            {done}
          </p>
          {total === 0 ? null : (
            <WordList
              overview={overview}
              pagesRef={pages}
              changes={changes}
              onManyChanged={async (text) => {
                await refresh();
                setDone(text);
              }}
            />
          )}
        </div>
      </>
    );
  };
  return (
    <div className="mx-auto max-w-page px-5 py-8 sm:py-10">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 text-title">
        Your Words <Ka className="font-normal text-muted">ჩემი სიტყვები</Ka>
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Everything that you have met so far or added yourself, and how well you remember it.
      </p>
      {state.kind === 'failed' ? (
        <LoadErrorBanner retry={words.refresh}>
          {`Your words could not be loaded. ${errorText(state.code)}`}
        </LoadErrorBanner>
      ) : state.kind === 'unknown' ? (
        <Loading />
      ) : (
        <UnsavedGuard>{contentOf(state.value)}</UnsavedGuard>
      )}
    </div>
  );
}
