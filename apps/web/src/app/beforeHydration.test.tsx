import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import html from '../../index.html?raw';
import { firstInteraction, repeatLastClick } from './beforeHydration.ts';

const container = document.createElement('div');

beforeEach(() => document.body.append(container));
afterEach(() => {
  container.replaceChildren();
  container.remove();
  vi.useRealTimers();
});

function addButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  container.append(button);
  return button;
}

describe('the first interaction', () => {
  const uses = ['pointerdown', 'keydown', 'focusin', 'scroll', 'offline'];
  it.each(uses)('is %s, at once', async (type) => {
    vi.useFakeTimers();
    const used = firstInteraction(1000);
    window.dispatchEvent(new Event(type));
    await expect(used).resolves.toBeUndefined();
  });

  it('is not a mouse that rests, but one that moves', async () => {
    const isUsed = vi.fn<() => void>();
    const used = firstInteraction(60_000).then(isUsed);
    const report = (screenX: number) => window.dispatchEvent(new PointerEvent('pointermove', { screenX }));
    report(7);
    report(7);
    await Promise.resolve();
    expect(isUsed).not.toHaveBeenCalled();
    report(8);
    await used;
    expect(isUsed).toHaveBeenCalledOnce();
  });

  it('is waited for no longer than this after the load event', async () => {
    vi.useFakeTimers();
    const onDone = vi.fn<() => void>();
    void firstInteraction(1000).then(onDone);
    await vi.advanceTimersByTimeAsync(999);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('a click before hydration', () => {
  beforeEach(() => {
    const script = document.createElement('script');
    // Not what comes before it, which needs the head of index.html.
    script.textContent = /\{\s*const early[^]*?(?=<\/script>)/u.exec(html)?.[0] ?? '';
    document.head.append(script);
    script.remove();
  });
  afterEach(() => window.earlyClicks?.abort());

  it('on a button is repeated after it: the last one, once', async () => {
    const [menu, search] = [addButton('Menu'), addButton('Search')];
    const { promise: hydrated, resolve: hydrate } = Promise.withResolvers<void>();
    const repeated = repeatLastClick(hydrated);
    await userEvent.click(page.getByRole('button', { name: 'Menu' }));
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    const clicked: string[] = [];
    for (const button of [menu, search])
      button.addEventListener('click', () => clicked.push(button.textContent));
    hydrate();
    await repeated;
    expect(clicked).toEqual(['Search']);
    await userEvent.click(page.getByRole('button', { name: 'Menu' }));
    expect(clicked).toEqual(['Search', 'Menu']);
  });

  it('is not repeated where the page has replaced it, or when something else was clicked last', async () => {
    const clicked = vi.fn<() => void>();
    for (const end of [(button: Element) => button.remove(), () => document.body.click()]) {
      const button = addButton('Menu');
      const { promise: hydrated, resolve: hydrate } = Promise.withResolvers<void>();
      const repeated = repeatLastClick(hydrated);
      button.click();
      end(button);
      button.addEventListener('click', clicked);
      hydrate();
      await repeated;
      button.remove();
    }
    expect(clicked).not.toHaveBeenCalled();
  });

  it('on a link within the page does not load the page again, and is repeated', async () => {
    const link = document.createElement('a');
    link.href = '?practice=first';
    link.textContent = 'Start';
    container.append(link);
    const { promise: hydrated, resolve: hydrate } = Promise.withResolvers<void>();
    const repeated = repeatLastClick(hydrated);
    await userEvent.click(page.getByRole('link', { name: 'Start' }));
    const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    link.addEventListener('click', opened);
    hydrate();
    await repeated;
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is not handled before that: while React hydrates, it would be handled twice', async () => {
    const button = addButton('Menu');
    const clicked = vi.fn<() => void>();
    button.addEventListener('click', clicked);
    const { promise: hydrated, resolve: hydrate } = Promise.withResolvers<void>();
    const repeated = repeatLastClick(hydrated);
    button.click();
    expect(clicked).not.toHaveBeenCalled();
    hydrate();
    await repeated;
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is not repeated when hydration fails', async () => {
    const button = addButton('Menu');
    const clicked = vi.fn<() => void>();
    button.addEventListener('click', clicked);
    const repeated = repeatLastClick(Promise.reject(new Error('no scripts')));
    button.click();
    await expect(repeated).rejects.toThrow('no scripts');
    expect(clicked).not.toHaveBeenCalled();
  });
});
