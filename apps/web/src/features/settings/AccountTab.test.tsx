import type { AccountSession } from '@ena/contract/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, setOffline } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  requests,
  serverState,
  settleRequests,
} from '../../../test/mockApi.ts';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const card = (name: string) => page.getByRole('region', { name });
const hour = 60 * 60 * 1000;
const sessionOf = (id: string, device: string, current: boolean, hoursAgo: number): AccountSession => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  device,
  signedInAt: '2026-05-01T12:00:00Z',
  lastSeenAt: new Date(Date.now() - hoursAgo * hour).toISOString(),
  current,
});
let sessions: AccountSession[];
beforeEach(() => {
  sessions = [
    sessionOf('1', 'Chrome on Linux', true, 0),
    sessionOf('2', 'Firefox on Windows', false, 1),
    sessionOf('3', 'Safari on iPhone', false, 200),
  ];
  mockEndpoint('account.sessions', () => ({ sessions }));
});
const openAccount = async (learner = ana) => {
  await openApp('/settings?tab=account', { learner });
  await expect.element(button('Change password')).toBeVisible();
};

describe('a password change', () => {
  const fill = async (present: string, next: string, again = next) => {
    await field('Current password').fill(present);
    await field('New password').fill(next);
    await field('Confirm password').fill(again);
    await button('Change password').click();
  };

  it('is validated before it is sent', async () => {
    await openAccount();
    await fill('გამარჯობა', 'ახალი სიტყვა', 'სხვა სიტყვა');
    await expect.element(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await fill('გამარჯობა', '12345');
    await expect
      .element(field('New password'))
      .toHaveAccessibleDescription('Password must be at least 6 characters');
    await settleRequests();
    expect(requests('account.changePassword')).toEqual([]);
  });

  it('with a wrong current password shows the error at that field and keeps the input', async () => {
    mockEndpoint('account.changePassword', () => failure('WRONG_PASSWORD'));
    await openAccount();
    await fill('not the password', 'ახალი სიტყვა');
    await expect
      .element(field('Current password'))
      .toHaveAccessibleDescription('This is not your current password. Please try again.');
    await expect.element(field('New password')).toHaveValue('ახალი სიტყვა');
    expect(card('Password').getByRole('alert').elements()).toEqual([]);
  });

  it.each([
    ['WEAK_PASSWORD', 'Password must not be your own email or name'],
    ['SAME_PASSWORD', 'This is the password that you have now. Please choose a new one.'],
  ] as const)(
    'that is refused with %s says why at the new password, which has the focus',
    async (code, text) => {
      mockEndpoint('account.changePassword', () => failure(code, text));
      await openAccount();
      await fill('გამარჯობა', 'password1');
      await expect.element(field('New password')).toHaveAccessibleDescription(text);
      await expect.element(field('New password')).toHaveFocus();
      await expect.element(field('New password')).toHaveValue('password1');
      expect(card('Password').getByRole('alert').elements()).toEqual([]);
    },
  );

  it.each([
    ['RATE_LIMITED', 'Too many attempts. Please wait a moment and try again.'],
    ['INTERNAL', 'Something went wrong on our side. Please try again.'],
  ] as const)('that fails with %s shows an alert and keeps the input', async (code, text) => {
    mockEndpoint('account.changePassword', () => failure(code));
    await openAccount();
    await fill('გამარჯობა', 'password1');
    await expect.element(card('Password').getByRole('alert')).toHaveTextContent(text);
    await expect.element(field('Current password')).toHaveValue('გამარჯობა');
  });

  it('is not sent offline', async () => {
    await openAccount();
    setOffline(true);
    await fill('გამარჯობა', 'ახალი სიტყვა');
    await expect
      .element(card('Password').getByRole('alert'))
      .toMatchTextContent(/^You are currently offline\./u);
    expect(requests('account.changePassword')).toEqual([]);
  });

  it('is saved once, empties the fields, and reloads the list of sessions', async () => {
    mockEndpoint('account.changePassword', () => {
      sessions = sessions.slice(0, 1);
      return { ok: true };
    });
    const release = holdRequests('account.changePassword');
    await openAccount();
    await expect.element(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveLength(3);
    await fill('გამარჯობა', 'ახალი სიტყვა');
    await expect.element(button('Saving…')).toBeDisabled();
    release();
    await expect
      .element(page.getByText('Your new password is saved. Every other session has been signed out.'))
      .toBeVisible();
    for (const label of ['Current password', 'New password', 'Confirm password'])
      await expect.element(field(label)).toHaveValue('');
    await expect.element(field('New password')).toHaveAccessibleDescription(/^At least 6 characters\./u);
    await expect.element(page.getByText('You are not signed in anywhere else.')).toBeVisible();
    await expect.element(button('Change password')).toHaveFocus();
    expect(requests('account.changePassword')).toEqual([{ current: 'გამარჯობა', password: 'ახალი სიტყვა' }]);
  });
});

describe('the list of sessions', () => {
  const list = () => page.getByRole('list', { name: 'Sessions' });
  const rows = () => list().getByRole('listitem');

  it('shows device and last use of each session; the current one cannot be ended', async () => {
    await openAccount();
    await expect.element(rows()).toHaveLength(3);
    const texts = rows()
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(
      /Chrome on Linux\s*This device\s*Active now · signed in May 1, 2026 at \d+:\d\d [AP]M$/u,
    );
    expect(texts[1]).toMatch(/Firefox on Windows\s*Active in the last two hours · /u);
    expect(texts[2]).toMatch(/Safari on iPhone\s*Last active \w+ \d+, \d{4} at /u);
    expect(rows().nth(0).getByRole('button').elements()).toEqual([]);
  });

  it('ends one session, reloads, and keeps the focus in the list', async () => {
    mockEndpoint('account.endSession', ({ id }) => {
      sessions = sessions.filter((session) => session.id !== id);
      return { ok: true };
    });
    const release = holdRequests('account.endSession');
    await openAccount();
    await button(/^Sign out Firefox on Windows, signed in \w+ \d+, \d{4} at/u).click();
    await expect.element(button(/^Sign out Safari on iPhone/u)).toBeDisabled();
    release();
    await expect.element(rows()).toHaveLength(2);
    expect(button(/^Sign out Firefox on Windows, signed in \w+ \d+, \d{4} at/u).elements()).toEqual([]);
    await expect.element(page.getByText('Signed out.')).toBeVisible();
    await expect.element(list()).toHaveFocus();
  });

  it('ends all others at once', async () => {
    mockEndpoint('account.endOtherSessions', () => {
      sessions = sessions.slice(0, 1);
      return { ok: true };
    });
    await openAccount();
    await button('Sign out everywhere else').click();
    await expect.element(page.getByText('You are not signed in anywhere else.')).toBeVisible();
    await expect.element(rows()).toHaveLength(1);
    expect(button('Sign out everywhere else').elements()).toEqual([]);
  });

  it('keeps a session that could not be ended, and says why', async () => {
    mockEndpoint('account.endSession', () => failure('UNAVAILABLE'));
    await openAccount();
    await button(/^Sign out Firefox on Windows, signed in \w+ \d+, \d{4} at/u).click();
    await expect
      .element(card('Where you are signed in').getByRole('alert'))
      .toHaveTextContent('Ena cannot be reached right now. Please try again in a moment.');
    await expect.element(rows()).toHaveLength(3);
  });

  it('shows a skeleton while it loads, and a retry after a failure', async () => {
    mockEndpoint('account.sessions', () => failure('INTERNAL'));
    const release = holdRequests('account.sessions');
    await openAccount();
    await expect.element(page.getByRole('status', { name: 'Loading your sessions' })).toBeVisible();
    release();
    await expect.element(page.getByText('Your sessions could not be loaded.')).toBeVisible();
    mockEndpoint('account.sessions', () => ({ sessions }));
    await button('Try again').click();
    await expect.element(rows()).toHaveLength(3);
  });

  it('of the learner who was signed in before is not shown to the next one', async () => {
    await openAccount();
    await expect.element(rows()).toHaveLength(3);
    const release = holdRequests('account.sessions');
    serverState().learner = { ...ana, id: 'b', email: 'b@ena.example' };
    // Another tab has signed out and in.
    const otherTab = new BroadcastChannel('ena-session');
    otherTab.postMessage('changed');
    otherTab.close();
    await expect.element(page.getByRole('status', { name: 'Loading your sessions' })).toBeVisible();
    expect(list().elements()).toEqual([]);
    release();
  });
});

describe('the data export', () => {
  const download = () => button('Download all my data');
  it('is requested once and downloaded', async () => {
    mockEndpoint('account.data', () => ({
      about: 'you',
      madeAt: '2026-05-01T12:00:00.000Z',
      avatar: null,
      tables: { users: [{ email: ana.email }] },
    }));
    const release = holdRequests('account.data');
    await openAccount();
    await download().click();
    const busy = button('Preparing your file…');
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.click({ force: true });
    release();
    await expect.element(page.getByText('Your file is in the downloads of your browser.')).toBeVisible();
    expect(requests('account.data')).toHaveLength(1);
  });

  it.each([
    ['RATE_LIMITED', 'Too many attempts. Please wait a moment and try again.'],
    ['INTERNAL', 'Something went wrong on our side. Please try again.'],
  ] as const)('that fails with %s shows an alert', async (code, text) => {
    mockEndpoint('account.data', () => failure(code));
    await openAccount();
    await download().click();
    await expect.element(card('Your data').getByRole('alert')).toHaveTextContent(text);
  });
});

describe('the account deletion', () => {
  const open = () => button('Delete my account…');
  const password = () => field('Your password');
  const alert = () => card('Delete your account').getByRole('alert');

  it('lists what is deleted, can be canceled, and moves the focus to the password and back', async () => {
    await openAccount();
    await open().click();
    await expect.element(page.getByText(/^the drafts and texts that you have written/u)).toBeVisible();
    await expect.element(page.getByText('This cannot be undone, not even by us.')).toBeVisible();
    await button('Keep my account').click();
    await expect.element(open()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(password()).toHaveFocus();
    await settleRequests();
    expect(requests('account.remove')).toEqual([]);
  });

  it('says that a subscription is canceled first', async () => {
    const subscription = {
      subscription_status: 'active',
      price_id: 'p',
      current_period_end: null,
      cancel_at_period_end: false,
      payment_method_brand: null,
      payment_method_last4: null,
    };
    await openAccount({ ...ana, entitled: true, subscription });
    await open().click();
    await expect.element(page.getByText(/^Your subscription is canceled first\./u)).toBeVisible();
  });

  it('with a wrong password shows the error at the field, which has the focus', async () => {
    mockEndpoint('account.remove', () => failure('WRONG_PASSWORD'));
    await openAccount();
    await open().click();
    await password().fill('not the password');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(password())
      .toHaveAccessibleDescription('This is not your current password. Please try again.');
    await expect.element(password()).toHaveFocus();
    await expect.element(password()).toHaveValue('not the password');
  });

  it.each([
    [
      'PAYMENT_UNAVAILABLE',
      'Your subscription could not be canceled, so nothing was deleted. Please try again in a moment.',
    ],
    [
      'PAYMENT_SLOW',
      'Your subscription could not be canceled, so nothing was deleted. Please try again in a moment.',
    ],
    ['RATE_LIMITED', 'Too many attempts. Please wait a moment and try again.'],
  ] as const)('that fails with %s keeps the account and says so', async (code, text) => {
    mockEndpoint('account.remove', () => failure(code));
    await openAccount();
    await open().click();
    await password().fill('გამარჯობა');
    await userEvent.keyboard('{Enter}');
    await expect.element(alert()).toHaveTextContent(text);
    await expect.element(password()).toHaveValue('გამარჯობა');
    expect(location.pathname).toBe('/settings');
  });

  it('is sent once, then signs out, confirms on the home page, and clears what was stored in the browser', async () => {
    localStorage.setItem('outbox', JSON.stringify([]));
    mockEndpoint('account.remove', () => {
      serverState().learner = null;
      return { ok: true };
    });
    const release = holdRequests('account.remove');
    await openAccount();
    await open().click();
    await password().fill('გამარჯობა');
    await button('Delete everything now').click();
    await expect.element(button('Deleting…')).toBeDisabled();
    await expect.element(button('Keep my account')).toBeDisabled();
    release();
    await expect.element(page.getByText(/^Your account and all its data have been deleted/u)).toBeVisible();
    await expect.poll(() => location.pathname).toBe('/');
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(requests('account.remove')).toEqual([{ password: 'გამარჯობა' }]);
  });
});
