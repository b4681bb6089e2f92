import type { ReviewRun } from '@ena/contract/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, reopenApp } from '../../../../test/app.tsx';
import { nextPlayedAudio } from '../../../../test/audio.ts';
import { violations } from '../../../../test/axe.ts';
import { announced } from '../../../../test/exercise.tsx';
import { mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { match, noReviews, reviewRunOf, words } from '../../../../test/reviews.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
/** A tile by its text; a matched one also has the number of its pair. */
const tile = (column: 'Georgian' | 'English', text: string) =>
  main()
    .getByRole('group', { name: column })
    .getByRole('button', { name: new RegExp(`^${text}`, 'u') });
const georgian = (form: string) => tile('Georgian', form);
const english = (gloss: string) => tile('English', gloss);
const frame = (step: number, of: number) =>
  main().getByRole('group', { name: `Today’s session, step ${step} of ${of}` });
const sent = () => requests('reviews.record').flatMap(({ reviews }) => reviews);

async function startReviewRun(...steps: ReviewRun['steps']) {
  mockEndpoint('reviews.session', () => reviewRunOf(...steps));
  mockEndpoint('reviews.summary', () => ({ ...noReviews, due: steps.length }));
  await openApp('/today');
  await button('Start today’s session').click();
  await expect.element(frame(1, steps.length)).toHaveFocus();
}
const { bread, water, hello, beautiful, house } = words;
const board = match(bread, water, hello, beautiful);
const connect = async (form: string, gloss: string) => {
  await georgian(form).click();
  await english(gloss).click();
};

it.each([
  [360, 640],
  [390, 844],
  [1280, 720],
  [1366, 640],
])('at %i x %i all words and meanings of a match are in view', async (width, height) => {
  await page.viewport(width, height);
  await startReviewRun(board);
  await document.fonts.ready;
  for (const column of ['Georgian', 'English'])
    for (const one of main().getByRole('group', { name: column }).getByRole('button').all())
      await expect.element(one).toBeInViewport({ ratio: 1 });
});

describe('a match', () => {
  beforeEach(() => startReviewRun(board, match(house)));

  it('connects words with meanings; a wrong one is announced, recorded, and asked again later', async () => {
    await expect.element(main().getByText('Two meanings are left over.')).toBeVisible();
    await georgian('წყალი').click();
    // It is heard.
    await nextPlayedAudio();
    await expect.element(georgian('წყალი')).toHaveAttribute('aria-pressed', 'true');
    await english('hello').click();
    await expect.poll(announced).toBe('Not quite. Try again.');
    await english('water').click();
    await expect.poll(announced).toBe('Correct: წყალი – water');
    await expect.element(georgian('წყალი')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(english('water')).toHaveAccessibleName('water (pair 2)');
    expect(await violations()).toEqual([]);
    // A meaning may be chosen first.
    await english('bread').click();
    await georgian('პური').click();
    await georgian('ლამაზი').click();
    await button('I don’t know').click();
    await expect.poll(announced).toBe('The answer: ლამაზი – beautiful');
    await connect('გამარჯობა', 'hello');
    await expect.poll(announced).toBe('All matched. 2 come again later.');
    await expect.element(main().getByText('ts’q’ali')).toBeVisible();
    await expect.element(main().getByText('lamazi')).toBeVisible();
    expect(await violations()).toEqual([]);
    await button('Continue').click();
    await expect.element(frame(2, 4)).toHaveFocus();
    await expect
      .poll(() => sent().map(({ itemId, format, response }) => [itemId, format, response]))
      .toEqual([
        [water.id, 'match', 'hello'],
        [bread.id, 'match', 'bread'],
        [beautiful.id, 'match', null],
      ]);
  });

  it('can be done by keyboard alone, and undone', async () => {
    // Meanings from A: bridge, beautiful, hello, water, bread, salt.
    await userEvent.keyboard('1e');
    await expect.poll(announced).toBe('Correct: პური – bread');
    await userEvent.keyboard('u');
    await expect.element(georgian('პური')).toHaveAttribute('aria-disabled', 'false');
    await userEvent.keyboard('e1d2');
    await expect.poll(announced).toBe('Correct: წყალი – water');
    await userEvent.keyboard('30');
    await expect.poll(announced).toBe('The answer: გამარჯობა – hello');
    await userEvent.keyboard('4b');
    await expect.poll(announced).toBe('All matched. 1 comes again later.');
    await userEvent.keyboard('{Enter}');
    await expect.element(frame(2, 3)).toHaveFocus();
    // Nothing is left of the match before.
    await expect.poll(announced).toBe('');
    await expect.element(main().getByText('Two meanings are left over.')).toBeVisible();
    expect(sent().map(({ itemId }) => itemId)).toEqual([bread.id, water.id, hello.id]);
  });

  it('continues after a reload', async () => {
    await connect('პური', 'bread');
    await georgian('წყალი').click();
    await english('salt').click();
    await reopenApp('/today');
    await expect.element(georgian('პური')).toHaveAttribute('aria-disabled', 'true');
    await connect('წყალი', 'water');
    await connect('გამარჯობა', 'hello');
    await connect('ლამაზი', 'beautiful');
    await expect.poll(announced).toBe('All matched. 1 comes again later.');
  });
});
