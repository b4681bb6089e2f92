/** Stock Firefox, headless, through WebDriver BiDi, which it serves itself: geckodriver is not needed. */
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import type { Engine, Viewport } from './engine.ts';
import { firefox } from './programs.ts';

/** What Firefox logs for a font (NS_BINDING_ABORTED) or a module whose download a navigation has canceled. */
const canceled = /status=2152398850|error loading dynamically imported module/u;
/** Bits: 2 coarse or fine, 4 hover. Without a pointing device, as in headless mode, Firefox is like a phone. */
const mouse = 6;

export async function startFirefox(viewport: Viewport): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': mouse, 'ui.allPointerCapabilities': mouse },
    env: { ...process.env, ALSA_CONFIG_PATH: fileURLToPath(new URL('asound.conf', import.meta.url)) },
    defaultViewport: viewport,
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  const record = (text: string) => {
    if (!canceled.test(text)) errors.push(text);
  };
  page.on('pageerror', (error) => record(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') record(message.text());
  });
  return {
    errors,
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (text, held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.type(text);
      if (held) await page.keyboard.up(held);
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
