import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../test/app.tsx';
import { failure, mockEndpoint, requests } from '../../../test/mockApi.ts';

const right = 'abcd-efgh';
const refusalOf = (code: string | undefined) =>
  code === undefined ? failure('CODE_REQUIRED') : code === right ? null : failure('WRONG_CODE');
const codeField = () => page.getByLabelText('Code', { exact: true });

beforeEach(() => {
  mockEndpoint('account.sessions', () => ({ sessions: [] }));
  mockEndpoint('account.changePassword', ({ code }) => refusalOf(code) ?? { ok: true });
  mockEndpoint('account.remove', ({ code }) => refusalOf(code) ?? { ok: true });
});

describe.each([
  {
    what: 'changing the password',
    fill: async () => {
      await page.getByLabelText('Current password', { exact: true }).fill('გამარჯობა');
      await page.getByLabelText('New password', { exact: true }).fill('ახალი სიტყვა');
      await page.getByLabelText('Confirm password', { exact: true }).fill('ახალი სიტყვა');
    },
    submit: 'Change password',
    endpoint: 'account.changePassword',
    typed: { current: 'გამარჯობა', password: 'ახალი სიტყვა' },
  },
  {
    what: 'deleting the account',
    fill: async () => {
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      await page.getByLabelText('Your password', { exact: true }).fill('გამარჯობა');
    },
    submit: 'Delete everything now',
    endpoint: 'account.remove',
    typed: { password: 'გამარჯობა' },
  },
] as const)('with two-step verification on, $what', ({ fill, submit, endpoint, typed }) => {
  it('asks for a code in the same form, and keeps what was typed', async () => {
    await openPage('/settings?tab=account');
    await fill();
    const submitButton = page.getByRole('button', { name: submit });
    await expect.element(codeField()).not.toBeInTheDocument();
    await submitButton.click();
    await expect.element(codeField()).toHaveFocus();
    await codeField().fill('000000');
    await submitButton.click();
    await expect.element(codeField()).toHaveAccessibleDescription(/^This code is wrong or was already used/u);
    await codeField().fill(right);
    await submitButton.click();
    await expect.element(codeField()).not.toBeInTheDocument();
    expect(requests(endpoint)).toEqual([typed, { ...typed, code: '000000' }, { ...typed, code: right }]);
  });
});

it('a new password that is the present one is refused at its field', async () => {
  mockEndpoint('account.changePassword', () => failure('SAME_PASSWORD'));
  await openPage('/settings?tab=account');
  for (const label of ['Current password', 'New password', 'Confirm password'])
    await page.getByLabelText(label, { exact: true }).fill('გამარჯობა');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect
    .element(page.getByLabelText('New password', { exact: true }))
    .toHaveAccessibleDescription(/^This is the password that you have now\./u);
});
