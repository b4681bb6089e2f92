import { CloudOff } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useNetwork } from '../../platform/network.ts';
import { isVisitor, useViewer } from '../../platform/session.ts';
import { TextLink } from '../../ui/Button.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

const KeptLinks = lazyWithErrorBoundary(
  () => import('./KeptLinks.tsx'),
  () => null,
);

/** Pages with a message of their own (features/auth/NetworkBanner.tsx). */
const pagesWithBanner: readonly string[] = ['/login', '/signup'];

/** Above the page while the browser is offline, or data are stored copies because the server cannot be reached. */
export default function OfflineBar({ isPageMissing = false }: { isPageMissing?: boolean }) {
  const isOffline = useNetwork() === 'offline';
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (!isOffline || pagesWithBanner.includes(pathname)) return null;
  return (
    <div className="mx-auto grid w-full max-w-page gap-4 px-5 pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-sunken px-4 py-2.5 text-note">
        <CloudOff size={18} aria-hidden className="shrink-0 text-muted" />
        <p role="status" className="min-w-0 flex-1 basis-48">
          {navigator.onLine ? 'Ena cannot be reached right now.' : 'You are offline.'}
          {isVisitor(viewer) ? null : ' What you answer is saved on this device and sent later.'}
        </p>
        {pathname === '/offline' ? null : <TextLink to="/offline">What works offline</TextLink>}
      </div>
      {isPageMissing ? (
        <Suspense>
          <KeptLinks />
        </Suspense>
      ) : null}
    </div>
  );
}
