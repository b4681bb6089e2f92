/** The settings: their frame, the profile, the picture, preferences, and quizzes without time limits. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseAs, demo, launch, logIn, open, phone, setOffline, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { newLearner } from './support/learner.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const password = 'გამარჯობა მეგობარო';
const updated = 'Your profile has been updated successfully!';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const nameField = (page: Page) => page.getByLabel('Display name');
const saved = async (page: Page) => {
  await button(page, 'Save').click();
  await page.getByText(updated).waitFor();
};
/** A picture of this size, drawn by the browser. */
const picture = async (page: Page, edge: number): Promise<Buffer> => {
  const address = await page.evaluate((size) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#7b1e3b';
      pen.fillRect(0, 0, size, size);
    }
    return canvas.toDataURL('image/png');
  }, edge);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
const shownPictures = (page: Page) => page.locator('img[data-avatar]:visible').count();

describe('/settings', () => {
  it('[SET-01] has its title, a way home and its tabs, each with an address, by keyboard too', async () => {
    const { page, problems } = await newLearner(browser, ena, 'tabs');
    await visit(page, '/settings');
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Profile',
      'Learning Tracking',
      'Subscription',
      'Account',
    ]);
    expect(await tab(page, 'Profile').getAttribute('aria-selected')).toBe('true');
    await tab(page, 'Profile').focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**/settings?tab=account');
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await page.keyboard.press('Home');
    await page.waitForURL('**/settings?tab=profile');
    await page.goto('/settings?tab=nonsense');
    await nameField(page).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('is for those who are signed in', async () => {
    const { page } = await open(browser, ena.url);
    await page.goto('/settings?tab=account');
    await page.waitForURL('**/login?from=%2Fsettings%3Ftab%3Daccount');
    await page.context().close();
  });
});

describe('the profile', () => {
  it('[SET-04] [PROF-06] the name is saved, shown everywhere at once, and there after a reload', async () => {
    const { page, problems } = await newLearner(browser, ena, 'renames');
    await visit(page, '/settings');
    let answer = () => {};
    const allowed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/profile', async (route) => {
      await allowed;
      await route.continue();
    });
    await nameField(page).fill('Nino Beridze');
    await button(page, 'Save').click();
    const saving = button(page, 'Saving…');
    await saving.waitFor();
    expect(await saving.isDisabled()).toBe(true);
    answer();
    await page.getByText(updated).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Nino' }).waitFor();
    await page.unroute('**/api/profile');
    await page.reload();
    await soon(() => nameField(page).inputValue()).toBe('Nino Beridze');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('what is changed while it is being saved is not lost', async () => {
    const { page } = await newLearner(browser, ena, 'hurries');
    await visit(page, '/settings');
    let answer = () => {};
    const allowed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/profile', async (route) => {
      await allowed;
      await route.continue();
    });
    await nameField(page).fill('Nino');
    await button(page, 'Save').click();
    await button(page, 'Saving…').waitFor();
    await nameField(page).fill('Nino Beridze');
    await box(page, 'Study reminders').check();
    answer();
    await page.getByText(updated).waitFor();
    expect([await nameField(page).inputValue(), await box(page, 'Study reminders').isChecked()]).toEqual([
      'Nino Beridze',
      true,
    ]);
    await page.unroute('**/api/profile');
    await saved(page);
    await page.reload();
    await soon(() => nameField(page).inputValue()).toBe('Nino Beridze');
    expect(await box(page, 'Study reminders').isChecked()).toBe(true);
    await page.context().close();
  });

  it('[SET-05] a failure is told, offline too, and what was typed stays', async () => {
    const { page } = await newLearner(browser, ena, 'fails');
    await visit(page, '/settings');
    await nameField(page).fill('Lali');
    await box(page, 'Study reminders').check();
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
    await button(page, 'Save').click();
    await page.getByText('There was an error updating your profile. Please try again.').waitFor();
    await setOffline(page, true);
    await button(page, 'Save').click();
    await page.getByText('What you changed is still here.').waitFor();
    await setOffline(page, false);
    await tab(page, 'Account').click();
    await tab(page, 'Profile').click();
    expect([await nameField(page).inputValue(), await box(page, 'Study reminders').isChecked()]).toEqual([
      'Lali',
      true,
    ]);
    await page.unroute('**/api/profile');
    await saved(page);
    await page.reload();
    await soon(() => nameField(page).inputValue()).toBe('Lali');
    await nameField(page).fill('  ');
    await button(page, 'Save').click();
    await page.getByText('Please enter a name.').waitFor();
    await page.context().close();
  });

  it('[SET-06] the e-mail can be read and not changed, with its note, and shortened where it is long', async () => {
    const { page } = await newLearner(browser, ena, 'a-name-of-twenty-seven-letters');
    await visit(page, '/settings');
    const email = page.getByLabel('Email', { exact: true });
    expect(await email.inputValue()).toBe('a-name-of-twenty-seven…');
    expect(await email.getAttribute('readonly')).not.toBeNull();
    await page
      .getByText('Email cannot be changed. Contact support if you need to update your email.')
      .waitFor();
    await page.context().close();
  });

  it('[SET-08] [SET-14] only what was changed is sent, and it is there after a reload and on another device', async () => {
    const { page } = await newLearner(browser, ena, 'prefers');
    await visit(page, '/settings');
    const states = async (at: Page) => {
      const names = ['Email notifications', 'Progress updates', 'Study reminders', 'News', 'No time limits'];
      return Promise.all(names.map((name) => box(at, name).isChecked()));
    };
    expect(await states(page)).toEqual([true, true, false, true, false]);
    await box(page, 'Study reminders').check();
    await box(page, 'News').uncheck();
    await box(page, 'Progress updates').uncheck();
    await box(page, 'Progress updates').check();
    const sent = page.waitForRequest('**/api/profile');
    await saved(page);
    expect((await sent).postDataJSON()).toEqual({ notifications: { reminders: true, news: false } });
    await page.getByLabel('Time zone').selectOption('Asia/Tbilisi');
    const zone = page.waitForRequest('**/api/profile/time-zone');
    await saved(page);
    expect((await zone).postDataJSON()).toEqual({ timeZone: 'Asia/Tbilisi' });
    await page.reload();
    await soon(() => states(page)).toEqual([true, true, true, false, false]);
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tbilisi');
    const { page: other } = await open(browser, ena.url, phone);
    await logIn(other, 'prefers@ena.example', password);
    await visit(other, '/settings');
    await soon(() => states(other)).toEqual([true, true, true, false, false]);
    await other.context().close();
    await page.context().close();
  });
});

