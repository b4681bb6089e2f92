import type { Learner } from '@ena/contract/session';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, setOffline } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { mockEndpoint, failure, holdRequests, networkError, requests } from '../../../test/mockApi.ts';

const titles = ['Database Connection', 'Authentication', 'Data Operations'] as const;
type Title = (typeof titles)[number];
const card = (title: Title) => page.getByRole('region', { name: title });
const details = () => page.getByRole('alert', { name: 'Error Details' });
const runButton = () => page.getByRole('button', { name: 'Run Tests' });
const info = () => page.getByRole('region', { name: 'Connection Info' });

/** Waits until a card shows a status and a text. */
async function expectCard(title: Title, status: 'Success' | 'Error' | 'Loading' | 'Not run', text = '') {
  await expect.element(card(title).getByText(status, { exact: true })).toBeVisible();
  if (text !== '') await expect.element(card(title).getByText(text, { exact: true })).toBeVisible();
}
const requestedChecks = () =>
  (['connection', 'authentication', 'data'] as const).filter(
    (check) => requests(`diagnostics.${check}`).length > 0,
  );
const open = async (learner: Learner | null = ana) => {
  await openApp('/database-test', { learner });
  await expect.element(runButton()).toBeEnabled();
};

const connected = 'Successfully connected to PostgreSQL';
const allDone = 'Data operations successful. Read, write, and delete operations completed.';
const skipped = 'Data operations skipped. Authentication required.';
const found = 'Authentication successful. User profile found.';
const unavailable = 'Ena cannot be reached right now. Please try again in a moment.';
const internal = 'Something went wrong on our side. Please try again.';

beforeEach(() => {
  mockEndpoint('diagnostics.connection', () => ({ database: 'PostgreSQL' }));
  mockEndpoint('diagnostics.authentication', () => ({ profileFound: true, isAdmin: false }));
  mockEndpoint('diagnostics.data', () => ({ ok: true }));
});

describe('the database test', () => {
  it('[DBT-01] [DBT-14] shows three cards, and sends no request before it is run', async () => {
    await open(null);
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Back to Home' }))
      .toHaveAttribute('href', '/');
    for (const title of titles) await expectCard(title, 'Not run');
    await expect.element(info().getByText(location.origin, { exact: true })).toBeVisible();
    await expect.element(info().getByText('Not signed in')).toBeVisible();
    const tables = info().getByRole('list', { name: 'Tables' }).getByRole('listitem').elements();
    expect(tables.map((table) => table.textContent)).toEqual([
      'user_profiles',
      'user_progress',
      'user_achievements',
      'stripe_customers',
      'stripe_subscriptions',
      'stripe_orders',
    ]);
    expect(requestedChecks()).toEqual([]);
  });

  it('[DBT-09] [DBT-10] offers a visitor the login, and skips the data operations', async () => {
    mockEndpoint('diagnostics.authentication', () => failure('UNAUTHENTICATED'));
    await open(null);
    await runButton().click();
    await expectCard('Data Operations', 'Error', skipped);
    await expectCard('Database Connection', 'Success', connected);
    await expectCard('Authentication', 'Error', 'Not authenticated. Please log in to test authentication.');
    expect(requestedChecks()).toEqual(['connection', 'authentication']);
    await expect
      .element(page.getByRole('link', { name: 'Log in to test authentication' }))
      .toHaveAttribute('href', '/login?from=%2Fdatabase-test');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Finished with 2 errors' }))
      .toBeInTheDocument();
  });

  it('[DBT-09] offers the login to a learner whose session has ended meanwhile', async () => {
    await open();
    const login = page.getByRole('link', { name: 'Log in to test authentication' });
    await expect.element(info().getByText(ana.email, { exact: true })).toBeVisible();
    await expect.element(login).not.toBeInTheDocument();
    mockEndpoint('diagnostics.authentication', () => failure('UNAUTHENTICATED'));
    await runButton().click();
    await expect.element(login).toBeVisible();
  });

  it('[DBT-02] [DBT-03] [DBT-05] [DBT-11] runs the checks in order, each with a loading state', async () => {
    const releases = {
      connection: holdRequests('diagnostics.connection'),
      authentication: holdRequests('diagnostics.authentication'),
      data: holdRequests('diagnostics.data'),
    };
    await open();
    await runButton().click();
    await expectCard('Database Connection', 'Loading');
    await expectCard('Authentication', 'Not run');
    await expect.element(page.getByRole('button', { name: 'Running' })).toBeDisabled();
    await expect.element(page.getByText('Running the tests')).toBeInTheDocument();
    await expect.poll(requestedChecks).toEqual(['connection']);
    releases.connection();
    await expectCard('Authentication', 'Loading');
    await expectCard('Database Connection', 'Success', connected);
    await expect.poll(requestedChecks).toEqual(['connection', 'authentication']);
    releases.authentication();
    await expectCard('Data Operations', 'Loading');
    await expectCard('Authentication', 'Success', found);
    releases.data();
    await expectCard('Data Operations', 'Success', allDone);
    expect(requestedChecks()).toEqual(['connection', 'authentication', 'data']);
    await expect.element(details()).not.toBeInTheDocument();
    await expect.element(page.getByText('Finished with 0 errors')).toBeInTheDocument();
    // The button lost the focus while it was disabled.
    await expect.element(runButton()).toHaveFocus();
  });

  it('[DBT-07] [DBT-14] shows that the learner is an admin, with a badge', async () => {
    mockEndpoint('diagnostics.authentication', () => ({ profileFound: true, isAdmin: true }));
    await open({ ...ana, isAdmin: true });
    await runButton().click();
    await expectCard('Authentication', 'Success', `${found} User has admin privileges.`);
    await expectCard('Data Operations', 'Success', allDone);
    await expect.element(info().getByText(ana.email, { exact: true })).toBeVisible();
    await expect.element(info().getByText('Admin', { exact: true })).toHaveLength(1);
  });
});

