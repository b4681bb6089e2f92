import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** As Lighthouse's mobile preset: a processor four times slower. */
const cpuSlowdown = 4;

/** A browser context with the screen and touch of a phone; signed in as the demo subscriber, if wanted. */
export async function openPhone(
  browser: Browser,
  origin: string,
  { signedIn }: { readonly signedIn: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  if (!signedIn) return context;
  const demo = { email: 'subscriber@demo.ena.example', password: 'gamarjoba', rememberMe: false };
  await context.request.post('/api/auth/sign-in/email', { data: demo, headers: { origin } });
  await context.addInitScript({ content: "localStorage.setItem('signed-in', 'yes')" });
  return context;
}

/** Slows the processor of a page down to a slow phone's speed. Returns the session of Chromium's protocol. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return cdp;
}
