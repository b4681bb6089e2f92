import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepTextNodes } from '../platform/pageTranslation.ts';
import { routes } from './routes.tsx';

/** Calls back once its children are rendered, or hydrated. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** What it loads would compete with the first page for the connection. */
const afterLoadDelayMs = 1000;
const scheduleAfterLoad = () => setTimeout(() => import('./afterLoad.ts'), afterLoadDelayMs);

/** Shows the app; resolves once it handles events. */
export async function start(): Promise<void> {
  if (document.readyState === 'complete') scheduleAfterLoad();
  else window.addEventListener('load', scheduleAfterLoad);
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  keepTextNodes(document.body);
  const { pathname } = window.location;
  const router = createBrowserRouter(routes);
  // The page is prerendered: hydrated once its code and data are loaded, or else a fallback would replace it.
  if (root.dataset['page'])
    await new Promise<void>((resolve) => {
      const check = () => router.state.initialized && resolve();
      router.subscribe(check);
      check();
    });
  const { errors, location } = router.state;
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Ready onReady={resolve}>
          <RouterProvider router={router} />
        </Ready>
      </StrictMode>
    );
    startTransition(() => {
      if (root.dataset['page'] && !errors && location.pathname === pathname) hydrateRoot(root, app);
      // A skeleton, or the page of an address that has led to another one, such as the login.
      else createRoot(root).render(app);
    });
  });
}
