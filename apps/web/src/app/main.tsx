import '../ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const { pathname } = window.location;
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // The page is prerendered: hydrated once its code and data are loaded, or else a fallback would replace it.
  if (root.dataset['page'])
    await new Promise<void>((resolve) => {
      const check = () => router.state.initialized && resolve();
      router.subscribe(check);
      check();
    });
  const { errors, location } = router.state;
  startTransition(() => {
    if (root.dataset['page'] && !errors && location.pathname === pathname) hydrateRoot(root, app);
    // A skeleton, or the page of an address that has led to another one, such as the login.
    else createRoot(root).render(app);
  });
}

// Later: what it loads would compete with the first page for the connection.
window.addEventListener('load', () => setTimeout(() => import('./afterLoad.ts'), 1000));
// Not a top-level await: the chunk of a route imports the chunk of this module, so each would wait for the other.
void start();
