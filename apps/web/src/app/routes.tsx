/**
 * Routes of the app: the pages of the contract (pages.ts, wordPages.ts), the units of the course (catalog), and its packs of words. The module of
 * a page is `routes/{name}.tsx`, where the name is its path in camelCase: `/terms-of-service` is termsOfService.
 */
import type { LazyRouteFunction, RouteObject } from 'react-router';
import { learnerPaths, publicPaths } from 'virtual:ena-contract';
import { levels } from 'virtual:ena-course';
import { Root, RootError, RootFallback } from './Root.tsx';

type LazyRoute = LazyRouteFunction<RouteObject>;
const modules = import.meta.glob<Awaited<ReturnType<LazyRoute>>>(['./routes/*.tsx', '!./routes/*.test.tsx']);

function lazyRoute(name: string): LazyRoute {
  const load = modules[`./routes/${name}.tsx`];
  if (!load) throw new Error(`app/routes/${name}.tsx does not exist`);
  return load;
}

const specialNames: Readonly<Record<string, string>> = {
  '/': 'home',
  '/404': 'notFound',
  '/verbs/:id': 'verb',
  '/nouns/:id': 'noun',
};
/** The name of the module of a page. */
export const moduleName = (path: string): string =>
  specialNames[path] ?? path.slice(1).replaceAll(/[-/](\w)/gu, (_, letter: string) => letter.toUpperCase());

const pageRoutes: RouteObject[] = [...publicPaths, ...learnerPaths].map((path) => ({
  path,
  lazy: lazyRoute(moduleName(path)),
}));

const courseRoutes: RouteObject[] = levels.flatMap(({ path }) => [
  { path, lazy: lazyRoute('hub') },
  { path: `${path}/:lesson`, lazy: lazyRoute('lesson') },
  { path: `${path}/quiz`, lazy: lazyRoute('quiz') },
  { path: `${path}/quiz/:topic`, lazy: lazyRoute('quiz') },
  { path: `${path}/:lesson/quiz`, lazy: lazyRoute('quiz') },
]);

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: RootFallback,
    children: [
      ...pageRoutes,
      ...courseRoutes,
      { path: '/words/:pack', lazy: lazyRoute('pack') },
      { path: '/read/:text', lazy: lazyRoute('readText') },
      { path: '*', lazy: lazyRoute('unknown') },
    ],
  },
];
