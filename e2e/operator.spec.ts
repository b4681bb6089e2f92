/** Operator settings (environment variables) in the built pages that a real server sends. */
import { expect, test } from './fixtures/test.ts';
import { waitForHydration } from './fixtures/page.ts';

test.use({
  serverSettings: {
    SUPPORT_EMAIL: 'help@school.example',
    PRIVACY_EMAIL: "o'neil@school.example",
    LEGAL_UPDATED: '2026-02-28',
    SOCIAL_LINKS: 'https://www.youtube.com/@ena, https://ena.social/about',
    CONTACT_SERVICE_URL: 'http://key_1@127.0.0.1:9/service_2/template_3',
  },
});

const expectedTexts: Readonly<Record<string, readonly string[]>> = {
  '/support': ['help@school.example', "o'neil@school.example"],
  '/contact': ['help@school.example', "o'neil@school.example"],
  '/terms-of-service': ['help@school.example', 'February 28, 2026'],
  '/privacy-policy': ["o'neil@school.example", 'February 28, 2026'],
};

test('[SUP-04] [SUP-11] [NAV-11] [NAV-20] [LEGAL-03] addresses, dates and links of the operator are shown on the pages, with and without JavaScript', async ({
  page,
  newPage,
}) => {
  const withoutScript = await newPage({ javaScriptEnabled: false });
  for (const [path, texts] of Object.entries(expectedTexts)) {
    await withoutScript.goto(path);
    const response = await page.goto(path);
    // The policy allows requests to CONTACT_SERVICE_URL.
    expect(response?.headers()['content-security-policy']).toMatch(
      /connect-src [^;]*http:\/\/127\.0\.0\.1:9/u,
    );
    await waitForHydration(page);
    for (const one of [withoutScript, page]) {
      for (const text of texts) await expect(one.getByRole('main')).toContainText(text);
      await expect(one.getByRole('main')).not.toContainText(/@ena\.example|\{\{/u);
    }
  }
  const links = page.getByRole('list', { name: 'Ena on social media' }).getByRole('link');
  await expect(links).toHaveText(['YouTube', 'ena.social']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://www.youtube.com/@ena',
    'https://ena.social/about',
  ]);
});
