import { numberDrillLength, numberRanges } from '@ena/domain/practice/numberDrill';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import { requests } from '../../../test/mockApi.ts';

const practice = (title: string) => page.getByRole('button', { name: `Practice ${title}`, exact: true });

it('the page of numbers offers each drill, asks it on the run screen, and records nothing', async () => {
  await openApp('/numbers');
  await expect
    .poll(() => page.getByRole('button', { name: /^Practice/u }).elements().length)
    .toBe(numberRanges.length);
  await practice('0 to 10').click();
  await expect.element(page.getByText(`1 of ${numberDrillLength}`)).toBeVisible();
  await page.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Back to Numbers' }).first().click();
  await expect.element(practice('0 to 10')).toHaveFocus();
  expect([...requests('reviews.record'), ...requests('answers.record')]).toEqual([]);
});

it('a drill has no speakers: there are no clips of numbers that are made up', async () => {
  await openApp('/numbers');
  await practice('Prices').click();
  await page.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
  await expect.element(page.getByRole('list', { name: 'In Georgian' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Listen/u })).not.toBeInTheDocument();
});

it('a typed number is judged once it is complete: its first digit is not a mistake', async () => {
  await openApp('/numbers');
  await practice('11 to 100').click();
  const field = page.getByLabelText('Your answer');
  const option = page.getByRole('group', { name: 'Options' }).getByRole('button').first();
  const isTyped = async () => {
    await expect.element(option.or(field)).toBeVisible();
    return field.elements().length > 0;
  };
  while (!(await isTyped())) {
    await option.click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await field.fill('5');
  await expect.element(page.getByRole('button', { name: 'Check', exact: true })).toBeEnabled();
  await expect.element(page.getByText(/Try again/u)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText(/Try again/u)).toBeVisible();
});

it.each(['/today', '/beginner/numbers'])('%s links to the page of numbers', async (path) => {
  await openApp(path, { learner: subscriber });
  await page.getByRole('link', { name: /^Practice .*prices and times$/u }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Numbers, Prices and Times' }))
    .toBeVisible();
});

it.each([
  ['light', 1440],
  ['dark', 320],
] as const)(
  'the page of numbers in %s at %d px has no violation of axe and does not overflow',
  async (theme, width) => {
    document.documentElement.dataset['theme'] = theme;
    await openApp('/numbers', { viewport: { width, height: 800 } });
    await expect.element(practice('Prices')).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  },
);
