/** "Continue automatically" in Today. */
import { beforeEach, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { openApp } from '../../test/app.tsx';
import { mockEndpoint } from '../../test/mockApi.ts';
import { ask, noReviews, reviewRunOf, words } from '../../test/reviews.ts';
import { autoContinue } from './answerSettings.ts';
import { autoContinueMs } from './autoContinue.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const text = (content: string | RegExp) => main().getByText(content);
const second = () => text('2 of 2');

beforeEach(() => {
  mockEndpoint('reviews.summary', () => ({ ...noReviews, due: 2 }));
  mockEndpoint('reviews.session', () =>
    reviewRunOf(ask(words.water, 'choose-meaning'), ask(words.bread, 'choose-meaning')),
  );
});

const options = () => main().getByRole('group', { name: 'Options' }).getByRole('button');
const right = () => options().filter({ hasText: words.water.gloss });
const wrong = () => options().filter({ hasNotText: words.water.gloss }).first();

/** A question was answered, with a clock that the test moves. */
async function answer(option: Locator) {
  await openApp('/today');
  await button('Start today’s session').click();
  await expect.element(option).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  option.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(button('Continue')).toBeVisible();
  return () => {
    vi.advanceTimersByTime(autoContinueMs);
    vi.useRealTimers();
  };
}

it('is off by default', async () => {
  const wait = await answer(right());
  wait();
  await expect.element(text('Correct!')).toBeVisible();
});

it('goes on after a right answer', async () => {
  autoContinue.set(true);
  const wait = await answer(right());
  wait();
  await expect.element(second()).toBeVisible();
});

it('waits after a wrong one', async () => {
  autoContinue.set(true);
  const wait = await answer(wrong());
  wait();
  await expect.element(text(/^Not quite/u)).toBeVisible();
});

it.each([
  ['a key', () => userEvent.keyboard('x')],
  ['a tap beside the controls', () => text('Correct!').click()],
])('goes on at once with %s', async (_, act) => {
  autoContinue.set(true);
  await answer(right());
  vi.useRealTimers();
  await act();
  await expect.element(second()).toBeVisible();
});

it('does not go on after the answer was taken back', async () => {
  autoContinue.set(true);
  const wait = await answer(right());
  await userEvent.keyboard('u');
  wait();
  await expect.element(text('1 of 2')).toBeVisible();
  await expect.element(button('I don’t know')).toBeVisible();
});