describe('the picture', () => {
  it('[SET-09] shows that it is on its way, then itself wherever the learner is shown, until it is removed', async () => {
    const { page, problems } = await newLearner(browser, ena, 'pictured');
    await visit(page, '/settings');
    await button(page, 'Upload a picture').waitFor();
    expect(await shownPictures(page)).toBe(0);
    const file = await picture(page, 300);
    let answer = () => {};
    const allowed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/profile/avatar', async (route) => {
      await allowed;
      await route.continue();
    });
    await choose(page, 'me.png', 'image/png', file);
    await page.getByText('Uploading me.png…').waitFor();
    expect(await button(page, 'Uploading…').isDisabled()).toBe(true);
    answer();
    await page.getByText('Your new picture is saved.').waitFor();
    // In the settings, in the sidebar's card, and on the button of the menu.
    await soon(() => shownPictures(page)).toBe(3);
    await soon(() =>
      page
        .locator('img[data-avatar]:visible')
        .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth)),
    ).toEqual(expect.arrayContaining([96, 256]));
    await page.getByRole('banner').getByRole('button', { expanded: false }).first().click();
    await page.getByRole('menu').locator('img[data-avatar]').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await soon(() => shownPictures(page)).toBe(3);
    await button(page, 'Remove').click();
    await page.getByText('Your picture is removed.').waitFor();
    await soon(() => shownPictures(page)).toBe(0);
    await page.reload();
    await soon(() => page.locator('[data-avatar=letter]:visible').count()).toBe(3);
    expect(await shownPictures(page)).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('[SET-10] [SET-11] [SET-12] what is no image, too large, or fails on its way is told so', async () => {
    const { page } = await newLearner(browser, ena, 'refused');
    await visit(page, '/settings');
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(request.url()));
    const uploads = () => sent.filter((url) => url.endsWith('/api/profile/avatar')).length;
    const notImage = 'Please select an image file (JPEG, PNG, etc.)';
    const alert = page.getByRole('alert');
    await choose(page, 'x.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await alert.getByText(notImage).waitFor();
    await choose(page, 'big.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
    await alert.getByText('Image size should be less than 2MB').waitFor();
    expect(uploads()).toBe(0);
    // By its name it is a picture; the server looks into it.
    await choose(page, 'x.png', 'image/png', Buffer.from('<html>'));
    await alert.getByText(notImage).waitFor();
    expect(uploads()).toBe(1);
    await page.route('**/api/profile/avatar', (route) => route.abort());
    await choose(page, 'me.png', 'image/png', await picture(page, 20));
    await alert.getByText('Failed to upload avatar. Please try again.').waitFor();
    await page.unroute('**/api/profile/avatar');
    const small = await picture(page, 20);
    await choose(
      page,
      'full.png',
      'image/png',
      Buffer.concat([small, Buffer.alloc(2 * 1024 * 1024 - small.length)]),
    );
    await page.getByText('Your new picture is saved.').waitFor();
    await page.context().close();
  });
});

describe('No time limits', () => {
  it.each(['/beginner/quiz/alphabet', '/advanced/quiz'])(
    '%s has no countdown, and all else stays',
    async (path) => {
      await browseAs(browser, ena.url, demo.subscriber, async (page) => {
        const setUntimed = async (wanted: boolean) => {
          await visit(page, '/settings');
          await box(page, 'No time limits').setChecked(wanted);
          await saved(page);
        };
        await visit(page, path);
        await page.getByRole('timer').waitFor();
        await setUntimed(true);
        await page.clock.install();
        await visit(page, path);
        await page.getByRole('group', { name: /^Question 1 of/u }).waitFor();
        expect(await page.getByRole('timer').count()).toBe(0);
        await page.clock.runFor(60 * 60 * 1000);
        await page.getByRole('group', { name: /^Question 1 of/u }).waitFor();
        await page.locator('main :focus').waitFor();
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        await page.clock.runFor(10_000);
        await page.getByRole('group', { name: /^Question 2 of/u }).waitFor();
        await setUntimed(false);
        await visit(page, path);
        await page.getByRole('timer').waitFor();
      });
    },
  );
});
