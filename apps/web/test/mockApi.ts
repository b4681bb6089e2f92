/**
 * Mock API of component tests: every endpoint of the contract, served in the browser by MSW from a small
 * in-memory state. A test replaces single endpoints with `mockEndpoint` and reads what was sent with
 * `requests`.
 */
import { contract, type Contract } from '@ena/contract/contract';
import { learnerHeader, learnerHeaderOf } from '@ena/contract/learnerHeader';
import { type ErrorCode, errorBody, errorStatus } from '@ena/contract/errors';
import type { ProgressRecord } from '@ena/contract/progress';
import type { Learner } from '@ena/contract/session';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { findNoun } from '@ena/grammar/noun/ids';
import { findLesson, findQuiz } from '@ena/course/catalog';
import { findPack } from '@ena/course/packs/packs';
import { tips } from '@ena/course/tips';
import { premium } from '@ena/domain/billing/plan';
import {
  type InferContractRouterInputs,
  type InferContractRouterOutputs,
  isContractProcedure,
} from '@orpc/contract';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { noStatistics } from './learner.ts';
import { noCurve, noReviews, withSettings } from './reviews.ts';
import { runTasks } from './tasks.ts';

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;
type Noun = keyof Contract;
/** An endpoint by its name in the contract, such as `progress.report`. */
export type EndpointName = {
  [N in Noun]: `${N}.${keyof Contract[N] & string}`;
}[Noun];
type At<Table, Name extends EndpointName> = Name extends `${infer N}.${infer E}`
  ? N extends keyof Table
    ? E extends keyof Table[N]
      ? Table[N][E]
      : never
    : never
  : never;
export type InputOf<Name extends EndpointName> = At<Inputs, Name>;
export type OutputOf<Name extends EndpointName> = At<Outputs, Name>;
type Answer<T> = T | Response | Promise<T | Response>;
type Handler<Name extends EndpointName> = (input: InputOf<Name>) => Answer<OutputOf<Name>>;

/** An error response as the server sends it. */
export const failure = (code: ErrorCode, message: string = code, headers: HeadersInit = {}): Response =>
  HttpResponse.json(errorBody(code, message), { status: errorStatus[code], headers });
/** A request that never gets a response: the connection breaks. */
export const networkError = (): Response => HttpResponse.error();

interface State {
  learner: Learner | null;
  records: ProgressRecord[];
}
let state: State = { learner: null, records: [] };
let handlers = new Map<EndpointName, (input: never) => unknown>();
let log: { readonly name: EndpointName; readonly input: unknown }[] = [];

/** State of the mock server: the signed-in learner and their records. Tests may change it at any time. */
export const serverState = (): State => state;

/** Replaces the handler of one endpoint for the rest of the test. */
export function mockEndpoint<Name extends EndpointName>(name: Name, handler: Handler<Name>): void {
  handlers.set(name, handler);
}

let releaseCallbacks: (() => void)[] = [];
/** Delays responses of one endpoint until the returned function is called. */
export function holdRequests(name: EndpointName): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  releaseCallbacks.push(() => resolve(undefined));
  const before = handlers.get(name);
  handlers.set(name, async (input) => {
    await promise;
    return (before ?? defaults[name] ?? handleUnexpected(name))(input);
  });
  return () => resolve(undefined);
}

/** The inputs of all requests to one endpoint so far, oldest first. */
export const requests = <Name extends EndpointName>(name: Name): readonly InputOf<Name>[] =>
  // as: the client sends what the contract's types allow.
  log.filter((request) => request.name === name).map(({ input }) => input as InputOf<Name>);

const inFlight = new Set<Promise<unknown>>();
const realFetch = globalThis.fetch;

/** Tracks the requests in flight, so that none of one test arrives in the next. */
globalThis.fetch = (...request) => {
  const response = fetchFromEndpoints(new Request(...request));
  inFlight.add(response);
  const remove = () => void inFlight.delete(response);
  response.then(remove, remove);
  return response;
};

/** Releases the responses that a test has delayed. */
export function releaseRequests(): void {
  for (const release of releaseCallbacks) release();
}

/** Removes the handlers of a test: from now on each endpoint has its default. */
export function restoreDefaultEndpoints(): void {
  handlers = new Map();
  worker.resetHandlers();
}

