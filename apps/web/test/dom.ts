/**
 * Fast access to the page for loops over the whole course: clicks are dispatched in the page, without a round trip to
 * the browser driver. Tests of pointer, keyboard and focus use `page` and `userEvent` instead.
 */
import { type ExerciseItem, type ExerciseResponse, isChosen } from '@ena/domain/exercise/kinds';
import { typesetEjectives } from '@ena/domain/georgian/letters';

/**
 * Repeats a function until it stops throwing, and returns its result. Other than `expect.poll` and `vi.waitFor`, it does
 * not advance fake timers.
 */
export async function waitUntil<T>(attempt: () => T): Promise<Awaited<T>> {
  // Not affected by fake timers.
  const timeout = AbortSignal.timeout(20_000);
  for (let attempts = 1; ; attempts++)
    try {
      return await attempt();
    } catch (error) {
      if (timeout.aborted) throw error;
      // React renders the result of a click in a microtask; everything else takes a frame or more.
      await new Promise<unknown>((resolve) => {
        if (attempts < 3) queueMicrotask(() => resolve(null));
        else requestAnimationFrame(resolve);
      });
    }
}

/** The first element that matches a selector; throws where there is none. */
export function find(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`nothing on the page matches ${selector}`);
  return element;
}

export const findAll = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement);

/** The button whose text, apart from white space around it, or label is `text`. */
export function findButton(text: string, root: ParentNode = document): HTMLButtonElement {
  const button = [...root.querySelectorAll('button')].find(
    (one) => one.ariaLabel === text || one.textContent.trim() === text,
  );
  if (!button) throw new Error(`no button reads "${text}"`);
  return button;
}

/** Clicks an element as soon as it is there. */
export const clickWhenFound = async (get: () => HTMLElement): Promise<void> => (await waitUntil(get)).click();

/** Opens what a button controls, such as a section of a lesson, unless it is open; waits for the button. */
export async function expandWhenFound(controls: string): Promise<void> {
  const toggle = await waitUntil(() => find(`button[aria-controls="${controls}"]`));
  if (toggle.ariaExpanded !== 'true') toggle.click();
}

/** Puts text into a field, as typing does. */
export function setFieldText(field: Element, text: string): void {
  // React tracks values set by the element's own property; the prototype's setter bypasses it, as typing does.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The option with this text, or with a picture of what it says. */
export function findOption(text: string, root: ParentNode = document): HTMLElement {
  const options = findAll('[role=group][aria-label^=Options] button', root);
  const textOf = (button: Element) =>
    button.querySelector('img')?.alt ?? button.children[1]?.textContent ?? '';
  const option = options.find((button) => textOf(button) === typesetEjectives(text));
  if (!option) throw new Error(`no option reads "${text}"`);
  return option;
}

/** Enters a response to the displayed item, without submitting it. */
export async function enterResponse(
  item: ExerciseItem,
  response: ExerciseResponse,
  root: ParentNode = document,
): Promise<void> {
  if (typeof response === 'string' && !isChosen(item)) {
    setFieldText(await waitUntil(() => find('input[aria-label="Your answer"]', root)), response);
  } else if (typeof response === 'string' || (isChosen(item) && Array.isArray(response))) {
    for (const text of [response].flat()) {
      await clickWhenFound(() => findOption(text, root));
      await waitUntil(() => {
        if (findOption(text, root).ariaPressed !== 'true') throw new Error(`${text} is not chosen`);
      });
    }
  } else if (Array.isArray(response)) {
    const placed = () => root.querySelector<HTMLElement>('[aria-label="Your order"] [data-tile]');
    for (let tile = placed(); tile; tile = placed()) {
      const { tile: text } = tile.dataset;
      tile.click();
      await waitUntil(() => find(`[aria-label="Available"] [data-tile="${text}"]`, root));
    }
    for (const text of response) {
      find(`[aria-label="Available"] [data-tile="${text}"]`, root).click();
      await waitUntil(() => find(`[aria-label="Your order"] [data-tile="${text}"]`, root));
    }
  } else {
    for (const [text, category] of Object.entries(response)) {
      const placed = root.querySelector(`section [data-tile="${text}"]`);
      if (placed instanceof HTMLElement) placed.click();
      const row = await waitUntil(() => find(`li[data-tile="${text}"]`, root));
      findButton(category, row).click();
      await waitUntil(() => find(`section[aria-label="${category}"] [data-tile="${text}"]`, root));
    }
  }
}
