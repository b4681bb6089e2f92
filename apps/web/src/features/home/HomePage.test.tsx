import { levels } from '@ena/course/catalog';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { failure, holdRequests, mockEndpoint, restoreDefaultEndpoints } from '../../../test/mockApi.ts';

const main = () => page.getByRole('main');
const hero = (name: string) => main().getByRole('link', { name, exact: true });
const greeting = () => main().getByRole('heading', { level: 1, name: 'გამარჯობა, Ana' });
/** Link target and call to action of each level card. */
const levelCards = (name: string) =>
  main()
    .getByRole('region', { name })
    .getByRole('link')
    .elements()
    .map((link) => [
      link.getAttribute('href'),
      /Subscribe to Access|Open|Begin(?!ner)/u.exec(link.textContent)?.[0],
    ]);
const [beginner, intermediate, advanced] = levels.map(({ path }) => path);

it('[HOME-02] [HOME-04] the home page links a visitor to the sign-up, the login and the plans', async () => {
  await openApp('/', { learner: null });
  await expect.element(hero('Start Learning')).toHaveAttribute('href', '/signup');
  await expect.element(hero('Log in')).toHaveAttribute('href', '/login');
  expect(levelCards('Where to begin')).toEqual([
    ['/signup', 'Begin'],
    ['/pricing', 'Subscribe to Access'],
    ['/pricing', 'Subscribe to Access'],
  ]);
});

it('[HOME-01] [HOME-04] the home page links a learner to the Beginner level, and to the plans for the others', async () => {
  await openApp('/', { learner: ana });
  await expect.element(hero('Continue Learning')).toHaveAttribute('href', '/beginner');
  await expect.element(hero('Start Learning')).not.toBeInTheDocument();
  expect(levelCards('All levels')).toEqual([
    [beginner, 'Open'],
    ['/pricing', 'Subscribe to Access'],
    ['/pricing', 'Subscribe to Access'],
  ]);
});

it('[HOME-05] the home page links a subscriber to every level', async () => {
  await openApp('/', { learner: subscriber });
  await expect.element(hero('Continue Learning')).toBeVisible();
  expect(levelCards('All levels')).toEqual([beginner, intermediate, advanced].map((path) => [path, 'Open']));
});

it('the home page shows all 33 letters with their romanization', async () => {
  await openApp('/', { learner: null });
  const letters = main().getByRole('region', { name: 'The whole alphabet' }).getByRole('listitem');
  await expect.element(letters).toHaveLength(33);
  expect(letters.elements().map((letter) => letter.querySelector('[lang=ka]')?.textContent)).toEqual(
    mkhedruli.map(([letter]) => letter),
  );
});

describe('until the session is loaded', () => {
  /** What only visitors need. */
  const visitorLinks = () => page.getByRole('link', { name: /^(?:Start Learning|Log in|Sign Up)$/u });
  const loading = () => main().getByRole('status', { name: 'Loading your progress' });

  it('a browser that was not signed in shows the page of a visitor at once', async () => {
    const release = holdRequests('session.get');
    await openApp('/', { learner: null });
    await expect.element(hero('Start Learning')).toBeVisible();
    await expect.element(visitorLinks()).toHaveLength(4);
    await expect.element(loading()).not.toBeInTheDocument();
    release();
    await expect.element(hero('Start Learning')).toBeVisible();
  });

  it('a browser that was signed in shows a skeleton and no links for visitors', async () => {
    const release = holdRequests('session.get');
    await openApp('/', { wasSignedIn: true });
    await expect.element(loading()).toBeVisible();
    await expect.element(main().getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect.element(visitorLinks()).toHaveLength(0);
    expect(levelCards('All levels')).toEqual([
      [beginner, 'Open'],
      [intermediate, undefined],
      [advanced, undefined],
    ]);
    release();
    await expect.element(greeting()).toBeVisible();
    await expect.element(visitorLinks()).toHaveLength(0);
  });

  it('a browser whose session has ended shows the page of a visitor as soon as that is known', async () => {
    await openApp('/', { learner: null, wasSignedIn: true });
    await expect.element(hero('Start Learning')).toBeVisible();
    await expect.element(loading()).not.toBeInTheDocument();
  });
});

describe('a session that could not be loaded', () => {
  it('is not taken for that of a visitor if the browser was signed in, and can be loaded again', async () => {
    mockEndpoint('session.get', () => failure('UNAVAILABLE'));
    await openApp('/', { wasSignedIn: true });
    await expect
      .element(main().getByRole('alert'))
      .toMatchTextContent(/^Your account could not be loaded\./u);
    await expect.element(hero('Continue Learning')).toHaveAttribute('href', '/beginner');
    await expect
      .element(page.getByRole('link', { name: /^(?:Start Learning|Log in|Sign Up)$/u }))
      .toHaveLength(0);
    const retry = main().getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    // In one task: the session is loaded again, too, when the window gets the focus.
    restoreDefaultEndpoints();
    retry.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(greeting()).toBeVisible();
    await expect.element(main().getByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves the page of a visitor as it is', async () => {
    mockEndpoint('session.get', () => failure('UNAVAILABLE'));
    await openApp('/', { learner: null });
    await expect.element(hero('Start Learning')).toBeVisible();
    await expect.element(main().getByRole('alert')).not.toBeInTheDocument();
  });
});

it('a browser remembers that it is signed in, until the learner signs out', async () => {
  await openApp('/faq');
  const profile = page.getByRole('banner').getByRole('button', { name: 'Ana' });
  await expect.element(profile).toBeVisible();
  expect(localStorage.getItem('signed-in')).toBe('yes');
  await profile.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.element(hero('Start Learning')).toBeVisible();
  expect(localStorage.getItem('signed-in')).toBeNull();
});