/** Waits until no request is in flight, those that follow from a response included. */
export async function settleRequests(): Promise<void> {
  do {
    await Promise.allSettled(inFlight);
    // A request that follows from a response is sent once its body was read.
    await runTasks();
  } while (inFlight.size > 0);
}

/** Resets the mock API: nobody signed in, default handlers, no requests. */
export function resetApi(): void {
  releaseCallbacks = [];
  state = { learner: null, records: [] };
  handlers = new Map();
  log = [];
  unhandled = [];
  worker.resetHandlers();
}

/** The body of a unit, with the access rules of the server: needs a session, and Premium for premium units. */
function courseBody<Body>(body: Body | undefined, tier: 'free' | 'premium' | undefined): Body | Response {
  if (!state.learner) return failure('UNAUTHENTICATED');
  if (body === undefined || tier === undefined) return failure('UNKNOWN_UNIT');
  return tier === 'premium' && !state.learner.entitled ? failure('NOT_ENTITLED') : body;
}

const signedIn = <T>(value: () => T): T | Response => (state.learner ? value() : failure('UNAUTHENTICATED'));

function recordReport({ id, lessonId, timeSpent, completed, score }: InputOf<'progress.report'>) {
  const before = state.records.find((record) => record.lessonId === lessonId);
  const record: ProgressRecord = {
    id: before?.id ?? id,
    lessonId,
    completed: completed === true || before?.completed === true,
    score: score === undefined && !before ? null : Math.max(score ?? 0, before?.score ?? 0),
    timeSpent: timeSpent + (before?.timeSpent ?? 0),
    updatedAt: new Date().toISOString(),
  };
  state.records = [...state.records.filter((other) => other.lessonId !== lessonId), record];
  return { record, earned: [] };
}

const defaultHandlers: { [Name in EndpointName]?: Handler<Name> } = {
  'session.get': () => ({ learner: state.learner }),
  'auth.signOut': () => {
    state.learner = null;
    return { ok: true };
  },
  'secondFactor.get': () => signedIn(() => ({ isOn: false, recoveryCodesLeft: 0 })),
  'progress.list': () => signedIn(() => ({ records: state.records })),
  'profile.statistics': () => signedIn(() => ({ ...noStatistics, streak: state.learner?.studyStreak ?? 0 })),
  'progress.report': (input) => signedIn(() => recordReport(input)),
  'answers.history': () => signedIn(() => ({ items: [] })),
  'answers.record': ({ answers }) =>
    signedIn(() => ({ recorded: answers.length, completed: [], earned: [] })),
  'reviews.summary': () => signedIn(() => noReviews),
  'reviews.session': () => signedIn(() => ({ day: '2026-03-01', reviewsToday: 0, steps: [], items: {} })),
  'reviews.record': ({ reviews }) =>
    signedIn(() => ({ recorded: reviews.length, rejected: [], completed: [], earned: [] })),
  'reviews.settings': (change) => signedIn(() => withSettings(noReviews, change)),
  'reviews.curve': () => signedIn(() => noCurve),
  'reviews.confusions': () => signedIn(() => ({ pairs: [] })),
  'placement.reset': () => signedIn(() => ({ removed: 0 })),
  'texts.list': () => signedIn(() => ({ texts: [] })),
  'words.taught': () => signedIn(() => ({ taught: [], own: [] })),
  'course.lesson': ({ lessonId }) => courseBody(lessonBodies.get(lessonId), findLesson(lessonId)?.tier),
  'course.offline': ({ lessonId }) =>
    courseBody({ clips: ['ა', 'ბ'], bytes: 2_400_000 }, findLesson(lessonId)?.tier),
  'course.quiz': ({ quizId }) => courseBody(quizBodies.get(quizId), findQuiz(quizId)?.tier),
  'course.pack': ({ packId }) => courseBody(packBodies.get(packId), findPack(packId)?.tier),
  'course.vocabulary': () => courseBody(vocabulary, 'premium'),
  'course.tips': () => signedIn(() => ({ tips })),
  'billing.plans': () => ({ plans: [{ ...premium, price_id: 'price_test' }] }),
  'billing.invoices': () => signedIn(() => ({ invoices: [] })),
  'chat.list': () =>
    signedIn(() => ({
      conversations: [],
      allowance: { by: 'course' as const, perDay: 50, left: 50, resetsAt: null },
    })),
  'writings.list': () => signedIn(() => ({ drafts: [], submissions: [] })),
  'writings.saveDraft': (draft) => signedIn(() => ({ draft, isConflict: false })),
  // Loaded on demand: few test files search, and the index takes a moment to build.
  'search.query': async ({ q }) => ({
    found: (await import('./search.ts')).searchCourse(q, state.learner),
  }),
  'grammar.analyze': async ({ form }) => ({
    form,
    readings: (await import('../../server/src/content/grammar/paradigms.ts')).readingsOf(form),
  }),
  'grammar.noun': async ({ id }) => {
    const { nounParadigm } = await import('../../server/src/content/grammar/paradigms.ts');
    const entry = findNoun(id);
    return entry ? nounParadigm(entry, { clip: null, taught: null }) : failure('NOT_FOUND');
  },
  'sound.info': () => ({ url: '', version: 'test', contrasts: [], synthetic: true }),
};
// as: each is called with the input of its own endpoint only.
const defaults = defaultHandlers as Partial<Record<EndpointName, (input: never) => unknown>>;

