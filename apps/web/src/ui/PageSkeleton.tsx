import { Skeleton } from './Feedback.tsx';

/** Placeholder for a page that is loading. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mx-auto w-full max-w-page px-5 py-10">
      <Skeleton className="mb-4 h-5 w-40" />
      <Skeleton className="mb-3 h-10 w-2/3 max-w-md" />
      <Skeleton className="mb-10 h-5 w-1/2 max-w-sm" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
          <Skeleton key={cell} className="h-44" />
        ))}
      </div>
    </div>
  );
}
