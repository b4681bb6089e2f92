import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, setOffline } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import { failure, mockEndpoint } from '../../../test/mockApi.ts';

const pathOf = (id: string) => `/nouns/${encodeURIComponent(id)}`;
const open = (id: string, options = {}) => openApp(pathOf(id), { learner: null, ...options });
const table = (name: string) => page.getByRole('table', { name });
const row = (name: RegExp) => table('Cases').getByRole('row', { name });

it('the page of a noun names it, and shows all cases with what each is for', async () => {
  await open('წყალი');
  await expect.element(page.getByRole('heading', { level: 1, name: 'წყალი' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Georgian noun წყალი (water) · Ena');
  await expect.element(row(/^genitive of, whose/u)).toMatchTextContent(/წყლის.*წყლების/u);
  await expect.element(row(/^ergative who did it/u)).toMatchTextContent(/წყალმა.*წყლებმა/u);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'without water' }))
    .toMatchTextContent(/^genitive.*წყლის გარეშე/u);
  await expect.element(table('Postpositions')).toMatchTextContent(/-ში.*წყალში.*წყლებში/u);
});

it('a vowel that drops is named in words', async () => {
  await open('წყალი');
  await expect.element(page.getByText('A vowel drops:')).toBeVisible();
});

it('of a regular noun nothing is said to be irregular', async () => {
  await open('სახლი');
  await expect.element(page.getByRole('heading', { level: 1, name: 'სახლი' })).toBeVisible();
  await expect.element(page.getByText('A vowel drops:')).not.toBeInTheDocument();
});

it('an adjective is shown before a noun', async () => {
  await open('დიდი');
  await expect
    .element(page.getByRole('table', { name: 'Before a noun' }).getByRole('row', { name: /^dative/u }))
    .toMatchTextContent(/^dative.*დიდ .*სახლს/u);
});

it('a noun is shown after an adjective', async () => {
  await open('კაცი');
  await expect
    .element(page.getByRole('table', { name: 'With an adjective' }).getByRole('row', { name: /^dative/u }))
    .toMatchTextContent(/^dative.*ასეთ .*კაცს/u);
});

it('links to the lesson of a word that the course teaches', async () => {
  const { nounParadigm } = await import('../../../../server/src/content/grammar/paradigms.ts');
  const { findNoun } = await import('@ena/grammar/noun/ids');
  mockEndpoint('grammar.noun', ({ id }) => {
    const entry = findNoun(id);
    const taught = { title: 'Food and Drinks', path: '/beginner/food#word.water' };
    return entry ? nounParadigm(entry, { clip: id, taught }) : failure('NOT_FOUND');
  });
  await open('წყალი');
  await expect
    .element(page.getByRole('link', { name: 'Food and Drinks' }))
    .toHaveAttribute('href', '/beginner/food#word.water');
  await expect.element(page.getByRole('button', { name: 'Listen to წყალი' })).toBeVisible();
});

it('a word that no lexicon has is not found', async () => {
  await open('ჟჟჟ');
  await expect.element(page.getByRole('heading', { name: '404 | Page Not Found' })).toBeVisible();
});

it('says that it could not be loaded offline', async () => {
  setOffline(true);
  await open('წყალი');
  await expect
    .element(
      page
        .getByRole('main')
        .getByText(/offline|connection/iu)
        .first(),
    )
    .toBeVisible();
});

it.each([
  ['light', 1440, 'მასწავლებელი'],
  ['dark', 320, 'მასწავლებელი'],
  ['dark', 1440, 'თბილისი'],
  ['light', 320, 'დიდი'],
] as const)('in %s at %d px, %s has no violation of axe and does not overflow', async (theme, width, id) => {
  document.documentElement.dataset['theme'] = theme;
  await open(id, { viewport: { width, height: 800 } });
  await expect.element(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
  expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
});