let unhandled: string[] = [];
const handleUnexpected = (name: string) => () => {
  unhandled.push(name);
  return failure('NOT_FOUND');
};
/** Requests that no handler was set up for; `test/setup.ts` fails a test that has any. */
export const unhandledRequests = (): readonly string[] => unhandled;

/** The input of a request: path parameters, query or JSON body; a file unchanged. */
async function inputOf(request: Request, params: object): Promise<unknown> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (request.method === 'GET') return { ...query, ...params };
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson ? await request.json() : await request.blob();
  return isJson && typeof body === 'object' ? { ...body, ...params } : body;
}

const endpoints = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table).flatMap(([endpoint, procedure]) => {
    if (!isContractProcedure(procedure)) return [];
    const { method = 'GET', path = '' } = procedure['~orpc'].route;
    const pattern = new RegExp(`^/api${path.replace(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u');
    // as: made of the contract's own keys.
    const isOfLearner = procedure['~orpc'].meta.policy.access !== 'visitor' || noun === 'session';
    return [{ name: `${noun}.${endpoint}` as EndpointName, method, pattern, isOfLearner }];
  }),
);

/** The response of an endpoint of the contract; undefined for other addresses. */
async function responseOf(request: Request): Promise<Response | undefined> {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  for (const { name, method, pattern, isOfLearner } of endpoints) {
    const match = method === request.method ? pattern.exec(pathname) : null;
    if (!match) continue;
    // `setOffline` in test/app.tsx.
    if (!navigator.onLine) return networkError();
    const params = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    const input = await inputOf(request, Object.fromEntries(params) as object);
    log.push({ name, input });
    // as: by the name of the endpoint that was requested.
    const call = (handlers.get(name) ?? defaults[name] ?? handleUnexpected(name)) as (
      input: unknown,
    ) => unknown;
    const { learner } = state;
    const shown = request.headers.get(learnerHeader);
    const isChanged = learner && shown !== null && shown !== learner.tag && isOfLearner;
    const result = isChanged ? failure('LEARNER_CHANGED') : await call(input);
    // as: of a handler.
    const response = result instanceof Response ? result : HttpResponse.json(result as object);
    if (learner && isOfLearner) response.headers.set(learnerHeader, learnerHeaderOf(learner));
    return response;
  }
  return undefined;
}

/**
 * Endpoints of the contract are served within the page: through the worker, a third of the time of a request went into
 * messages and copies of its body.
 */
async function fetchFromEndpoints(request: Request): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const response = await Promise.race([aborted, responseOf(request)]);
  if (!response) return realFetch(request);
  // What `networkError` returns: `fetch` rejects as without a connection.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  // Aborting also ends a body that is being streamed.
  const body = response.body?.pipeThrough(new TransformStream(), { signal }) ?? null;
  return new Response(body, response);
}

/**
 * The worker between the web app and the network; `test/setup.ts` starts it once per file. For addresses that are not
 * in the contract a test adds a handler with `worker.use`, which `resetApi` removes.
 */
export const worker = setupWorker(
  http.get('/api/health', () => (navigator.onLine ? HttpResponse.json({ ok: true }) : networkError())),
  http.all('/api/*', ({ request }) => handleUnexpected(`${request.method} ${request.url}`)()),
);

let started: Promise<unknown> | undefined;
/** Starts the worker unless it runs; `test/setup.ts` does so before each file. */
export async function startMockApi(): Promise<void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
}
