/**
 * Responsiveness with a processor four times slower, in Chromium with the screen of a phone, against the real
 * server: how long interactions with each exercise kind take to the next paint (as INP, at the 98th percentile), and
 * how long the main thread is blocked when a long page is opened from a link.
 * `npm run bench interactions`; KINDS limits it to kinds that contain the text; INTERACTIONS (60) sets their minimum.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { lessonBodies } from '@ena/course/bodies';
import { findLesson, findQuiz } from '@ena/course/catalog';
import { type ExerciseItem, type ExerciseKind, exerciseKinds, isChosen } from '@ena/domain/exercise/kinds';
import type { Browser, Page } from 'playwright-core';
import { findItem, questionsOf, responseTo } from '../packages/course/test/responses.ts';
import { openPhone, slowProcessor } from './lib/phone.ts';
import { report } from './lib/report.mjs';
import { runInChromium } from './lib/runInChromium.mjs';
import { enterResponse, tap } from './lib/touch.ts';

const maxInteractionMs = 100;
const maxBlockedMs = 50;
/** After a page has loaded, for what it does next. */
const settleMs = 1500;
/** A composition is as long as the learner likes; this many letters of it are typed. */
const maxTyped = 20;

interface Unit {
  readonly lesson?: string;
  /** Of the lesson. */
  readonly exercise?: string;
  readonly quiz?: string;
}
/** Where items of each kind are answered, in turns. The only compositions with a verdict are in a quiz. */
const unitsOfKind: Readonly<Record<ExerciseKind, readonly Unit[]>> = {
  choice: [
    { lesson: 'alphabet', exercise: 'alphabet.matching' },
    { quiz: 'quiz-alphabet' },
    { lesson: 'colors-shapes', exercise: 'colors-shapes.identification' },
    { quiz: 'advanced-quiz' },
  ],
  'multi-choice': [{ lesson: 'animals', exercise: 'animals.classification' }],
  'fill-blank': [
    { lesson: 'basic-vocabulary', exercise: 'basic-vocabulary.fill-blank' },
    { lesson: 'body', exercise: 'body.completion' },
    { lesson: 'sentences', exercise: 'sentences.completion' },
  ],
  'type-answer': [
    { lesson: 'numbers', exercise: 'numbers.counting' },
    { quiz: 'quiz-writing' },
    { lesson: 'alphabet', exercise: 'alphabet.writing' },
  ],
  order: [
    { lesson: 'months', exercise: 'months.ordering' },
    { lesson: 'sentences', exercise: 'sentences.arrangement' },
  ],
  categorize: [{ lesson: 'food', exercise: 'food.categorization' }],
  compose: [{ quiz: 'quiz-writing' }],
};

interface Interaction {
  readonly ms: number;
  /** Its events and what each spent waiting, in handlers, and until the paint. */
  readonly description: string;
}

/**
 * Runs in the page, before anything else does. An interaction takes as long as its longest event; those shorter than
 * 16 ms are not listed.
 */
const observe = `
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, startTime, processingStart, processingEnd, name, target } = entry;
      if (!interactionId || duration <= (window.interactions.get(interactionId)?.ms ?? 0)) continue;
      const parts = [processingStart - startTime, processingEnd - processingStart, startTime + duration - processingEnd];
      const on = (target?.getAttribute?.('aria-label') ?? target?.textContent ?? '').slice(0, 30);
      const description = name + ' on "' + on + '": ' + parts.map(Math.round).join(' + ');
      window.interactions.set(interactionId, { ms: duration, description });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
`;

const kinds = exerciseKinds.filter((kind) => kind.includes(process.env['KINDS'] ?? ''));
const minInteractions = Number(process.env['INTERACTIONS'] ?? 60);
const visits = Number(process.env['VISITS'] ?? 5);

