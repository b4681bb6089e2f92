import '../ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

/** The page that was prerendered must be there when React takes over, or it would be drawn twice. */
async function loadMatched(): Promise<void> {
  const lazy = (matchRoutes(routes, window.location) ?? []).map(({ route }) => route);
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
await loadMatched();
const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
);
startTransition(() => {
  // The frame of other addresses holds a skeleton, which is not what the page begins with.
  if (root.dataset['page']) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
