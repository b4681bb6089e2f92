import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, openPage, setOffline } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { failure, mockEndpoint, requests, serverState } from '../../../test/mockApi.ts';

const card = () => page.getByRole('region', { name: 'Two-step verification' });
const button = (name: string) => card().getByRole('button', { name });
const field = (label: string) => card().getByLabelText(label, { exact: true });
const recoveryCodes = ['abcd-efgh-ijkm-npqr-stuv-wxyz-2345', '2345-6789-abcd-efgh-ijkm-npqr-stuv'];
let state: { isOn: boolean; recoveryCodesLeft: number };

beforeEach(() => {
  state = { isOn: false, recoveryCodesLeft: 0 };
  mockEndpoint('account.sessions', () => ({ sessions: [] }));
  mockEndpoint('secondFactor.get', () => state);
  mockEndpoint('secondFactor.begin', () => ({
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/Ena?secret=ABCDEFGH',
  }));
  mockEndpoint('secondFactor.enable', () => {
    state = { isOn: true, recoveryCodesLeft: 2 };
    serverState().learner = ana;
    return { recoveryCodes };
  });
});
const open = (learner = ana) => openApp('/settings?tab=account', { learner });

describe('turning two-step verification on', () => {
  it('by keyboard: password, QR code and key, first code, recovery codes', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open({ ...ana, needsSecondFactor: true });
    const forAdmins = card().getByText(/^As an administrator you need/u);
    await expect.element(forAdmins).toBeVisible();
    await button('Turn on…').click();
    await expect.element(field('Your password')).toHaveFocus();
    await userEvent.keyboard('გამარჯობა{Enter}');
    await expect.element(card().getByRole('img', { name: /^QR code/u })).toBeVisible();
    await expect.element(card().getByText('ABCD EFGH')).toBeVisible();
    const name = 'Open in your authenticator app';
    const link = card().getByRole('link', { name, includeHidden: true });
    await expect.element(link).toHaveAttribute('href', 'otpauth://totp/Ena?secret=ABCDEFGH');
    // With a mouse, as here.
    await expect.element(link).not.toBeVisible();
    await expect.element(field('6-digit code')).toHaveFocus();
    await expect.element(field('6-digit code')).toHaveAttribute('inputmode', 'numeric');
    await expect.element(field('6-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('123456{Enter}');
    await expect.element(card().getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
    await expect
      .element(card().getByRole('list', { name: 'Recovery codes' }))
      .toHaveTextContent(recoveryCodes.join(''));
    await button('Copy').click();
    await expect.element(card().getByText('Copied.')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    await button('I have saved them').click();
    await expect.element(button('New recovery codes…')).toHaveFocus();
    await expect.element(forAdmins).not.toBeInTheDocument();
    expect(requests('secondFactor.begin')).toEqual([{ password: 'გამარჯობა' }]);
    expect(requests('secondFactor.enable')).toEqual([{ code: '123456' }]);
  });

  it('shows a wrong password and a wrong code at their fields', async () => {
    mockEndpoint('secondFactor.begin', () => failure('WRONG_PASSWORD'));
    await open();
    await button('Turn on…').click();
    await userEvent.keyboard('not it{Enter}');
    await expect
      .element(field('Your password'))
      .toHaveAccessibleDescription('This is not your current password. Please try again.');
    mockEndpoint('secondFactor.begin', () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Ena' }));
    mockEndpoint('secondFactor.enable', () => failure('WRONG_CODE'));
    await userEvent.keyboard('{Enter}');
    await expect.element(field('6-digit code')).toHaveFocus();
    await userEvent.keyboard('111111{Enter}');
    await expect
      .element(field('6-digit code'))
      .toHaveAccessibleDescription(
        'This code is wrong or was already used. Please try again. If the app has several entries for Ena, use the newest.',
      );
    await expect.element(field('6-digit code')).toHaveValue('111111');
    mockEndpoint('secondFactor.enable', () => failure('RATE_LIMITED'));
    await userEvent.keyboard('{Enter}');
    await expect
      .element(card().getByRole('alert'))
      .toMatchTextContent(/^Too many wrong attempts\. Please wait 15 minutes\.$/u);
    await button('Cancel').click();
    await expect.element(button('Turn on…')).toHaveFocus();
  });
});

describe('with two-step verification on', () => {
  beforeEach(() => {
    state = { isOn: true, recoveryCodesLeft: 1 };
  });

  it('warns of few recovery codes, and makes new ones with password and code', async () => {
    mockEndpoint('secondFactor.renew', () => {
      state = { isOn: true, recoveryCodesLeft: 10 };
      return { recoveryCodes };
    });
    await open();
    await expect.element(card().getByText(/^You have only 1 left/u)).toBeVisible();
    await button('New recovery codes…').click();
    await field('Your password').fill('გამარჯობა');
    await field('Code').fill('abcd-efgh-ijkm-npqr');
    await userEvent.keyboard('{Enter}');
    await expect.element(card().getByText(recoveryCodes[1] ?? '')).toBeVisible();
    await button('I have saved them').click();
    await expect
      .element(card().getByText('You have 10 recovery codes left. Not saved them? Make new ones.'))
      .toBeVisible();
    expect(requests('secondFactor.renew')).toEqual([{ password: 'გამარჯობა', code: 'abcd-efgh-ijkm-npqr' }]);
  });

  it('says how to go on after too many wrong codes', async () => {
    mockEndpoint('secondFactor.disable', () => failure('RATE_LIMITED'));
    await open();
    await button('Turn off…').click();
    await field('Your password').fill('გამარჯობა');
    await field('Code').fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(card().getByRole('alert'))
      .toMatchTextContent(/^Too many wrong attempts\..* use a recovery code/u);
  });

  it('is turned off with password and code, which reloads the list of sessions', async () => {
    mockEndpoint('secondFactor.disable', () => {
      state = { isOn: false, recoveryCodesLeft: 0 };
      return { ok: true };
    });
    await open();
    await button('Turn off…').click();
    await field('Your password').fill('გამარჯობა');
    await field('Code').fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Turn on…')).toHaveFocus();
    await expect.poll(() => requests('account.sessions').length).toBe(2);
  });

  it('shows that it is off, also if that could not be loaded', async () => {
    mockEndpoint('secondFactor.disable', () => {
      mockEndpoint('secondFactor.get', () => failure('INTERNAL'));
      return { ok: true };
    });
    await open();
    await button('Turn off…').click();
    await field('Your password').fill('გამარჯობა');
    await field('Code').fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Turn on…')).toHaveFocus();
  });
});

describe('new recovery codes', () => {
  const dialog = () => page.getByRole('alertdialog', { name: 'Have you saved your recovery codes?' });
  const answer = (name: string) => dialog().getByRole('button', { name });
  const shown = () => card().getByText(recoveryCodes[0] ?? '');
  const address = () => location.pathname + location.search;
  /** Whether the browser would ask before the document is unloaded. */
  const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  /** The codes after turning it on; the page before is /faq. */
  const openCodes = async () => {
    const router = await openPage('/faq');
    await router.navigate('/settings?tab=account');
    await button('Turn on…').click();
    await userEvent.keyboard('გამარჯობა{Enter}');
    await expect.element(field('6-digit code')).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect.element(shown()).toBeVisible();
    return router;
  };

  it('are not left without a question: by another tab, a link, Back', async () => {
    const router = await openCodes();
    const leave = [
      () => page.getByRole('tab', { name: 'Profile' }).click(),
      () => page.getByRole('link', { name: 'Back to Home' }).click(),
      () => router.navigate(-1),
    ];
    for (const how of leave) {
      await how();
      await answer('Back to the codes').click();
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(shown()).toBeVisible();
      // After Back, the router restores the address in a task of its own.
      await expect.poll(address).toBe('/settings?tab=account');
    }
    await router.navigate(-1);
    await answer('Leave').click();
    await expect.poll(address).toBe('/faq');
  });

  it('are asked about before signing out, deleting the account, and closing the page', async () => {
    await openCodes();
    expect(asksBeforeUnload()).toBe(true);
    await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await answer('Back to the codes').click();
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await userEvent.keyboard('გამარჯობა{Enter}');
    await answer('Back to the codes').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(shown()).toBeVisible();
    expect([...requests('auth.signOut'), ...requests('account.remove')]).toEqual([]);
  });

  it('can be left once they are saved, and the card shows the change also if it could not be loaded', async () => {
    mockEndpoint('secondFactor.enable', () => {
      mockEndpoint('secondFactor.get', () => failure('INTERNAL'));
      return { recoveryCodes };
    });
    await openCodes();
    await button('I have saved them').click();
    await expect.element(card().getByText(/^You have only 2 left/u)).toBeVisible();
    expect(asksBeforeUnload()).toBe(false);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.poll(address).toBe('/');
  });

  it('are copied offline, too; a refusal of the browser says what to do', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openCodes();
    setOffline(true);
    await button('Copy').click();
    await expect.element(card().getByText('Copied.')).toBeVisible();
    copy.mockRejectedValue(new Error('denied'));
    await button('Copy').click();
    await expect.element(card().getByText(/^They could not be copied\./u)).toBeVisible();
  });
});

it('says if its state cannot be loaded, and retries', async () => {
  mockEndpoint('secondFactor.get', () => failure('INTERNAL'));
  await open();
  await expect
    .element(card().getByText('The state of two-step verification could not be loaded.'))
    .toBeVisible();
  mockEndpoint('secondFactor.get', () => state);
  await button('Try again').click();
  await expect.element(button('Turn on…')).toBeVisible();
});
