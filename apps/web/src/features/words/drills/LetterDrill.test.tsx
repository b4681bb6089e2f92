import type { ConfusedLetters } from '@ena/contract/reviews';
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../../test/axe.ts';
import { failure, mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { mockWordList } from '../../../../test/wordList.ts';
import { metBread } from '../../../../test/reviews.ts';

const item = (index: number, fields: Partial<ChoiceItem> = {}): ChoiceItem => ({
  kind: 'choice',
  id: `drill.${index}`,
  teaches: [],
  prompt: 'Which letter is /kʼ/?',
  options: ['კ', 'ქ'],
  answer: 'კ',
  explanation: 'კ: Without breath. ქ: With a puff of air.',
  ...fields,
});
const pair = (
  letters: readonly [string, string],
  times: number,
  items: readonly ChoiceItem[],
): ConfusedLetters => ({
  letters,
  times,
  items,
});
const kani = pair(
  ['კ', 'ქ'],
  3,
  Array.from({ length: 12 }, (_, index) => item(index)),
);
const unheard = pair(['ტ', 'თ'], 0, [
  item(20),
  item(21, { sound: 'ჩიტი', contrast: 'ტ/თ', options: ['ჩიტი', 'ჩითი'], answer: 'ჩიტი' }),
]);
const mockPairs = (...pairs: ConfusedLetters[]) => mockEndpoint('reviews.confusions', () => ({ pairs }));

beforeEach(() => {
  mockWordList(() => [metBread]);
  mockEndpoint('sound.info', () => ({ url: '', version: 'test', contrasts: ['კ/ქ'], synthetic: true }));
  mockPairs(kani, unheard);
});

const practise = (letters: string) => page.getByRole('button', { name: `Practice ${letters}` });
const position = (number: number, of: number) => page.getByText(`${number} of ${of}`, { exact: true });

describe('the letters that a learner mixes up', () => {
  it('are listed with their number, and practised by keyboard, without being recorded', async () => {
    await openApp('/words');
    await expect.element(page.getByText('Mixed up 3 times')).toBeVisible();
    await expect.element(page.getByText('Often mixed up')).toBeVisible();
    await practise('კ and ქ').click();
    for (let number = 1; number <= 10; number++) {
      await expect.element(position(number, 10)).toBeVisible();
      const right = page.getByRole('group', { name: 'Options' }).getByRole('button').filter({ hasText: 'კ' });
      await expect.element(right).toBeVisible();
      await userEvent.keyboard(right.element().textContent?.includes('1') ? '1' : '2');
      await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
      await expect.element(page.getByRole('status').filter({ hasText: 'With a puff of air.' })).toBeVisible();
      // Marked as an ejective, because its partner has the same letter.
      await expect.element(page.getByText('kʼ', { exact: true })).toBeVisible();
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(page.getByText(/You got 10 of 10 right/u)).toBeVisible();
    expect([...requests('reviews.record'), ...requests('answers.record')]).toEqual([]);
    await page.getByRole('button', { name: 'Next: Ten More' }).click();
    await expect.element(position(1, 10)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(practise('კ and ქ')).toHaveFocus();
  });

  it('are not asked by ear if the clips do not have the contrast', async () => {
    await openApp('/words');
    await practise('ტ and თ').click();
    await expect.element(position(1, 1)).toBeVisible();
    await expect.element(page.getByText('Which letter is /kʼ/?')).toBeVisible();
    await page.getByRole('button', { name: 'Back to Words' }).first().click();
    await expect.element(practise('ტ and თ')).toHaveFocus();
  });

  it('are labeled as common if there were no wrong answers, and load again after an error', async () => {
    mockEndpoint('reviews.confusions', () => failure('INTERNAL'));
    await openApp('/words');
    await expect.element(page.getByText(/These letters could not be loaded/u)).toBeVisible();
    mockPairs(unheard);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(/the ones that most learners mix up/u)).toBeVisible();
  });

  it.each([
    ['light', 1440],
    ['dark', 320],
  ] as const)('in %s at %d px, have no violation of axe and do not overflow', async (theme, width) => {
    document.documentElement.dataset['theme'] = theme;
    await openApp('/words', { viewport: { width, height: 800 } });
    await expect.element(practise('კ and ქ')).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
    await practise('კ and ქ').click();
    await expect.element(position(1, 10)).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  });
});
