/**
 * Prerenders public pages, hubs and lessons, and the SPA fallback for all other addresses. Runs in Node after the
 * browser bundle is built (build.ts); not part of the bundle.
 */
import { contract } from '@ena/contract/contract';
import { pages } from '@ena/contract/pages';
import { lessons, levels, quizzes } from '@ena/course/catalog';
import type { Lesson } from '@ena/domain/lesson/model';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { getPageMetadata } from './pageTitle.ts';
import { Root, RootFallback } from './Root.tsx';
import { moduleName, routes } from './routes.tsx';

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
  /** The name of its route module in routes/; undefined for the SPA fallback. */
  readonly routeModule: string | undefined;
  /** Whether `body` is the page, to be hydrated, and not a skeleton. */
  readonly isRendered: boolean;
  /** URLs of the API that the page loads, to be preloaded. */
  readonly data: readonly string[];
}

/** Renders the page at a path with these routes, in which the page's own module is loaded already or lazy. */
async function renderPage(pageRoutes: RouteObject[], path: string) {
  const handler = createStaticHandler(pageRoutes);
  const context = await handler.query(new Request(new URL(path, 'http://127.0.0.1')));
  if (context instanceof Response) throw new Error(`${path} cannot be prerendered: it redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const { title, description, structuredData } = getPageMetadata(
    context.matches.map(({ route }) => {
      const handle: unknown = route.handle;
      const loaderData: unknown = context.loaderData[route.id];
      return { handle, loaderData };
    }),
  );
  return { body, title, description, structuredData };
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** The URL of a GET endpoint. */
const urlOf = (
  endpoint: { readonly '~orpc': { readonly route: { readonly path?: string } } },
  input: Readonly<Record<string, string>> = {},
) =>
  `/api${(endpoint['~orpc'].route.path ?? '').replace(/\{(\w+)\}/gu, (_, name: string) => input[name] ?? '')}`;
const sessionUrl = urlOf(contract.session.get);

const fallback = { description: undefined, structuredData: undefined, indexed: false, isRendered: false };

/** A skeleton in the layout of all pages, until the browser has rendered the page. */
const renderSkeleton = async () => (await renderPage([{ path: '*', Component: RootFallback }], '/')).body;

/**
 * The pages of the contract: public ones rendered, for signed-in learners a skeleton; and `__spa-fallback.html`, the
 * skeleton for all other addresses.
 */
export async function prerenderPages(): Promise<readonly PrerenderedPage[]> {
  const skeleton = await renderSkeleton();
  const contractPages = pages.map(async ({ path, prerendered, indexed }): Promise<PrerenderedPage> => {
    const page = { path, file: fileOf(path), routeModule: moduleName(path) };
    return prerendered
      ? { ...page, ...(await renderPage(routes, path)), indexed, isRendered: true, data: [] }
      : { ...fallback, ...page, body: skeleton, title: 'Ena: learn Georgian', data: [sessionUrl] };
  });
  return [
    ...(await Promise.all(contractPages)),
    {
      ...fallback,
      path: '',
      file: '__spa-fallback.html',
      body: skeleton,
      title: 'Ena: learn Georgian',
      routeModule: undefined,
      data: [],
    },
  ];
}

/**
 * The pages of the units of the course, for those who may open them: hubs and lessons rendered as far as they are the
 * same for all of them, quizzes with a skeleton, because they begin when they are rendered.
 */
export async function prerenderUnits(
  bodies: ReadonlyMap<string, Lesson>,
): Promise<readonly PrerenderedPage[]> {
  const hub = await import('./routes/hub.tsx');
  const lesson = await import('./routes/lesson.tsx');
  const render = (path: string, { Component, handle }: typeof hub | typeof lesson, data: object) => {
    const page = { id: 'page', path, Component, handle, loader: () => data };
    return renderPage([{ Component: Root, children: [page] }], path);
  };
  const hubs = levels.flatMap((level) =>
    [true, false].map(
      async (entitled): Promise<PrerenderedPage> => ({
        ...fallback,
        ...(await render(level.path, hub, { level, entitled })),
        path: level.path,
        file: entitled ? fileOf(level.path) : `${level.path.slice(1)}/locked.html`,
        routeModule: 'hub',
        isRendered: true,
        data: [sessionUrl, urlOf(contract.progress.list)],
      }),
    ),
  );
  const lessonPages = lessons.flatMap((unit) => {
    const body = bodies.get(unit.id);
    if (!body) return [];
    const { path } = unit;
    return render(path, lesson, { unit, lesson: body }).then(
      (page): PrerenderedPage => ({
        ...fallback,
        ...page,
        path,
        file: fileOf(path),
        routeModule: 'lesson',
        isRendered: true,
        data: [sessionUrl, urlOf(contract.course.lesson, { lessonId: unit.id })],
      }),
    );
  });
  const skeleton = await renderSkeleton();
  const quizPages = quizzes.flatMap(({ id, title, paths }) =>
    paths.map(
      (path): PrerenderedPage => ({
        ...fallback,
        path,
        file: fileOf(path),
        body: skeleton,
        title: `${title} · Ena`,
        routeModule: 'quiz',
        data: [sessionUrl, urlOf(contract.course.quiz, { quizId: id })],
      }),
    ),
  );
  return [...(await Promise.all([...hubs, ...lessonPages])), ...quizPages];
}
