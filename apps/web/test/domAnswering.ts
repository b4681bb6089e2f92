/**
 * Answers items by DOM events instead of the browser's input, twenty times faster: for loops over the content of
 * the whole course. The tests of the exercise views cover pointer and keyboard.
 */
import { type ExerciseItem, type ExerciseResponse, isChosen } from '@ena/domain/exercise/kinds';
import { actAndWait } from './react.ts';

/** Elements that match a selector, by default in `main`. */
export const elements = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** The first element that matches a selector; fails where there is none. */
export function element(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** The text of an element without surrounding and repeated spaces; ejectives with an apostrophe, as in the content. */
export const textOf = (node: Element): string =>
  (node.textContent ?? '').replaceAll('ʼ', "'").replace(/\s+/gu, ' ').trim();

/** The button with exactly this text; fails where there is none. */
export function buttonOf(text: string, within: ParentNode = document): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((button) => textOf(button) === text);
  if (!found) throw new Error(`no button reads ${text}`);
  return found;
}

export const click = (button: HTMLElement): Promise<void> => actAndWait(() => button.click());

const fill = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  actAndWait(() => {
    field.setRangeText(text, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** The options of the displayed item, by their texts. */
export const optionsShown = (): ReadonlyMap<string, HTMLElement> =>
  new Map(
    elements('main [role=group][aria-label^=Options] button').map((button) => [
      textOf(element('span', button)),
      button,
    ]),
  );

/** Enters a response to the displayed item, without submitting it. */
export async function respondByDom(item: ExerciseItem, response: ExerciseResponse): Promise<void> {
  if (typeof response === 'string' && !isChosen(item)) {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(input[aria-label="Your answer"], textarea[aria-label="Your text"])',
    );
    if (!field) throw new Error(`there is no field for ${item.id}`);
    await fill(field, response);
  } else if (typeof response === 'string' || Array.isArray(response)) {
    for (const text of [response].flat())
      await (isChosen(item) ? choose(text) : click(element(`[aria-label=Available] [data-tile="${text}"]`)));
  } else throw new Error(`items of the kind ${item.kind} are not answered here`);
}

async function choose(option: string): Promise<void> {
  const button = optionsShown().get(option);
  if (!button) throw new Error(`no option reads ${option}`);
  await click(button);
}
