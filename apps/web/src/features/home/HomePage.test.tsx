import { levels } from '@ena/course/catalog';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { holdRequests } from '../../../test/mockApi.ts';

const main = () => page.getByRole('main');
const hero = (name: string) => main().getByRole('link', { name, exact: true });
/** Link target and call to action of each level card. */
const levelCards = () =>
  main()
    .getByRole('region', { name: 'Where to begin' })
    .getByRole('link')
    .elements()
    .map((link) => [
      link.getAttribute('href'),
      /Subscribe to Access|Continue|Begin(?!ner)/u.exec(link.textContent)?.[0],
    ]);
const [beginner, intermediate, advanced] = levels.map(({ path }) => path);

it('the home page links a visitor to the sign-up, the login and the plans', async () => {
  await openApp('/', { learner: null });
  await expect.element(hero('Start Learning')).toHaveAttribute('href', '/signup');
  await expect.element(hero('Login')).toHaveAttribute('href', '/login');
  expect(levelCards()).toEqual([
    ['/signup', 'Begin'],
    ['/pricing', 'Subscribe to Access'],
    ['/pricing', 'Subscribe to Access'],
  ]);
});

it('the home page links a learner to the Beginner level, and to the plans for the others', async () => {
  await openApp('/', { learner: ana });
  await expect.element(hero('Continue Learning')).toHaveAttribute('href', '/beginner');
  await expect.element(hero('Start Learning')).not.toBeInTheDocument();
  expect(levelCards()).toEqual([
    [beginner, 'Continue'],
    ['/pricing', 'Subscribe to Access'],
    ['/pricing', 'Subscribe to Access'],
  ]);
});

it('the home page links a subscriber to every level', async () => {
  await openApp('/', { learner: subscriber });
  await expect.element(hero('Continue Learning')).toBeVisible();
  expect(levelCards()).toEqual([beginner, intermediate, advanced].map((path) => [path, 'Continue']));
});

it('the home page is that of a visitor until the session is loaded', async () => {
  const release = holdRequests('session.get');
  await openApp('/', { learner: ana });
  await expect.element(hero('Start Learning')).toBeVisible();
  release();
  await expect.element(hero('Continue Learning')).toBeVisible();
});

it('the home page shows all 33 letters with their romanization', async () => {
  await openApp('/', { learner: null });
  const letters = main().getByRole('region', { name: 'The whole alphabet' }).getByRole('listitem');
  await expect.element(letters).toHaveLength(33);
  expect(letters.elements().map((letter) => letter.querySelector('[lang=ka]')?.textContent)).toEqual(
    mkhedruli.map(([letter]) => letter),
  );
});
