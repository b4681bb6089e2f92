/**
 * Parts of a page whose code is loaded on demand. A chunk can fail to load: offline, or when a release has removed
 * it. Then the part says so and offers a retry, and the rest of the page stays.
 */
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { refreshServerBuild, useIsOutdated } from '../platform/build.ts';
import { useRetryWhenOnline } from '../platform/network.ts';
import { useHydrated } from '../platform/useHydrated.ts';
import { Button } from './Button.tsx';

interface ChunkLoadErrorProps {
  readonly retry: () => void;
}

/** Shown in place of a part that failed. Retries by itself as soon as the browser is online again. */
export function ChunkLoadError({ retry }: ChunkLoadErrorProps) {
  const isOutdated = useIsOutdated();
  useEffect(() => {
    void refreshServerBuild();
  }, []);
  useRetryWhenOnline(retry);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <p className="flex-1 basis-48">
        {isOutdated
          ? 'Ena has a new version, which this part needs. What you have answered is saved.'
          : 'This part could not be loaded. Check your connection and try again.'}
      </p>
      {isOutdated ? (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      ) : (
        <Button variant="secondary" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

interface BoundaryProps {
  /** Forgets the failed attempt, so that the next rendering loads again. */
  readonly reset: () => void;
  readonly render: () => ReactNode;
  readonly renderFailed: (retry: () => void) => ReactNode;
}

/** Error boundaries are classes: React has no hook for them. */
class ChunkErrorBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    console.error('A part of the page could not be loaded', error);
  }
  retry = () => {
    this.props.reset();
    this.setState({ hasFailed: false });
  };
  override render() {
    return this.state.hasFailed ? this.props.renderFailed(this.retry) : this.props.render();
  }
}

/**
 * As `lazy` of React, with an error boundary around the part: render it within `Suspense`. `Failed` is shown if
 * its code cannot be loaded, with the props of the part.
 */
export function lazyWithErrorBoundary<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Failed: ComponentType<Props & ChunkLoadErrorProps> = ChunkLoadError,
): ComponentType<Props> {
  // React caches a failed promise, so that a retry needs another lazy component.
  let Part = lazy(load);
  const reset = () => {
    Part = lazy(load);
  };
  return function LazyWithErrorBoundary(props) {
    return (
      <ChunkErrorBoundary
        reset={reset}
        render={() => <Part {...props} />}
        renderFailed={(retry) => <Failed {...props} retry={retry} />}
      />
    );
  };
}

/** `Suspense` on prerendered pages, whose files contain no lazy part: until they are hydrated, the fallback. */
export function LazySuspense({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
