/** Finds, clicks, types and reads as a person does, in any engine. Everything waits by polling. */
import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';

type Json = string | number | boolean | null;

/** Timeout for what a slow machine needs long for: a page with all of its chunks. */
const timeoutMs = 30_000;

/** Calls a self-contained function in the page; arguments and result are JSON. */
export const evaluate = <Args extends readonly Json[], Result>(
  engine: Engine,
  callback: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> =>
  // as: what the callback returns, sent back by the browser.
  engine.evaluate(`(${callback.toString()})(...${JSON.stringify(args)})`) as Promise<Result>;

/** Polls until the callback does not throw, and returns its result; also across navigations. */
export async function retry<T>(callback: () => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  await expect(async () => {
    result = { value: await callback() };
  }).toPass({ timeout: timeoutMs, intervals: [50, 100] });
  if (!result) throw new Error('not reached: toPass throws');
  return result.value;
}

/** Opens a page of Ena and waits until it is rendered and hydrated. */
export async function visit(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await see(engine, 'main h1, main h2');
  await retry(async () => expect(await evaluate(engine, () => history.scrollRestoration)).toBe('manual'));
}

/** A visible element: a CSS selector, and its accessible name or text, all of it or a pattern. */
type Target = readonly [selector: string, name?: string | RegExp];

const describe = ([selector, name]: Target) => (name === undefined ? selector : `${selector} ${name}`);
const patternOf = (name: string | RegExp = /(?:)/u) =>
  typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}$` : name.source;

/** In the page: the center of the first visible element that matches; or why it cannot be clicked, or seen. */
async function locate(selector: string, pattern: string, toBeClicked: boolean) {
  const textOf = (element: Element | undefined) => {
    const copy = element?.cloneNode(true);
    if (copy instanceof Element) for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
    return copy?.textContent ?? '';
  };
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    return (element.getAttribute('aria-label') ?? textOf(label)).replaceAll(/\s+/gu, ' ').trim();
  };
  const regExp = new RegExp(pattern, 'u');
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility({ visibilityProperty: true }) && regExp.test(nameOf(candidate)),
  );
  if (!element) return `not found; the page shows:\n${document.body.innerText.slice(0, 500)}`;
  if (!toBeClicked) return { x: 0, y: 0 };
  if (element.matches(':disabled')) return 'it is disabled';
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const later = element.getBoundingClientRect();
  if (later.left !== left || later.top !== top) return 'it moves';
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !element.contains(hit)) return `it is covered by ${hit?.outerHTML.slice(0, 200)}`;
  return { x, y };
}

const find = (engine: Engine, target: Target, toBeClicked: boolean) =>
  retry(async () => {
    const found = await evaluate(engine, locate, target[0], patternOf(target[1]), toBeClicked);
    if (typeof found === 'string') throw new Error(`${describe(target)}: ${found}`);
    return found;
  });

/** Waits until an element is visible. */
export async function see(engine: Engine, ...target: Target): Promise<void> {
  await find(engine, target, false);
}

/** Clicks the center of an element, once it is visible, enabled, at rest and not covered. */
export async function click(engine: Engine, ...target: Target): Promise<void> {
  const { x, y } = await find(engine, target, true);
  await engine.clickAt(x, y);
}

/** Types into an empty field, found by its label. */
export async function fill(engine: Engine, label: string, text: string): Promise<void> {
  await click(engine, 'input', label);
  await engine.press(text);
}

/** Waits until the page has this path. */
export const waitForPath = (engine: Engine, path: RegExp): Promise<void> =>
  retry(async () => expect(await evaluate(engine, () => location.pathname)).toMatch(path));
