/**
 * Prerenders public pages, pages of learners, and the SPA fallback for all other addresses. Runs in Node after the
 * browser bundle is built (build.ts); not part of the bundle.
 */
import { contract } from '@ena/contract/contract';
import { pages } from '@ena/contract/pages';
import { frameFile, pathsOfWords, wordPages, type WordTexts } from '@ena/contract/wordPages';
import { findLevel, lessons, levels, quizzes } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import { texts } from '@ena/course/texts/texts';
import type { Tip } from '@ena/domain/help/tips';
import type { Lesson, Vocabulary } from '@ena/domain/lesson/model';
import { type ReadingText, textUnitId } from '@ena/domain/lesson/readingText';
import type { Quiz } from '@ena/domain/quiz/model';
import { findNoun } from '@ena/grammar/noun/ids';
import type { ComponentType } from 'react';
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
  /** Whether its scripts load after the page. */
  readonly isStatic?: boolean;
  /** Of a frame of many pages: the texts of each. */
  readonly wordTexts?: WordTexts;
  /** The seed of the attempt that a quiz is rendered with. */
  readonly seed?: number;
  /** URLs of the API that the page loads, to be preloaded. */
  readonly data: readonly string[];
}

/** Renders the page at a path with these routes, in which the page's own module is loaded already or lazy. */
async function renderPage(pageRoutes: RouteObject[], path: string) {
  const handler = createStaticHandler(pageRoutes);
  const context = await handler.query(new Request(new URL(path, 'http://127.0.0.1')));
  if (context instanceof Response) throw new Error(`${path} cannot be prerendered: it redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without the style attributes of Radix, which the Content-Security-Policy blocks; React sets them when they change.
  const body = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  ).replaceAll(/ style="[^"]*"/gu, '');
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

interface Endpoint {
  readonly '~orpc': { readonly route: { readonly path?: string } };
}
/** The URL of a GET endpoint. */
const urlOf = (endpoint: Endpoint, input: Readonly<Record<string, string>> = {}) =>
  `/api${(endpoint['~orpc'].route.path ?? '').replace(/\{(\w+)\}/gu, (_, name: string) => input[name] ?? '')}`;
const sessionUrl = urlOf(contract.session.get);

const fallback = { description: undefined, structuredData: undefined, indexed: false, isRendered: false };

/** A skeleton in the layout of all pages, until the browser has rendered the page. */
const renderSkeleton = async () => (await renderPage([{ path: '*', Component: RootFallback }], '/')).body;

interface RouteModule {
  readonly Component: ComponentType;
  readonly handle: object;
}

/** Renders the page at a path with data in place of what its loader would fetch. */
const renderWithData = (path: string, { Component, handle }: RouteModule, data: object, route = path) => {
  const page = { id: 'page', path: route, Component, handle, loader: () => data };
  return renderPage([{ Component: Root, children: [page] }], path);
};

/** What the API would return to public pages whose loader calls it. The build reads it: pages do not import the course. */
export interface PublicData {
  readonly verbs: () => object;
  readonly verb: (id: string) => object;
}

/** Public pages whose loader calls an endpoint, with its response; `:id` in their path is its input. */
interface PageWithData {
  readonly module: () => Promise<RouteModule>;
  readonly endpoint: Endpoint;
  readonly data: (source: PublicData, id: string) => object;
}
const pagesWithData: Readonly<Record<string, PageWithData>> = {
  '/verbs': {
    module: () => import('./routes/verbs.tsx'),
    endpoint: contract.grammar.verbs,
    data: (source) => source.verbs(),
  },
  '/verbs/:id': {
    module: () => import('./routes/verb.tsx'),
    endpoint: contract.grammar.verb,
    data: (source, id) => source.verb(id),
  },
};

async function renderPublicPage(data: PublicData, route: string, id = ''): Promise<PrerenderedPage> {
  const path = route.replace(':id', () => encodeURIComponent(id));
  const page = pagesWithData[route];
  const rendered = page
    ? await renderWithData(path, await page.module(), page.data(data, id), route)
    : await renderPage(routes, path);
  return {
    ...rendered,
    path,
    file: fileOf(route.replace(':id', () => id)),
    routeModule: moduleName(route),
    indexed: true,
    isRendered: true,
    data: page ? [urlOf(page.endpoint, { id: encodeURIComponent(id) })] : [],
  };
}

/** The frame of the pages of nouns, with `{{name}}` for what differs, and the texts of each. */
async function renderNounFrame(): Promise<PrerenderedPage[]> {
  const { handle } = await import('./routes/noun.tsx');
  const { NounFrame } = await import('../features/noun/NounFrame.tsx');
  const { headerTexts } = await import('../features/noun/NounPage.tsx');
  const textsOf = (id: string) => {
    const noun = findNoun(id);
    if (!noun) throw new Error(`${id} is no noun`);
    return { title: handle.title(noun), description: handle.description(noun), ...headerTexts(noun) };
  };
  return Promise.all(
    wordPages
      .filter((page) => !page.prerendered)
      .map(async (page) => ({
        ...(await renderPage([{ Component: Root, children: [{ path: '*', Component: NounFrame }] }], '/')),
        path: page.path,
        file: frameFile(page),
        title: '{{title}}',
        description: '{{description}}',
        indexed: true,
        routeModule: moduleName(page.path),
        isRendered: false,
        data: [urlOf(contract.grammar.noun, { id: ':id' })],
        wordTexts: Object.fromEntries(
          pathsOfWords(page).map((path) => [path, textsOf(path.replace(/^.*\//u, ''))]),
        ),
      })),
  );
}

/** The public pages, those of words, and `__spa-fallback.html`, a skeleton for all other addresses. */
export async function prerenderPublicPages(data: PublicData): Promise<readonly PrerenderedPage[]> {
  const ofTable = pages
    .filter((page) => page.prerendered)
    .map(async ({ path, indexed, ...page }) => ({
      ...(await renderPublicPage(data, path)),
      indexed,
      isStatic: 'static' in page,
    }));
  const ofWords = wordPages
    .filter((page) => page.prerendered)
    .flatMap(({ path, ids }) => ids().map((id) => renderPublicPage(data, path, id)));
  return [
    ...(await Promise.all([...ofTable, ...ofWords])),
    ...(await renderNounFrame()),
    {
      ...fallback,
      path: '',
      file: '__spa-fallback.html',
      body: await renderSkeleton(),
      title: 'Ena: learn Georgian',
      routeModule: undefined,
      data: [],
    },
  ];
}

/** What pages of the contract load first, besides the session. */
const dataOfPages: Readonly<Record<string, readonly Endpoint[]>> = {
  '/today': [contract.reviews.summary],
  '/words': [contract.reviews.overview, contract.reviews.items],
  '/drills': [contract.drills.list],
  '/achievements': [contract.profile.statistics, contract.progress.list],
  '/learning-tips': [contract.course.tips],
  '/chat': [contract.chat.list],
};

/** Seeds of the first attempts at a quiz: each is a page of its own, of which the server chooses one at random. */
const quizSeeds = [1, 2, 3, 4];

/** The bodies of the course, by id, as the API sends them. */
export interface Bodies {
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly packs: ReadonlyMap<string, Lesson>;
  readonly texts: ReadonlyMap<string, ReadingText>;
  readonly quizzes: ReadonlyMap<string, Quiz>;
  readonly vocabulary: Vocabulary;
  readonly tips: readonly Tip[];
}

/** A page that shows less, or locks, to learners without Premium. */
interface PageWithLocks {
  readonly module: () => Promise<RouteModule>;
  readonly routeModule: string;
  readonly data: (entitled: boolean, bodies: Bodies) => object;
  readonly endpoints: (entitled: boolean) => readonly Endpoint[];
}
const hub = {
  module: () => import('./routes/hub.tsx'),
  routeModule: 'hub',
  endpoints: () => [contract.progress.list],
};
const pagesWithLocks: Readonly<Record<string, PageWithLocks>> = {
  ...Object.fromEntries(
    levels.map((level) => [level.path, { ...hub, data: (entitled: boolean) => ({ level, entitled }) }]),
  ),
  '/quizzes': {
    module: () => import('./routes/quizzes.tsx'),
    routeModule: moduleName('/quizzes'),
    data: (entitled) => ({ entitled }),
    endpoints: () => [contract.progress.list],
  },
  '/words/packs': {
    module: () => import('./routes/wordsPacks.tsx'),
    routeModule: moduleName('/words/packs'),
    data: (entitled) => ({ entitled }),
    endpoints: () => [contract.reviews.summary],
  },
  '/read': {
    module: () => import('./routes/read.tsx'),
    routeModule: moduleName('/read'),
    data: (entitled) => ({ entitled }),
    endpoints: () => [contract.texts.list, contract.reviews.summary],
  },
  '/vocabulary': {
    module: () => import('./routes/vocabulary.tsx'),
    routeModule: moduleName('/vocabulary'),
    data: (entitled, { vocabulary }) => ({ vocabulary: entitled ? vocabulary : null }),
    endpoints: (entitled) => (entitled ? [contract.course.vocabulary] : []),
  },
};

/** Each of them with and without locks. */
const renderPagesWithLocks = (bodies: Bodies): Promise<readonly PrerenderedPage[]> =>
  Promise.all(
    Object.entries(pagesWithLocks).flatMap(([path, page]) =>
      [true, false].map(async (entitled) => ({
        ...fallback,
        ...(await renderWithData(path, await page.module(), page.data(entitled, bodies))),
        path,
        file: entitled ? fileOf(path) : `${path.slice(1)}/locked.html`,
        routeModule: page.routeModule,
        isRendered: true,
        data: [sessionUrl, ...page.endpoints(entitled).map((endpoint) => urlOf(endpoint))],
      })),
    ),
  );

/** The pages of lessons, packs and texts whose bodies are written. */
async function renderUnitPages(bodies: Bodies): Promise<readonly PrerenderedPage[]> {
  const lessonModule = await import('./routes/lesson.tsx');
  const packModule = await import('./routes/pack.tsx');
  const textModule = await import('./routes/readText.tsx');
  const { lesson, pack, text } = contract.course;
  const units = [
    ...lessons.map((unit) => {
      const body = bodies.lessons.get(unit.id);
      const url = urlOf(lesson, { lessonId: unit.id });
      return { unit, body, data: { unit, lesson: body }, url, name: 'lesson', module: lessonModule };
    }),
    ...packs.map((unit) => {
      const body = bodies.packs.get(unit.id);
      const url = urlOf(pack, { packId: unit.id });
      return { unit, body, data: { unit, body }, url, name: 'pack', module: packModule };
    }),
    ...texts.map((unit) => {
      const body = bodies.texts.get(textUnitId(unit.id));
      const url = urlOf(text, { textId: unit.id });
      return { unit, body, data: { unit, body }, url, name: 'readText', module: textModule };
    }),
  ];
  return Promise.all(
    units
      .filter(({ body }) => body !== undefined)
      .map(async ({ unit: { path }, data, url, name, module }) => ({
        ...fallback,
        ...(await renderWithData(path, module, data)),
        path,
        file: fileOf(path),
        routeModule: name,
        isRendered: true,
        data: [sessionUrl, url],
      })),
  );
}

/** Pages for those who may open them, rendered as far as they are the same for all learners. */
export async function prerenderLearnerPages(bodies: Bodies): Promise<readonly PrerenderedPage[]> {
  const quiz = await import('./routes/quiz.tsx');
  /** The same for all learners; of these, the learning tips alone have data. */
  const personal: Readonly<Record<string, RouteModule>> = {
    '/today': await import('./routes/today.tsx'),
    '/words': await import('./routes/words.tsx'),
    '/numbers': await import('./routes/numbers.tsx'),
    '/drills': await import('./routes/drills.tsx'),
    '/learning-tips': await import('./routes/learningTips.tsx'),
    '/settings': await import('./routes/settings.tsx'),
    '/achievements': await import('./routes/achievements.tsx'),
    '/chat': await import('./routes/chat.tsx'),
  };
  const quizPages = quizzes.flatMap((unit) => {
    const body = bodies.quizzes.get(unit.id);
    if (!body) return [];
    return unit.paths.flatMap((path) =>
      quizSeeds.map(async (seed, index): Promise<PrerenderedPage> => {
        const levelPath = findLevel(path.split('/')[1] ?? '')?.path ?? '/';
        return {
          ...fallback,
          ...(await renderWithData(path, quiz, { levelPath, unit, learner: { untimed: false }, body, seed })),
          path,
          file: `${path.slice(1)}/${index === 0 ? 'index' : `index-${index}`}.html`,
          routeModule: 'quiz',
          isRendered: true,
          seed,
          data: [sessionUrl, urlOf(contract.course.quiz, { quizId: unit.id })],
        };
      }),
    );
  });
  const personalPages = pages
    .filter(({ path, requiredAccess }) => requiredAccess === 'learner' && !(path in pagesWithLocks))
    .map(async ({ path }): Promise<PrerenderedPage> => {
      const module = personal[path];
      if (!module) throw new Error(`${path} cannot be prerendered: its route module is not imported above`);
      return {
        ...fallback,
        ...(await renderWithData(path, module, { tips: bodies.tips })),
        path,
        file: fileOf(path),
        routeModule: moduleName(path),
        isRendered: true,
        data: [sessionUrl, ...(dataOfPages[path] ?? []).map((endpoint) => urlOf(endpoint))],
      };
    });
  const otherPages = await Promise.all([...quizPages, ...personalPages]);
  return [...otherPages, ...(await renderPagesWithLocks(bodies)), ...(await renderUnitPages(bodies))];
}