/** Interactions of a kind; those that the browser does not list took less than 16 ms. */
class Interactions {
  count = 0;
  #listed: Interaction[] = [];
  /** Takes what the page has observed since the last call. */
  async collect(page: Page, count: number): Promise<void> {
    const listed: Interaction[] = await page.evaluate(
      '(() => { const all = [...interactions.values()]; interactions.clear(); return all; })()',
    );
    this.count += count;
    this.#listed.push(...listed);
  }
  /** As web-vitals computes INP: one outlier is ignored for each 50 interactions. */
  print(name: string): void {
    const slowest = this.#listed.toSorted((one, other) => other.ms - one.ms);
    const p98 = slowest[Math.min(Math.floor(this.count / 50), slowest.length - 1)]?.ms ?? 16;
    report(`${name}, interactions, p98 of ${this.count}`, p98, 'ms', maxInteractionMs);
    const listed = slowest.slice(0, 3).map(({ ms, description }) => `${ms} ms, ${description}`);
    console.log(`  slowest (delay + handlers + paint): ${listed.join('; ')}`);
  }
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens an exercise of a lesson and answers its items, alternately right and wrong, until `isEnough`. */
async function doExercise(
  page: Page,
  lessonId: string,
  exerciseId: string,
  interactions: Interactions,
  isEnough: () => boolean,
): Promise<void> {
  const exercise = lessonBodies.get(lessonId)?.exercises.find(({ id }) => id === exerciseId);
  if (!exercise) throw new Error(`There is no exercise ${exerciseId}.`);
  await page.goto(findLesson(lessonId)?.path ?? '', { waitUntil: 'networkidle' });
  await wait(settleMs);
  await tap(page, page.locator(`[id="open-${exerciseId}"]`));
  await interactions.collect(page, 1);
  const shown = page.locator('main [data-item]');
  for (let index = 0; !isEnough(); index++) {
    await shown.waitFor();
    await wait(500);
    const item = findItem(exercise.items, await shown.getAttribute('data-item'));
    const isRight = exercise.advanceAfter === 'right-answer' || index % 2 === 0;
    const response = responseTo(item, isRight);
    let count = await enterResponse(page, item, response, index % 4 < 2 ? 'on-screen' : 'hardware');
    if (exercise.checkOn === 'button') {
      await tap(page, button(page, exercise.check ?? 'Check'));
      count++;
    }
    if ((await button(page, 'Next').count()) > 0) {
      await tap(page, button(page, 'Next'));
      count++;
    } else {
      if ((await button(page, 'Finish').count()) > 0) {
        await tap(page, button(page, 'Finish'));
        count++;
      }
      await tap(page, button(page, 'Reset'));
      count++;
    }
    if (index > 0 && exercise.items.length > 1 && (await shown.getAttribute('data-item')) === item.id)
      console.warn(`  ${item.id} is still shown`);
    await interactions.collect(page, count);
  }
  // An exercise that is left open would be continued at the next visit.
  await tap(page, button(page, 'Back to Exercises'));
  await interactions.collect(page, 1);
}

/** Takes a quiz once. Interactions count for the kind of their question. */
async function takeQuiz(
  page: Page,
  quizId: string,
  byKind: Readonly<Record<ExerciseKind, Interactions>>,
): Promise<void> {
  const quiz = findQuiz(quizId);
  const questions = questionsOf(quizId);
  await page.goto(quiz?.paths[0] ?? '', { waitUntil: 'networkidle' });
  const shown = page.locator('main [data-item]');
  for (let index = 0; index < questions.length; index++) {
    await shown.waitFor();
    await wait(500);
    const item: ExerciseItem = findItem(questions, await shown.getAttribute('data-item'));
    const full = responseTo(item, index % 2 === 0);
    const response = typeof full === 'string' && !isChosen(item) ? full.slice(0, maxTyped) : full;
    const count = await enterResponse(page, item, response, index % 4 < 2 ? 'on-screen' : 'hardware');
    const isLast = index === questions.length - 1;
    const submit = quiz?.rules.flow.kind === 'check' ? 'Check Answer' : isLast ? 'Finish' : 'Next';
    await tap(page, button(page, submit));
    await byKind[item.kind].collect(page, count + 1);
    await page.locator(`main [data-item="${item.id}"]`).waitFor({ state: 'detached' });
  }
}

async function measureKinds(browser: Browser, origin: string): Promise<void> {
  // as: an entry for each kind.
  const byKind = Object.fromEntries(exerciseKinds.map((kind) => [kind, new Interactions()])) as Record<
    ExerciseKind,
    Interactions
  >;
  const context = await openPhone(browser, origin, { signedIn: true });
  await context.addInitScript({ content: observe });
  const page = await context.newPage();
  await slowProcessor(page);
  for (const kind of kinds) {
    const interactions = byKind[kind];
    const units = unitsOfKind[kind];
    for (let turn = 0; interactions.count < minInteractions; turn++) {
      const { lesson, exercise, quiz } = units[turn % units.length] ?? {};
      const enough = (minInteractions * (turn + 1)) / units.length;
      if (quiz !== undefined) await takeQuiz(page, quiz, byKind);
      else if (lesson !== undefined && exercise !== undefined)
        await doExercise(page, lesson, exercise, interactions, () => interactions.count >= enough);
    }
    interactions.print(kind);
  }
  await context.close();
}

/** Time of long tasks beyond 50 ms each while `act` and what follows it run, and the longest task. */
async function measureBlocking(page: Page, act: () => Promise<void>): Promise<[number, number]> {
  await page.evaluate('longTasks.length = 0');
  await act();
  await page.waitForLoadState('networkidle');
  await wait(settleMs);
  const tasks: number[] = await page.evaluate('longTasks');
  return [tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0), Math.max(0, ...tasks)];
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function printBlocking(name: string, all: readonly (readonly [number, number])[]): void {
  report(`${name}, blocked`, median(all.map(([sum]) => sum)), 'ms', maxBlockedMs);
  console.log(`  longest task ${median(all.map(([, longest]) => longest)).toFixed(0)} ms`);
}

/** Follows a link whose page is prefetched, and opens a panel of it. */
async function measurePages(browser: Browser, origin: string): Promise<void> {
  const figures = { numbers: [], panel: [], phrases: [] } as Record<string, [number, number][]>;
  for (let visit = 0; visit < visits; visit++) {
    const context = await openPhone(browser, origin, { signedIn: true });
    await context.addInitScript({ content: observe });
    const page = await context.newPage();
    await page.goto('/beginner', { waitUntil: 'networkidle' });
    await page.evaluate('navigator.serviceWorker.ready');
    await page.reload({ waitUntil: 'networkidle' });
    // The page prefetches what links lead to from a second after its load.
    await wait(2000);
    await slowProcessor(page);
    const follow = async (path: string) => {
      const link = page.locator(`a[href="${path}"]:visible`).first();
      await link.focus();
      await page.waitForLoadState('networkidle');
      await wait(settleMs);
      return measureBlocking(page, async () => {
        await tap(page, link);
        await page.waitForURL(path);
      });
    };
    figures['numbers']?.push(await follow('/beginner/numbers'));
    const panel = page.getByRole('button', { name: /^41-50/u });
    figures['panel']?.push(await measureBlocking(page, () => tap(page, panel)));
    await page.goto('/beginner', { waitUntil: 'networkidle' });
    await wait(2000);
    figures['phrases']?.push(await follow('/phrases'));
    await context.close();
  }
  printBlocking('/beginner/numbers from its link', figures['numbers'] ?? []);
  printBlocking('a panel with ten numbers', figures['panel'] ?? []);
  printBlocking('/phrases from its link', figures['phrases'] ?? []);
}

await runInChromium(async (browser, origin) => {
  await measureKinds(browser, origin);
  await measurePages(browser, origin);
});
