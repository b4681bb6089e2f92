/** Pages work while a page translator replaces their texts (decision 0096). */
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findItem, questionsOf } from '../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../test/answering.ts';
import { openApp } from '../../test/app.tsx';
import { find, waitUntil } from '../../test/dom.ts';
import { announced, atItem, check, exerciseOf, finish, next, openExercise } from '../../test/exercise.tsx';
import { mockEndpoint } from '../../test/mockApi.ts';
import { shownText, translatePage } from '../../test/pageTranslator.ts';
import { ask, introduce, match, noReviews, reviewRunOf, words } from '../../test/reviews.ts';
import { gallerySamples } from '../features/gallery/samples.ts';

const main = () => page.getByRole('main');
const button = (name: string | RegExp) => main().getByRole('button', { name, exact: true });
const shown = () => shownText(find('main'));
const prompt = () => shownText(find('main [data-item]'));

it.each(gallerySamples.map((item) => [item.kind, item] as const))(
  'an exercise of the kind %s shows each question, verdict and result',
  async (_, item) => {
    const items = [item, { ...item, id: 'second', prompt: 'The second question.' }];
    await openExercise(exerciseOf(items, { hint: 'toggle' }));
    translatePage();
    for (const [index, { prompt: expected }] of items.entries()) {
      await atItem(index + 1);
      await expect.poll(prompt).toBe(typesetEjectives(expected));
      expect(shown()).toContain(`${index + 1} of ${items.length}`);
      await answerDisplayed(items, index > 0);
      await check().click();
      await expect.poll(announced).not.toBe('');
      await (index === 0 ? next() : finish()).click();
    }
    await expect.poll(shown).toMatch(/You got \d of 2 right/u);
  },
);

it('a quiz shows all its questions, and its result', async () => {
  await openApp('/beginner/quiz/alphabet');
  const questions = questionsOf('quiz-alphabet');
  await waitUntil(() => find('main [data-item]'));
  translatePage();
  const ids = new Set<string>();
  for (let number = 1; number <= 5; number++) {
    const group = page.getByRole('group', { name: `Question ${number} of 5`, exact: true });
    await expect.element(group).toHaveFocus();
    const { item } = await answerDisplayed(questions, true);
    ids.add(item.id);
    expect(prompt()).toBe(typesetEjectives(findItem(questions, item.id).prompt));
    expect(shown()).toContain(`${number} of 5`);
    await button('Check Answer').click();
    await expect.poll(announced).toContain('Correct!');
  }
  expect(ids.size).toBe(5);
  await expect.poll(shown).toMatch(/5 out of 5|100%/u);
});

it('Today starts, introduces, asks, matches and ends', async () => {
  const { bread, water, hello, beautiful } = words;
  mockEndpoint('reviews.session', () =>
    reviewRunOf(
      introduce(bread),
      ask(water, 'choose-meaning'),
      ask(hello, 'type-form'),
      match(bread, beautiful),
    ),
  );
  mockEndpoint('reviews.summary', () => ({ ...noReviews, due: 4, cards: 9 }));
  await openApp('/today');
  await expect.element(button('Start today’s session')).toBeVisible();
  translatePage();
  await button('Start today’s session').click();
  const atStep = (number: number) => expect.poll(shown).toContain(`${number} of 4`);
  await atStep(1);
  expect(shown()).toContain('New word');
  await button('Continue').click();
  await atStep(2);
  expect(shown()).not.toContain('New word');
  await main().getByRole('group', { name: 'Options' }).getByRole('button', { name: 'water' }).click();
  await expect.poll(announced).toBe('Correct!');
  await button('Continue').click();
  await atStep(3);
  await expect.poll(prompt).toContain('hello');
  await main().getByLabelText('Your answer').fill('გამარჯობო');
  await button('Check').click();
  await expect.poll(announced).toContain('Almost');
  await main().getByLabelText('Your answer').fill('გამარჯობა');
  await button('Check').click();
  await expect.poll(announced).toBe('Correct!');
  await button('Continue').click();
  await atStep(4);
  for (const { form, gloss } of [bread, beautiful]) {
    await button(new RegExp(`^${form}`, 'u')).click();
    await button(new RegExp(`^${gloss}`, 'u')).click();
    await expect.poll(announced).toMatch(new RegExp(`Correct: ${form} – ${gloss}|All matched`, 'u'));
  }
  await button('Continue').click();
  await expect.poll(shown).toContain('Session complete');
});

describe('settings', () => {
  it('open each tab, and change', async () => {
    mockEndpoint('account.sessions', () => ({ sessions: [] }));
    await openApp('/settings');
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
    translatePage();
    for (const [name, text] of [
      ['Learning Tracking', /streak/u],
      ['Subscription', /Premium/u],
      ['Account', /Where you are signed in/u],
      ['Profile', /Display name/u],
    ] as const) {
      await page.getByRole('tab', { name }).click();
      await expect.poll(shown).toMatch(text);
    }
    await page.getByLabelText('Display name').fill('');
    await button('Save').click();
    await expect.element(page.getByLabelText('Display name')).toBeInvalid();
  });
});
