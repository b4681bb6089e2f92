import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Feedback.tsx';

/** Heights that the cards have at least, so that nothing moves when they are loaded. */
export const cardClassNames = {
  next: 'min-h-200 sm:min-h-176',
  week: 'min-h-80',
  known: 'min-h-64',
} as const;

/** The part of the home page that is about the learner: a greeting, and the cards below it. */
export function LearnerPanel({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="mx-auto max-w-page px-5 pt-8 sm:pt-10">
      <div className="mb-6 min-h-18 sm:min-h-21">{heading}</div>
      {children}
    </section>
  );
}

/** The main card, and the others beside or below it. */
export function LearnerCards({ next, children }: { next: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-last-104">
      {next}
      <div className="grid items-start gap-5 lg:max-xl:grid-cols-2">{children}</div>
    </div>
  );
}

/** The cards while the progress is loading. */
export function CardSkeletons() {
  return (
    <div role="status" aria-label="Loading your progress">
      <LearnerCards next={<Skeleton className={`rounded-2xl ${cardClassNames.next}`} />}>
        <Skeleton className={`rounded-2xl ${cardClassNames.week}`} />
        <Skeleton className={`rounded-2xl ${cardClassNames.known}`} />
      </LearnerCards>
    </div>
  );
}

/** While the session is loading; prerendered, too, for those who were signed in. */
export function PanelSkeleton() {
  return (
    <LearnerPanel
      heading={
        <>
          <h1 className="sr-only">Welcome back</h1>
          <Skeleton className="mb-3 h-9 w-64 max-w-full" />
          <Skeleton className="h-5 w-80 max-w-full" />
        </>
      }
    >
      <CardSkeletons />
    </LearnerPanel>
  );
}