describe('a database test that fails', () => {
  it('[DBT-04] at the connection shows why and skips the other checks; another run may succeed', async () => {
    await open();
    mockEndpoint('diagnostics.connection', () => failure('UNAVAILABLE'));
    await runButton().click();
    await expectCard('Database Connection', 'Error', `Connection failed: ${unavailable}`);
    await expect
      .element(details().getByText('Failed to connect to the database', { exact: true }))
      .toBeVisible();
    for (const title of ['Authentication', 'Data Operations'] as const) await expectCard(title, 'Not run');
    expect(requestedChecks()).toEqual(['connection']);

    mockEndpoint('diagnostics.connection', () => ({ database: 'PostgreSQL' }));
    await runButton().click();
    await expectCard('Data Operations', 'Success', allDone);
    await expect.element(details()).not.toBeInTheDocument();
  });

  it('[DBT-04] offline says so, and succeeds once the browser is online', async () => {
    await open();
    mockEndpoint('diagnostics.connection', networkError);
    setOffline(true);
    await runButton().click();
    await expect
      .element(card('Database Connection').getByText(/^Connection failed: You are currently offline/u))
      .toBeVisible();
    setOffline(false);
    mockEndpoint('diagnostics.connection', () => ({ database: 'PostgreSQL' }));
    await runButton().click();
    await expectCard('Data Operations', 'Success', allDone);
  });

  it.each([
    ['[DBT-06]', false, 'not found but can be created.'],
    ['[DBT-07]', true, 'not found but can be created. User has admin privileges.'],
  ])('%s a missing profile is no failure (admin: %s)', async (_, isAdmin, text) => {
    mockEndpoint('diagnostics.authentication', () => ({ profileFound: false, isAdmin }));
    await open();
    await runButton().click();
    await expectCard('Authentication', 'Success', `Authentication successful. User profile ${text}`);
    await expectCard('Data Operations', 'Success', allDone);
  });

  it('[DBT-08] [DBT-13] [DBT-15] at authentication or data shows a readable reason, without internal details', async () => {
    const message = 'at db-7.internal:5432';
    mockEndpoint('diagnostics.authentication', () =>
      HttpResponse.json({ defined: true, code: 'UNAVAILABLE', status: 503, message }, { status: 503 }),
    );
    mockEndpoint('diagnostics.data', () =>
      HttpResponse.json({ defined: true, code: 'INTERNAL', status: 500, message }, { status: 500 }),
    );
    await open();
    await runButton().click();
    await expectCard('Authentication', 'Error', `Authentication test failed: ${unavailable}`);
    await expectCard('Data Operations', 'Error', `Data operations test failed: ${internal}`);
    await expect.element(details().getByText(internal, { exact: true })).toBeVisible();
    expect(document.body.textContent).not.toContain('db-7');
  });
});
