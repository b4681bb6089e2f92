/** What learners and visitors see of offline use: the control of a lesson, the level, /offline, the bar, the error page. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemoryRouter } from 'react-router';
import { openApp, setOffline, subscriber } from '../../../test/app.tsx';
import { violations } from '../../../test/axe.ts';
import { holdRequests, mockEndpoint, networkError } from '../../../test/mockApi.ts';
import { fillStorage, startOffline, storedClipNames } from '../../../test/offline.ts';
import { render } from '../../../test/react.ts';
import { type KeptLesson, readKeptList, writeKeptList } from '../cache/keptList.ts';
import OfflineBar from './OfflineBar.tsx';

const main = () => page.getByRole('main');
const keepButton = () => main().getByRole('button', { name: /^Keep offline/u });
const kept = (id: string, kind: KeptLesson['kind'], bytes: number): KeptLesson => ({
  id,
  kind,
  clips: ['ა'],
  bytes,
  savedAt: 0,
});
const keptIds = async () => (await readKeptList()).filter(({ kind }) => kind === 'kept').map(({ id }) => id);
/** The control appears two seconds after the lesson. */
const openLesson = async () => {
  await openApp('/beginner/alphabet');
  await expect.element(keepButton(), { timeout: 10_000 }).toMatchTextContent(/^Keep offline · 1.2 MB$/u);
};

describe('the control of a lesson', () => {
  it('shows its size and progress, announces the end, keeps the focus, and removes the lesson again', async () => {
    await startOffline();
    await openLesson();
    const release = holdRequests('course.quiz');
    await keepButton().click();
    const saving = main().getByRole('button', { name: /^Saving \d+%$/u });
    await expect.element(saving).toHaveAttribute('aria-disabled', 'true');
    await expect.element(main().getByRole('progressbar', { name: 'Saving the lesson' })).toBeVisible();
    release();
    await expect.element(main().getByText('On this device · 1.2 MB')).toBeVisible();
    await expect.element(main().getByText('The lesson is on this device.')).toHaveAttribute('role', 'status');
    const remove = main().getByRole('button', { name: 'Remove the lesson from this device' });
    await expect.element(remove).toHaveFocus();
    expect(await keptIds()).toEqual(['alphabet']);
    await userEvent.keyboard('{Enter}');
    await expect.element(keepButton()).toHaveFocus();
    expect(await keptIds()).toEqual([]);
    expect(await storedClipNames()).toEqual([]);
  });

  it('explains a full storage, with a link to what is on the device', async () => {
    await startOffline();
    await openLesson();
    fillStorage('/audio/');
    await keepButton().click();
    await expect
      .element(main().getByRole('alert'))
      .toMatchTextContent(/not enough space on this device\. Remove lessons you no longer need\./u);
    await expect
      .element(main().getByRole('link', { name: 'See what is on this device' }))
      .toHaveAttribute('href', '/offline');
  });

  it('offers another attempt when the connection breaks', async () => {
    await startOffline();
    await openLesson();
    mockEndpoint('course.quiz', () => networkError());
    await keepButton().click();
    await expect.element(main().getByRole('alert')).toMatchTextContent(/^The download stopped\./u);
    await startOffline();
    await main().getByRole('button', { name: 'Try again' }).click();
    await expect.element(main().getByText('On this device · 1.2 MB')).toBeVisible();
  });
});

describe('the hub of a level', () => {
  it('keeps the lessons that the learner may open, and marks them while offline', async () => {
    await startOffline();
    await openApp('/beginner');
    await main().getByRole('button', { name: 'Keep this level offline · 2.4 MB' }).click();
    await expect.element(main().getByText('On this device · 2.4 MB')).toBeVisible();
    expect(await keptIds()).toEqual(['alphabet', 'basic-vocabulary']);
    const marks = main().getByLabelText('On this device', { exact: true });
    await expect.element(marks).toHaveLength(0);
    setOffline(true);
    await expect.element(marks).toHaveLength(2);
    setOffline(false);
    await main().getByRole('button', { name: 'Remove the level from this device' }).click();
    await expect.element(main().getByRole('button', { name: /^Keep this level offline/u })).toBeVisible();
    expect(await keptIds()).toEqual([]);
  });
});

describe('the page about offline use', () => {
  it.each(['light', 'dark'])('lists and removes what is on the device (%s theme)', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    await startOffline(subscriber);
    await writeKeptList([kept('alphabet', 'kept', 1_200_000), kept('numbers', 'recent', 840_000)]);
    await openApp('/offline', { learner: subscriber });
    const byLearner = main().getByRole('region', { name: 'Kept by you' });
    await expect
      .element(byLearner.getByRole('link'))
      .toMatchTextContent(/^Georgian AlphabetBeginner · 1.2 MB$/u);
    await expect
      .element(main().getByRole('region', { name: 'Recently opened' }).getByRole('link'))
      .toMatchTextContent(/^NumbersBeginner · 840 kB$/u);
    await expect.element(main().getByText('2 pages · 2.0 MB')).toBeVisible();
    expect(await violations()).toEqual([]);
    await main().getByRole('button', { name: 'Remove Georgian Alphabet from this device' }).click();
    await expect.element(main().getByText('1 page · 840 kB')).toBeVisible();
    await expect.element(main().getByRole('heading', { name: 'On this device' })).toHaveFocus();
    await main().getByRole('button', { name: 'Remove all' }).click();
    await expect.element(main().getByText('No lessons yet')).toBeVisible();
    expect(await readKeptList()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('tells a visitor about the phrasebook, and what an account adds', async () => {
    await openApp('/offline', { learner: null });
    await expect
      .element(main().getByRole('link', { name: 'phrasebook' }))
      .toHaveAttribute('href', '/phrases');
    await expect
      .element(main().getByRole('link', { name: 'Start Learning' }))
      .toHaveAttribute('href', '/signup');
    await expect.element(main().getByText('On this device')).not.toBeInTheDocument();
  });
});

describe('the bar', () => {
  const openBar = (path: string) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <OfflineBar />
      </MemoryRouter>,
    );
  it('says that the browser is offline, what happens to answers, and where to read more', async () => {
    await openBar('/today');
    expect(document.body.textContent).not.toContain('offline');
    setOffline(true);
    await expect.element(page.getByRole('status')).toMatchTextContent(/^You are offline\./u);
    await expect
      .element(page.getByRole('link', { name: 'What works offline' }))
      .toHaveAttribute('href', '/offline');
    setOffline(false);
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  it('leaves the message to the login page', async () => {
    setOffline(true);
    await openBar('/login');
    expect(document.body.textContent).not.toContain('offline');
  });
});

it('the error page lists the lessons on the device when another one is opened offline', async () => {
  await startOffline();
  await writeKeptList([kept('basic-vocabulary', 'recent', 1)]);
  const router = await openApp('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  setOffline(true);
  await router.navigate('/beginner/alphabet');
  await expect.element(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Lessons on this device' }).getByRole('link'))
    .toHaveAttribute('href', '/beginner/basic-vocabulary');
});
