/**
 * Prerenders the public pages, and the SPA fallback for all other addresses. Runs in Node after the browser
 * bundle is built (build.ts); not part of the bundle.
 */
import { pages } from '@ena/contract/pages';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { getPageMetadata } from './pageTitle.ts';
import { RootFallback } from './Root.tsx';
import { routes } from './routes.tsx';

export interface PrerenderedPage {
  /** URL path; empty for the SPA fallback. */
  readonly path: string;
  /** Path within the folder of built files. */
  readonly file: string;
  readonly body: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly structuredData: object | undefined;
  readonly indexed: boolean;
  /** The name of its route module in routes/, if it has one. */
  readonly routeId: string | undefined;
}

async function prerenderPage(path: string): Promise<Omit<PrerenderedPage, 'path' | 'file' | 'indexed'>> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://127.0.0.1')));
  if (context instanceof Response) throw new Error(`${path} cannot be prerendered: it redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const described = getPageMetadata(
    context.matches.map(({ route }) => {
      const handle: unknown = route.handle;
      return { handle, loaderData: undefined };
    }),
  );
  return {
    body,
    title: described.title,
    description: described.description,
    structuredData: described.structuredData,
    routeId: context.matches.at(-1)?.route.id,
  };
}

/** Every public page, and `__spa-fallback.html`: the layout with a skeleton, for client-rendered pages. */
export async function prerenderAll(): Promise<readonly PrerenderedPage[]> {
  const publicPages = await Promise.all(
    pages
      .filter((page) => page.prerendered)
      .map(async ({ path, indexed }) => ({
        path,
        file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
        indexed,
        ...(await prerenderPage(path)),
      })),
  );
  const handler = createStaticHandler([{ path: '*', Component: RootFallback }]);
  const context = await handler.query(new Request('http://127.0.0.1/'));
  if (context instanceof Response) throw new Error('the fallback frame redirects');
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return [
    ...publicPages,
    {
      path: '',
      file: '__spa-fallback.html',
      body,
      title: 'Ena: learn Georgian',
      description: undefined,
      structuredData: undefined,
      indexed: false,
      routeId: undefined,
    },
  ];
}
