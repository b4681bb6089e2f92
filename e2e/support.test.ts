/** /support and /contact: writing to us, and what happens when it does not work. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  browseAs,
  demo,
  launch,
  logIn,
  logOut,
  open,
  phone,
  setOffline,
  soon,
  visit,
} from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { sentMail } from './support/mails.ts';

const sending = '**/api/v1.0/email/send';
const thanks = "Thank you for your message! We'll get back to you within 24 hours.";
const sorry = 'There was an error sending your message.';
const texts = {
  Name: 'Nino',
  Email: 'nino@example.com',
  Subject: 'A question',
  Message: 'How do I type ქ?\n\nNino',
};
type Label = keyof typeof texts;
const labels: readonly Label[] = ['Name', 'Email', 'Subject', 'Message'];
const pages = ['/support', '/contact'] as const;

let ena: Ena;
let browser: Browser;
let page: Page;
let problems: string[];
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});
beforeEach(async () => {
  ({ page, problems } = await open(browser, ena.url));
});
afterEach(() => page.context().close());

const main = () => page.getByRole('main');
const field = (label: Label) => main().getByLabel(label, { exact: true });
const sendButton = () => main().getByRole('button', { name: 'Send Message' });
const fill = async (but: Partial<Record<Label, string>> = {}) => {
  for (const label of labels) await field(label).fill(but[label] ?? texts[label]);
};
const typed = async () =>
  Object.fromEntries(
    await Promise.all(labels.map(async (label) => [label, await field(label).inputValue()])),
  );
/** What of a message is sent. */
const paramsOf = (subject: string) => ({
  from_name: texts.Name,
  from_email: texts.Email,
  subject,
  message: texts.Message,
});
const empty = { Name: '', Email: '', Subject: '', Message: '' };
const linksTo = async (path: string) => main().locator(`a[href="${path}"]`).count();
/** Waits for the whole text that a failed message leaves. */
const failure = async (why: string) => {
  const alert = main().getByRole('alert');
  await alert.filter({ hasText: sorry }).waitFor();
  expect(await alert.textContent()).toBe(`${sorry} ${why} Please try again or email us directly.`);
};

describe('the pages', () => {
  it('[SUP-01] [SUP-02] /support has a form, contact info, five questions, quick links and a promise', async () => {
    await visit(page, '/support');
    await main().getByRole('heading', { level: 1, name: 'Support Center' }).waitFor();
    for (const label of labels) await field(label).waitFor();
    const info = main().getByRole('region', { name: 'Contact info' });
    expect(await info.getByRole('link', { name: 'support@ena.example' }).getAttribute('href')).toBe(
      'mailto:support@ena.example',
    );
    const questions = main().getByRole('region', { name: 'Frequently asked questions' });
    expect(await questions.locator('dt').count()).toBe(5);
    for (const [path, name] of [
      ['/settings', 'Settings'],
      ['/beginner', 'Learning Resources'],
      ['/chat', 'AI Chat Assistant'],
    ] as const)
      expect(await main().getByRole('link', { name }).first().getAttribute('href')).toBe(path);
    await main().getByText('a reply within 24 hours').waitFor();
  });

  it('[SUP-03] /contact has contact info, quick links and the form', async () => {
    await visit(page, '/contact');
    await main().getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await main().getByRole('region', { name: 'Contact info' }).waitFor();
    const form = main().getByRole('region', { name: 'Send us a Message' });
    await form.getByLabel('Message', { exact: true }).waitFor();
    for (const path of ['/support', '/beginner', '/chat']) expect(await linksTo(path)).toBe(1);
    await main().getByRole('link', { name: 'Support Center' }).click();
    await page.waitForURL('**/support');
    await main().getByRole('heading', { level: 1, name: 'Support Center' }).waitFor();
  });

  it('are found in the footer', async () => {
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');
    for (const name of ['Support', 'Contact'])
      await footer.getByRole('link', { name, exact: true }).waitFor();
  });
});

