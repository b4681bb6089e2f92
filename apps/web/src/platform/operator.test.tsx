/** Operator settings on pages: the server writes them into a meta element, which is read before rendering. */
import { defaultOperator, type Operator } from '@ena/contract/operator';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, openPage } from '../../test/app.tsx';
import { worker } from '../../test/mockApi.ts';
import { operator, readOperator } from './operator.ts';

const social = [
  { name: 'YouTube', url: 'https://www.youtube.com/@ena' },
  { name: 'ena.social', url: 'https://ena.social/about' },
];
const settings: Operator = {
  supportEmail: 'help@school.example',
  privacyEmail: "o'neil@school.example",
  legalUpdated: '2026-02-28',
  legalUpdatedText: 'February 28, 2026',
  formService: {
    origin: 'https://mail.example',
    publicKey: 'key_1',
    serviceId: 'service_2',
    templateId: 'template_3',
  },
  social,
};

beforeAll(() => {
  const meta = document.createElement('meta');
  meta.name = 'operator';
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
  const before = { ...operator };
  // The module reads the element once when it is loaded, which was before this test.
  Object.assign(operator, readOperator());
  return () => {
    meta.remove();
    Object.assign(operator, before);
  };
});

it('the settings are read from the page, with defaults for a page without them', () => {
  expect(operator).toEqual(settings);
  document.querySelector('meta[name=operator]')?.setAttribute('content', '');
  expect(readOperator()).toEqual(defaultOperator);
});

const main = () => page.getByRole('main');

it.each([
  ['/support', ['help@school.example', "o'neil@school.example"]],
  ['/contact', ['help@school.example', "o'neil@school.example"]],
  ['/terms-of-service', ['help@school.example', 'February 28, 2026']],
  ['/privacy-policy', ["o'neil@school.example", 'February 28, 2026']],
])('[SUP-04] [LEGAL-03] %s shows the configured addresses and date: %o', async (path, texts) => {
  await openApp(path, { learner: null });
  await expect.element(main().getByRole('heading', { level: 1 })).toBeVisible();
  for (const text of texts) await expect.element(main()).toMatchTextContent(text);
  await expect.element(main()).not.toMatchTextContent(/@ena\.example|\{\{/u);
});

it('[NAV-11] the footer shows the configured social links', async () => {
  await openPage('/faq', { learner: null });
  const links = page.getByRole('list', { name: 'Ena on social media' }).getByRole('link');
  await expect.element(links).toHaveLength(2);
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    social.map(({ name, url }) => [name, url]),
  );
});

it('[SUP-11] a message is sent to the configured third-party service, but not from an automated browser', async () => {
  const sent: unknown[] = [];
  worker.use(
    http.post('https://mail.example/api/v1.0/email/send', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse('OK');
    }),
  );
  await openApp('/contact', { learner: null });
  for (const [label, text] of [
    ['Name', 'Nino'],
    ['Email', 'nino@example.com'],
    ['Subject', 'A question'],
    ['Message', 'Hello'],
  ] as const)
    await main().getByLabelText(label, { exact: true }).fill(text);
  const sendButton = main().getByRole('button', { name: 'Send Message' });
  await sendButton.click();
  await expect
    .element(main().getByRole('alert'))
    .toMatchTextContent('Messages cannot be sent from an automated browser.');
  expect(sent).toEqual([]);
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  await sendButton.click();
  await expect.element(main().getByText(/^Thank you for your message!/u)).toBeVisible();
  expect(sent).toEqual([
    {
      lib_version: expect.any(String),
      user_id: 'key_1',
      service_id: 'service_2',
      template_id: 'template_3',
      template_params: {
        from_name: 'Nino',
        from_email: 'nino@example.com',
        subject: 'A question',
        message: 'Hello',
      },
    },
  ]);
});
