/** Stock WebKitGTK in its MiniBrowser, through WebDriver. */
import { Builder, Key } from 'selenium-webdriver';
import type { Engine, Viewport } from './engine.ts';
import { webDriverUrl } from './programs.ts';

export async function startWebKit(viewport: Viewport): Promise<Engine> {
  // Without toolbars, which would be wider than a phone. As on iOS, sound needs a touch or click.
  const args = ['--automation', '--full-screen', '--media-playback-requires-user-gesture=true'];
  const driver = await new Builder()
    .usingServer(webDriverUrl)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...viewport });
  const modifiers = { Shift: Key.SHIFT, Control: Key.CONTROL };
  return {
    errors: [],
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    press: (text, held) => {
      const keys = text.replaceAll('\n', Key.ENTER);
      const actions = driver.actions();
      if (held) actions.keyDown(modifiers[held]).sendKeys(keys).keyUp(modifiers[held]);
      else actions.sendKeys(keys);
      return actions.perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}