describe.each(pages)('%s', (path) => {
  it('[SUP-05] sends nothing while a field is missing or the e-mail is none', async () => {
    let asked = 0;
    await page.route(sending, (route) => {
      asked += 1;
      return route.fulfill({ body: 'OK' });
    });
    await visit(page, path);
    for (const label of labels) {
      await fill({ [label]: '' });
      await sendButton().click();
      expect(await field(label).evaluate((one: HTMLInputElement) => one.validity.valueMissing)).toBe(true);
    }
    await fill({ Email: 'nino' });
    await sendButton().click();
    expect(await field('Email').evaluate((one: HTMLInputElement) => one.validity.typeMismatch)).toBe(true);
    await page.waitForTimeout(300);
    expect(asked).toBe(0);
    await fill();
    await sendButton().click();
    await soon(() => asked).toBe(1);
  });

  it('[SUP-06] [SUP-07] [SUP-09] [SUP-10] sends, says so meanwhile, clears the form, and the letter is there', async () => {
    const subject = `${texts.Subject} from ${path}`;
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(sending, async (route) => {
      await held;
      await route.continue();
    });
    const request = page.waitForRequest(sending);
    await visit(page, path);
    await fill({ Subject: subject });
    await sendButton().click();
    await main().getByRole('button', { name: 'Sending…' }).and(page.locator(':disabled')).waitFor();
    expect((await request).postDataJSON()).toEqual({
      lib_version: expect.any(String),
      user_id: expect.any(String),
      service_id: expect.any(String),
      template_id: expect.any(String),
      template_params: paramsOf(subject),
    });
    expect((await request).method()).toBe('POST');
    expect(new URL((await request).url()).origin).toBe(ena.url);
    go();
    await main().getByRole('status').filter({ hasText: thanks }).waitFor();
    expect(await typed()).toEqual(empty);
    const letter = (await sentMail(ena)).find((mail) => mail.subject.includes(subject));
    expect(letter).toMatchObject({ to: 'support@ena.example', replyTo: texts.Email });
    expect(letter?.text).toContain(texts.Message);
    expect(problems).toEqual([]);
  });

  it('[SUP-08] keeps the text when sending fails, and says why', async () => {
    await visit(page, path);
    await fill();
    await page.route(sending, (route) => route.fulfill({ status: 500, body: 'The mail room is on fire' }), {
      times: 1,
    });
    await sendButton().click();
    await failure('The mail room is on fire.');
    await page.route(sending, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await sendButton().click();
    await failure('An unknown error occurred.');
    await page.route(sending, (route) => route.abort(), { times: 1 });
    await sendButton().click();
    await failure('The network connection failed: please check your internet connection.');
    await soon(typed).toEqual(texts);
    expect(await main().getByRole('link', { name: 'email us directly' }).getAttribute('href')).toBe(
      'mailto:support@ena.example',
    );
  });
});

describe('a message', () => {
  it('is kept through a reload, goes along to the other form, and is gone once it is sent', async () => {
    await visit(page, '/support');
    await fill();
    await page.reload();
    await soon(typed).toEqual(texts);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await main().getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await soon(typed).toEqual(texts);
    await sendButton().click();
    await main().getByText(thanks).waitFor();
    // What was kept is put in once it is known whose it is.
    await Promise.all([page.waitForResponse('**/api/session'), page.reload()]);
    await sendButton().and(page.locator(':enabled')).waitFor();
    await page.waitForTimeout(300);
    expect(await typed()).toEqual(empty);
  });

  it('written offline is kept, and sent when the network is back', async () => {
    await visit(page, '/contact');
    await fill();
    await setOffline(page, true);
    await main().getByText('You are currently offline. You can write on').waitFor();
    await sendButton().click();
    await failure('You are currently offline.');
    expect(await typed()).toEqual(texts);
    await setOffline(page, false);
    await sendButton().click();
    await main().getByText(thanks).waitFor();
  });

  it('of a robot seems to be sent, and is not', async () => {
    await visit(page, '/contact');
    await fill({ Subject: 'Pills' });
    const trap = page.locator('input[name="confirm_subject"]');
    const hidden = page.locator('form [aria-hidden=true]').filter({ has: trap });
    expect(await hidden.evaluate((one) => one.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'pills'));
    await sendButton().click();
    await main().getByText(thanks).waitFor();
    expect((await sentMail(ena)).filter(({ subject }) => subject.includes('Pills'))).toEqual([]);
  });

  it('of a learner has name and e-mail filled in, and does not stay for who comes after', async () => {
    await logIn(page, demo.learner);
    await visit(page, '/contact');
    await soon(() => field('Email').inputValue()).toBe(demo.learner);
    expect(await field('Name').inputValue()).not.toBe('');
    await field('Message').fill('A secret');
    await page.reload();
    await soon(() => field('Message').inputValue()).toBe('A secret');
    await logOut(page);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await Promise.all([page.waitForResponse('**/api/session'), visit(page, '/contact')]);
    await sendButton().and(page.locator(':enabled')).waitFor();
    await page.waitForTimeout(500);
    expect(await typed()).toEqual(empty);
  });

  it('is written and sent by keyboard alone, on a phone too', async () => {
    await browseAs(
      browser,
      ena.url,
      null,
      async (small) => {
        await visit(small, '/contact');
        await small.getByLabel('Name', { exact: true }).focus();
        for (const text of [texts.Name, texts.Email, 'By keyboard', 'Hello']) {
          await small.keyboard.type(text);
          await small.keyboard.press('Tab');
        }
        // The field for robots is no stop on the way.
        expect(await small.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Send Message');
        await small.keyboard.press('Enter');
        const said = small.getByRole('status').filter({ hasText: thanks });
        await said.waitFor();
        await soon(() =>
          said.evaluate((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }),
        ).toBe(true);
      },
      phone,
    );
  });
});

describe('settings', () => {
  it('[SUP-04] [NAV-20] [LEGAL-03] put their addresses and their day on every page, with and without a script', async () => {
    const own = await startEna({
      SUPPORT_EMAIL: 'help@school.example',
      PRIVACY_EMAIL: "o'neil@school.example",
      LEGAL_UPDATED: '2026-02-28',
    });
    const shown: Readonly<Record<string, readonly string[]>> = {
      '/support': ['help@school.example', "o'neil@school.example"],
      '/contact': ['help@school.example', "o'neil@school.example"],
      '/terms-of-service': ['help@school.example', 'February 28, 2026'],
      '/privacy-policy': ["o'neil@school.example", 'February 28, 2026'],
    };
    for (const javaScriptEnabled of [true, false]) {
      const { page: other, problems: wrong } = await open(browser, own.url, { javaScriptEnabled });
      for (const [path, wanted] of Object.entries(shown)) {
        await (javaScriptEnabled ? visit(other, path) : other.goto(path));
        const text = await other.getByRole('main').textContent();
        for (const one of wanted) expect([path, text]).toEqual([path, expect.stringContaining(one)]);
        expect([path, text]).toEqual([path, expect.not.stringMatching(/@ena\.example|\{\{/)]);
      }
      expect(wrong).toEqual([]);
      await other.context().close();
    }
    const { page: other } = await open(browser, own.url);
    await visit(other, '/');
    await other.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await other.getByRole('main').getByRole('link', { name: 'help@school.example' }).waitFor();
    await other.context().close();
    await own.stop();
  });

  it('[NAV-11] link to where else Ena is, where that is set', async () => {
    const channels = ['https://www.youtube.com/@ena', 'https://ena.social/about'];
    const own = await startEna({ SOCIAL_LINKS: channels.join(', ') });
    for (const [url, names] of [
      [own.url, ['YouTube', 'ena.social']],
      [ena.url, []],
    ] as const) {
      const { page: other, problems: wrong } = await open(browser, url);
      await visit(other, '/');
      const links = other
        .getByRole('contentinfo')
        .getByRole('list', { name: 'Ena elsewhere' })
        .getByRole('link');
      await soon(() => links.allInnerTexts()).toEqual(names);
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(found).toEqual(names.length > 0 ? channels : []);
      expect(wrong).toEqual([]);
      await other.context().close();
    }
    await own.stop();
  });

  it('[SUP-11] one of them sends the same request to the third-party service instead', async () => {
    const received: unknown[] = [];
    const service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        if (request.method === 'POST') received.push([request.url, JSON.parse(body)]);
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        response.writeHead(200, headers).end('OK');
      });
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    // as: it listens on a port.
    const { port } = service.address() as AddressInfo;
    const own = await startEna({
      CONTACT_SERVICE_URL: `http://key_1@127.0.0.1:${port}/service_2/template_3`,
    });
    await page.context().close();
    ({ page } = await open(browser, own.url));
    await visit(page, '/contact');
    await fill();
    await sendButton().click();
    await failure('Messages cannot be sent from an automated browser.');
    expect(received).toEqual([]);
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
    await page.reload();
    await soon(typed).toEqual(texts);
    await sendButton().click();
    await main().getByText(thanks).waitFor();
    expect(received).toEqual([
      [
        '/api/v1.0/email/send',
        {
          lib_version: expect.any(String),
          user_id: 'key_1',
          service_id: 'service_2',
          template_id: 'template_3',
          template_params: paramsOf(texts.Subject),
        },
      ],
    ]);
    expect(await sentMail(own)).toEqual([]);
    await own.stop();
    service.close();
  });
});

it('the eleventh message in ten minutes has to wait, also after a restart, and is kept', async () => {
  const own = await startEna();
  await page.context().close();
  ({ page } = await open(browser, own.url));
  await visit(page, '/contact');
  for (let count = 1; count <= 10; count++) {
    await fill({ Subject: `Message ${count}` });
    await sendButton().click();
    await soon(() => field('Subject').inputValue()).toBe('');
  }
  await fill();
  await sendButton().click();
  await failure('You have sent several messages in a short time: please wait a few minutes.');
  expect(await typed()).toEqual(texts);
  expect(await sentMail(own)).toHaveLength(10);
  await own.restart();
  await sendButton().click();
  await failure('You have sent several messages in a short time: please wait a few minutes.');
  await own.stop();
});
