import { type ReactNode, Suspense } from 'react';
import { useViewer } from '../../platform/session.ts';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

/** Reserves the place of the sidebar until it is loaded, in prerendered pages, too. */
const reserved = <div className="hidden w-70 shrink-0 border-r border-line md:signed-in:block" />;

// Loaded on demand: not shown to visitors, nor on small screens.
const Sidebar = lazyWithErrorBoundary(() => import('./Sidebar.tsx'));

/** Top bar, sidebar for those signed in (from medium width up), content, footer. */
export function ShellLayout({
  children,
  sidebar = true,
  footer = true,
}: {
  children: ReactNode;
  sidebar?: boolean;
  footer?: boolean;
}) {
  const viewer = useViewer();
  const learner = viewer.kind === 'known' ? viewer.value : null;
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-wine px-4 py-2 font-semibold text-on-wine focus:translate-y-0"
      >
        Skip to content
      </a>
      <TopBar />
      <div className="flex min-h-dvh-minus-16">
        {!sidebar || viewer.kind === 'failed' ? null : learner ? (
          <Suspense fallback={reserved}>
            <Sidebar learner={learner} />
          </Suspense>
        ) : (
          reserved
        )}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
      {footer ? <Footer /> : null}
    </>
  );
}
