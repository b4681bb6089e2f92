import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';

const footer = () => page.getByRole('contentinfo');
const links = [
  '/contact',
  '/faq',
  '/beginner/alphabet',
  '/beginner/basic-vocabulary',
  '/beginner/numbers',
  '/beginner/colors-and-shapes',
  '/beginner',
  '/intermediate',
  '/advanced',
  '/quizzes',
  '/learning-tips',
  '/vocabulary',
  '/phrases',
  '/verbs',
  '/words',
  '/chat',
  '/offline',
  '/intermediate/grammar',
  '/support',
  '/terms-of-service',
  '/privacy-policy',
];

it.each([
  ['a visitor', null],
  ['a learner', ana],
])('[NAV-10] the footer has the same links for %s', async (_, learner) => {
  await openPage('/faq', { learner });
  await expect.element(footer().getByRole('link').first()).toBeVisible();
  const found = footer()
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(found.toSorted()).toEqual(links.toSorted());
});

it('the footer labels its groups of links, and links to support and contact', async () => {
  await openPage('/faq', { learner: null });
  for (const name of ['Learn', 'Help', 'Ena'])
    await expect.element(footer().getByRole('navigation', { name })).toBeVisible();
  const help = footer().getByRole('navigation', { name: 'Help' });
  for (const name of ['Support', 'Contact'])
    await expect.element(help.getByRole('link', { name })).toBeVisible();
});

it('[NAV-11] the footer has no social links if none are configured', async () => {
  await openPage('/faq', { learner: null });
  await expect.element(footer()).toBeVisible();
  await expect.element(footer().getByRole('list', { name: 'Ena on social media' })).not.toBeInTheDocument();
});
