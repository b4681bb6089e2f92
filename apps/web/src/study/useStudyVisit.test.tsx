/** How the browser counts and reports study minutes, and queues reports while the server is unreachable. */
import { type Mock, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { itemsOf } from '../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../test/answering.ts';
import { openApp, setOffline, subscriber } from '../../test/app.tsx';
import { mockEndpoint, failure, requests, serverState, settleRequests } from '../../test/mockApi.ts';
import { actAndWait } from '../../test/react.ts';
import { advanceTime, stopTime } from '../../test/time.ts';

/** What was reported so far, without ids and times. */
const reports = () =>
  requests('progress.report').map(({ id: _id, studiedAt: _when, timeZone: _where, ...report }) => report);
const queued = (): unknown[] => JSON.parse(localStorage.getItem('outbox') ?? '[]');
const entry = { lessonId: 'alphabet', timeSpent: 1, isOpening: true };
const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens the alphabet with the clock stopped, and waits until its entry is reported. */
async function openAlphabet() {
  stopTime();
  const router = await openApp('/beginner/alphabet');
  await expect.element(heading(/^Georgian Alphabet/u)).toBeVisible();
  // The heading is displayed before the effect that reports the entry has run.
  const reported = async () => {
    await advanceTime(10);
    return reports();
  };
  await expect.poll(reported).toEqual([entry]);
  await expect.poll(queued).toEqual([]);
  return router;
}
const leave = async () => {
  await page.getByRole('link', { name: /^Back to Beginner Level/u }).click();
  await expect.element(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
};
const alphabetReports = () => reports().filter(({ lessonId }) => lessonId === 'alphabet');

/** Advances the clock in steps of a minute, the unit that is counted. */
const advanceMinutes = (count: number) => advanceTime(count * 60_000, 60_000);

describe('a visit of a lesson', () => {
  it('[TIME-03] [TIME-05] of ten seconds reports only its entry', async () => {
    await openAlphabet();
    await advanceTime(10_000);
    await leave();
    await settleRequests();
    expect(alphabetReports()).toEqual([entry]);
  });

  it('[TIME-01] [TIME-02] [TIME-04] of three minutes reports 1 on entry and 3 on leaving', async () => {
    await openAlphabet();
    await advanceMinutes(3);
    await leave();
    await expect
      .poll(alphabetReports)
      .toEqual([entry, { lessonId: 'alphabet', timeSpent: 3, completed: false }]);
    expect(serverState().records.find(({ lessonId }) => lessonId === 'alphabet')?.timeSpent).toBe(4);
  });

  it.each(['click', 'keydown'])(
    '[TIME-02] counts no minute after five idle ones, until the next %s',
    async (interaction) => {
      await openAlphabet();
      await advanceMinutes(10);
      document.querySelector('main h1')?.dispatchEvent(new Event(interaction, { bubbles: true }));
      await advanceMinutes(1);
      await leave();
      // Minutes 1 to 4 before the idle limit, and the one after the interaction.
      await expect
        .poll(alphabetReports)
        .toEqual([entry, { lessonId: 'alphabet', timeSpent: 5, completed: false }]);
    },
  );

  it('[TIME-06] [PERR-02] reports nothing once the session has ended in another tab', async () => {
    await openAlphabet();
    await advanceMinutes(2);
    serverState().learner = null;
    new BroadcastChannel('ena-session').postMessage('changed');
    await expect.poll(() => location.pathname).toBe('/login');
    await settleRequests();
    expect(reports()).toEqual([entry]);
    expect(queued()).toEqual([]);
  });
});

describe('a page that is hidden', () => {
  let fetched: Mock<typeof fetch>;
  beforeEach(() => {
    fetched = vi.spyOn(globalThis, 'fetch');
  });
  afterEach(() => fetched.mockRestore());
  const keepalive = () =>
    fetched.mock.calls
      .filter(([url]) => url === '/api/progress/reports')
      .map(([, options]) => options?.keepalive ?? false);
  const hide = (state: 'hidden' | 'visible') => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
  };

  // Closing a page is tested by a journey: MSW would take the event for the end of this page.
  it('[TIME-04] reports its minutes when it is hidden, by a request that outlives the page', async () => {
    await openAlphabet();
    await advanceMinutes(2);
    hide('hidden');
    const due = { lessonId: 'alphabet', timeSpent: 2, completed: false };
    await expect.poll(reports).toEqual([entry, due]);
    expect(keepalive()).toEqual([false, true]);
    // What is reported is not reported again on leaving, and later minutes are.
    hide('hidden');
    await settleRequests();
    await advanceMinutes(1);
    await leave();
    await expect.poll(alphabetReports).toEqual([entry, due, { ...due, timeSpent: 1 }]);
  });

  it('reports nothing when it becomes visible again', async () => {
    await openAlphabet();
    await advanceMinutes(2);
    hide('visible');
    await settleRequests();
    expect(reports()).toEqual([entry]);
  });
});

describe('the outbox of a page', () => {
  it('queues an answer while offline, and sends it once when online again', async () => {
    await openApp('/beginner/alphabet');
    await page.getByRole('button', { name: /^Letter Matching/u }).click();
    await expect.element(page.getByRole('group', { name: /^Letter Matching, item 1/u })).toBeVisible();
    await expect.poll(queued).toEqual([]);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await actAndWait(() => setOffline(true));
    await answerDisplayed(itemsOf('alphabet', 'alphabet.matching'), true);
    await expect.poll(queued).toHaveLength(1);
    await expect.poll(() => logged.mock.calls).toContainEqual(['Error updating progress', 'OFFLINE']);
    expect(requests('answers.record')).toEqual([]);
    expect(page.getByRole('alert').elements()).toEqual([]);
    await actAndWait(() => setOffline(false));
    await expect.poll(queued).toEqual([]);
    expect(requests('answers.record').flatMap(({ answers }) => answers)).toHaveLength(1);
    logged.mockRestore();
  });

  it('[LERR-01] [PERR-01] keeps a report that fails on the server, without a message to the learner', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mockEndpoint('progress.report', () => failure('INTERNAL'));
    await openApp('/beginner/alphabet');
    await expect.element(heading(/^Georgian Alphabet/u)).toBeVisible();
    await expect.poll(() => logged.mock.calls).toContainEqual(['Error updating progress', 'INTERNAL']);
    expect(page.getByRole('alert').elements()).toEqual([]);
    expect(queued()).toHaveLength(1);
    logged.mockRestore();
    const [sent] = requests('progress.report');
    mockEndpoint('progress.report', (report) => ({
      record: { ...report, completed: false, score: null, updatedAt: '2026-03-01T10:00:00Z' },
      earned: [],
    }));
    window.dispatchEvent(new Event('online'));
    await expect.poll(queued).toEqual([]);
    // Under the same id, so that the server counts it once.
    expect(requests('progress.report').at(-1)).toEqual(sent);
  });

  it('drops a report that the server rejects permanently', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mockEndpoint('progress.report', () => failure('UNKNOWN_UNIT'));
    await openApp('/beginner/alphabet');
    await expect.poll(() => logged.mock.calls).toContainEqual(['Error updating progress', 'UNKNOWN_UNIT']);
    await expect.poll(queued).toEqual([]);
    logged.mockRestore();
  });
});

it('[PROG-15] [PROG-16] [IHUB-01] a hub reports its visits, a sidebar link to a lesson one minute more, other links nothing', async () => {
  const links = page.getByRole('complementary', { name: 'Your learning' }).getByRole('link');
  await openApp('/vocabulary', { learner: subscriber });
  await expect.element(heading(/Vocabulary/u)).toBeVisible();
  await links.filter({ hasText: 'Intermediate' }).click();
  await expect.element(heading(/Intermediate/u)).toBeVisible();
  await links.filter({ hasText: 'Alphabet' }).click();
  await expect.element(heading(/^Georgian Alphabet/u)).toBeVisible();
  await links.filter({ hasText: 'Vocabulary' }).first().click();
  await expect.element(heading(/Vocabulary/u)).toBeVisible();
  await expect.poll(queued).toEqual([]);
  expect(reports()).toEqual([{ lessonId: 'intermediate', timeSpent: 5, isOpening: true }, entry, entry]);
});
