import { maxAvatarBytes } from '@ena/domain/account/avatar';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, setOffline } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  serverState,
} from '../../../test/mockApi.ts';

const upload = () => page.getByRole('button', { name: 'Upload a picture' });
const remove = () => page.getByRole('button', { name: 'Remove' });
const alert = () => page.getByRole('alert');
const pictures = () =>
  [...document.querySelectorAll('img[data-avatar]')].filter((picture) => picture.checkVisibility());
/** A data URL instead of an avatar URL, so that the image loads without the server. */
const imageUrl = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const choose = (name: string, type: string, content: BlobPart = 'content') =>
  page.getByLabelText('Picture file').upload(new File([content], name, { type }));

const openProfile = async (avatarUrl: string | null = null) => {
  await openApp('/settings', { learner: { ...ana, avatarUrl } });
  await expect.element(upload()).toBeEnabled();
};
const storeAvatar = () =>
  mockEndpoint('profile.uploadAvatar', () => {
    const learner = { ...ana, avatarUrl: imageUrl };
    serverState().learner = learner;
    return { learner };
  });

describe('the avatar', () => {
  beforeEach(storeAvatar);

  it('[SET-09] shows that it is being uploaded, then appears in all places, and in the menu', async () => {
    const release = holdRequests('profile.uploadAvatar');
    await openProfile();
    expect(pictures()).toEqual([]);
    await choose('me.png', 'image/png');
    await expect.element(page.getByText('Uploading me.png…')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Uploading…' })).toBeDisabled();
    release();
    await expect.element(page.getByText('Your new picture is saved.')).toBeVisible();
    expect(requests('profile.uploadAvatar')).toHaveLength(1);
    // In the settings, in the sidebar, and on the button of the menu.
    await expect.poll(pictures).toHaveLength(3);
    await expect.element(upload()).toHaveFocus();
    await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(page.getByRole('menu').element().querySelectorAll('img[data-avatar]')).toHaveLength(1);
  });

  it('[SET-09] is removed at once and replaced by the first letter of the name', async () => {
    mockEndpoint('profile.update', () => ({ learner: ana }));
    const release = holdRequests('profile.update');
    await openProfile(imageUrl);
    await expect.poll(pictures).toHaveLength(3);
    await remove().click();
    await expect.element(page.getByText('Removing your picture…')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Removing…' })).toBeDisabled();
    release();
    await expect.element(page.getByText('Your picture is removed.')).toBeVisible();
    await expect.poll(pictures).toEqual([]);
    expect(requests('profile.update')).toEqual([{ avatarUrl: null }]);
    expect(remove().elements()).toEqual([]);
    await expect.element(upload()).toHaveFocus();
    const letters = [...document.querySelectorAll('[data-avatar=letter]')];
    expect(
      letters.filter((letter) => letter.checkVisibility()).map(({ textContent }) => textContent),
    ).toEqual(['A', 'A', 'A']);
  });

  it.each([
    ['an SVG', 'x.svg', 'image/svg+xml', '<svg/>', 'Please select an image file (JPEG, PNG, etc.)'],
    ['a text', 'x.txt', 'text/plain', 'text', 'Please select an image file (JPEG, PNG, etc.)'],
    [
      'a file that is too large',
      'x.png',
      'image/png',
      new Uint8Array(maxAvatarBytes + 1),
      'Image size should be less than 2MB',
    ],
  ])('[SET-10] [SET-11] %s is refused before it is sent', async (_, name, type, content, text) => {
    await openProfile();
    await choose(name, type, content);
    await expect.element(alert()).toHaveTextContent(text);
    expect(requests('profile.uploadAvatar')).toEqual([]);
  });

  it('[SET-11] a file of exactly 2 MB is sent', async () => {
    await openProfile();
    await choose('full.png', 'image/png', new Uint8Array(maxAvatarBytes));
    await expect.element(page.getByText('Your new picture is saved.')).toBeVisible();
    const [sent] = requests('profile.uploadAvatar');
    expect(sent instanceof Blob && sent.size).toBe(maxAvatarBytes);
  });

  it.each([
    ['NOT_AN_IMAGE', 'Please select an image file (JPEG, PNG, etc.)'],
    ['IMAGE_TOO_LARGE', 'Image size should be less than 2MB'],
    ['TOO_MANY_PIXELS', 'This picture has too many pixels. One of at most 2800 × 2800 always works.'],
    [
      'IMAGE_UNREADABLE',
      'This picture could not be read. It is damaged, or takes too long. Please try another one.',
    ],
    ['RATE_LIMITED', 'Too many attempts. Please wait a moment and try again.'],
    ['INTERNAL', 'Failed to upload avatar. Please try again.'],
  ] as const)('[SET-10] [SET-11] [SET-12] shows for the error %s: %s', async (code, text) => {
    mockEndpoint('profile.uploadAvatar', () => failure(code));
    await openProfile();
    await choose('x.png', 'image/png', '<html>');
    await expect.element(alert()).toHaveTextContent(text);
    storeAvatar();
    await choose('x.png', 'image/png');
    await expect.element(page.getByText('Your new picture is saved.')).toBeVisible();
  });

  it('[SET-12] shows an alert after a network error, and sends nothing offline', async () => {
    mockEndpoint('profile.uploadAvatar', networkError);
    await openProfile();
    await choose('me.png', 'image/png');
    await expect.element(alert()).toHaveTextContent('Failed to upload avatar. Please try again.');
    setOffline(true);
    await choose('me.png', 'image/png');
    await expect.element(alert()).toMatchTextContent(/^You are currently offline\./u);
    expect(requests('profile.uploadAvatar')).toHaveLength(1);
  });
});
