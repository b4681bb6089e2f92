import type { Curve } from '@ena/contract/reviews';
import { compareToPrediction, minReviewsOfCurve } from '@ena/domain/review/forgettingCurve';
import { pluralize } from '@ena/domain/text/pluralize';
import { useState } from 'react';
import { api } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { createResource, useResource } from '../../../platform/resource.ts';
import { Skeleton } from '../../../ui/Feedback.tsx';
import { LoadErrorBanner } from '../../../ui/LoadErrorBanner.tsx';
import { boxClassName } from './Overview.tsx';

type Point = Curve['points'][number];

const rangeText = ({ from, to }: Point) =>
  to === null ? `${from}+` : to === from ? `${from}` : `${from}–${to}`;
const daysText = (point: Point) =>
  point.to === null ? `${point.from} days or more` : `${rangeText(point)} ${point.to === 1 ? 'day' : 'days'}`;

const verdicts = {
  'as-predicted': 'about as much as predicted',
  more: 'more than predicted',
  less: 'less than predicted',
} as const;
const meaning = ({ retention, ...curve }: Curve) =>
  `You remembered ${curve.recalled}% of what was asked again, ${verdicts[compareToPrediction(curve)]} (${curve.predicted}%). You aim for ${retention}%.`;

/** Where the middle of a column is, in percent of the width. */
const middleOf = (index: number, count: number) => (100 * (index + 0.5)) / count;

function Line({ values, className }: { values: readonly number[]; className: string }) {
  return (
    <polyline
      points={values.map((value, index) => `${middleOf(index, values.length)},${100 - value}`).join(' ')}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

/** The points from left to right, each with the same width, because the ranges of days grow. */
function Chart({ curve: { points, retention } }: { curve: Curve }) {
  const lowest = Math.min(retention, ...points.flatMap(({ recalled, predicted }) => [recalled, predicted]));
  // Most learners recall more than half: the chart shows their differences larger.
  const bottom = lowest >= 50 ? 50 : 0;
  const heightOf = (percent: number) => (100 * (percent - bottom)) / (100 - bottom);
  return (
    <figure aria-hidden className="mt-4">
      <div className="flex gap-2">
        <div className="flex h-40 flex-col justify-between text-right text-xs text-muted tabular-nums">
          {[100, (100 + bottom) / 2, bottom].map((percent) => (
            <span key={percent} className="leading-none">
              {percent}%
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div className="relative my-1.5 h-37 border-y border-line">
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible"
            >
              <line
                x1="0"
                x2="100"
                y1={100 - heightOf(retention)}
                y2={100 - heightOf(retention)}
                strokeDasharray="2 5"
                strokeWidth="1.5"
                vectorEffect="non-scaling-stroke"
                className="stroke-muted"
              />
              <Line values={points.map(({ predicted }) => heightOf(predicted))} className="stroke-wine/50" />
              <Line values={points.map(({ recalled }) => heightOf(recalled))} className="stroke-wine" />
            </svg>
            {points.map((point, index) => (
              <span
                key={point.from}
                title={`After ${daysText(point)}: ${point.recalled}% of ${pluralize(point.reviews, 'review')}, predicted ${point.predicted}%`}
                className="absolute size-3 forced-color-adjust-none -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface bg-wine"
                style={{ left: `${middleOf(index, points.length)}%`, bottom: `${heightOf(point.recalled)}%` }}
              />
            ))}
          </div>
          <div className="flex text-center text-sm text-muted tabular-nums">
            {points.map((point) => (
              <span key={point.from} className="min-w-0 flex-1">
                {rangeText(point)}
              </span>
            ))}
          </div>
        </div>
      </div>
      <figcaption className="mt-1 text-center text-sm text-muted">Days since the last review</figcaption>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <Key className="border-t-4 border-wine">You remembered</Key>
        <Key className="border-t-4 border-wine/50">Predicted</Key>
        <Key className="border-t-2 border-dotted border-muted">Your aim</Key>
      </p>
    </figure>
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={`w-5 forced-color-adjust-none ${className}`} />
    {children}
  </span>
);

const TooEarly = ({ reviews }: { reviews: number }) => (
  <p className="mt-3 max-w-prose text-muted">
    {`Here you will see how much you still know after a day, a week or a month: your own forgetting curve. It starts when about ${minReviewsOfCurve} words or letters were asked again on a later day`}
    {reviews === 0 ? '.' : `; so far ${reviews === 1 ? 'it is' : 'there are'} ${reviews}.`}
  </p>
);

/** How much the learner recalled after how many days, beside what was predicted; for screen readers as a list. */
export function ForgettingCurve() {
  const [curve] = useState(() => createResource(() => api.reviews.curve()));
  const state = useResource(curve);
  return (
    <section aria-labelledby="curve" className={`lg:col-span-2 ${boxClassName}`}>
      <h2 id="curve" className="text-xl">
        Your forgetting curve
      </h2>
      {state.kind === 'failed' ? (
        <div className="mt-4">
          <LoadErrorBanner retry={curve.refresh}>
            {`Your forgetting curve could not be loaded. ${errorText(state.code)}`}
          </LoadErrorBanner>
        </div>
      ) : state.kind === 'unknown' ? (
        <div role="status" aria-label="Loading your forgetting curve" className="mt-4">
          <Skeleton className="h-48" />
        </div>
      ) : state.value.points.length === 0 ? (
        <TooEarly reviews={state.value.reviews} />
      ) : (
        <>
          <p className="mt-3">{meaning(state.value)}</p>
          <Chart curve={state.value} />
          <ul className="sr-only" aria-label="Remembered by days since the last review">
            {state.value.points.map((point) => (
              <li key={point.from}>
                {`After ${daysText(point)}: ${point.recalled}% of ${pluralize(point.reviews, 'review')}, predicted ${point.predicted}%`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
