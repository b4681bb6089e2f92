import type { Card, MetItems } from '@ena/contract/reviews';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { subscribeToRecorded } from '../../study/outbox.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { Forecast, StrengthOverview } from './Overview.tsx';
import { formatDay } from './texts.ts';
import { WordList } from './WordList.tsx';

function NothingMet() {
  return (
    <section className="grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
      <Copybook className="text-5xl sm:text-6xl">დავიწყოთ</Copybook>
      <h2 className="text-2xl">Your first words will be here</h2>
      <p className="max-w-prose text-muted">
        Every letter, word and phrase that you answer in a lesson or in Today is kept here, with how well you
        remember it and when it is asked again. The word above is Georgian for ‘let’s begin’.
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

const withCard = (met: MetItems, itemId: string, card: Card): MetItems => ({
  ...met,
  items: met.items.map((item) =>
    item.itemId === itemId
      ? { ...item, cards: item.cards.map((one) => (one.skill === card.skill ? card : one)) }
      : item,
  ),
});

/** All items that the learner has met: how well they are remembered, and when they are asked next. */
export function WordsPage() {
  // Created on each mount: no data may be left for the next learner.
  const [words] = useState(() => createResource(() => api.reviews.items()));
  const state = useResource(words);
  // The answers of the page before may be recorded only after this page has loaded.
  useEffect(() => subscribeToRecorded(() => void words.refresh().catch(() => undefined)), [words]);

  const contentOf = (met: MetItems): ReactNode => {
    const { items, today, pausedSince } = met;
    if (items.length === 0) return <NothingMet />;
    return (
      <>
        {pausedSince === null ? null : (
          <div className="mb-5">
            <Banner>
              {`Your reviews have been paused since ${formatDay(pausedSince)}. Nothing is due until you continue, and then all dates move by the length of the pause.`}
            </Banner>
          </div>
        )}
        <div className="mb-9 grid gap-5 lg:grid-cols-2">
          <StrengthOverview items={items} />
          <Forecast items={pausedSince === null ? items : []} today={today} />
        </div>
        <WordList
          items={items}
          today={today}
          isPaused={pausedSince !== null}
          onChanged={(itemId, card) => {
            const known = words.peek();
            if (known.kind === 'known') words.set(withCard(known.value, itemId, card));
          }}
        />
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
        Everything that you have met so far, and how well you remember it.
      </p>
      {state.kind === 'failed' ? (
        <LoadErrorBanner retry={words.refresh}>
          {`Your words could not be loaded. ${errorText(state.code)}`}
        </LoadErrorBanner>
      ) : state.kind === 'unknown' ? (
        <Loading />
      ) : (
        contentOf(state.value)
      )}
    </div>
  );
}
