import '../ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

/** Loads the page's lazy routes before hydration: otherwise a fallback would replace the prerendered HTML. */
async function loadMatchedRoutes(): Promise<void> {
  const lazy = (matchRoutes(routes, window.location) ?? []).map(({ route }) => route);
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  await loadMatchedRoutes();
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  startTransition(() => {
    // The SPA fallback contains a skeleton instead of the page, so there is nothing to hydrate.
    if (root.dataset['page']) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

// Not a top-level await: the chunk of a route imports the chunk of this module, so each would wait for the other.
void start();
