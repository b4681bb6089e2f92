/** Stock WebKitGTK in its MiniBrowser, by W3C WebDriver (Classic), on a virtual X display: no window opens. */
import { findFreePort } from '../../scripts/lib/port.mjs';
import type { Engine, Viewport } from './engine.ts';
import { findProgram, startProgram } from './program.ts';

/** Sends a command to a WebDriver server and returns the value of its response; throws its error. */
async function send(method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

export async function startWebKit(viewport: Viewport): Promise<Engine> {
  const screen = `${viewport.width}x${viewport.height}x24`;
  const display = await startProgram(
    [findProgram('xvfb'), '-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'],
    {},
    (output) => /^(\d+)$/mu.exec(output)?.[1],
  );
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = await startProgram(
    [findProgram('webKitWebDriver'), `--port=${port}`],
    { DISPLAY: `:${display.value}` },
    () => send('GET', `${url}/status`).catch(() => undefined),
  );
  // Without toolbars, which would be wider than a phone. As on iOS, sound needs a touch or click.
  const args = ['--automation', '--full-screen', '--media-playback-requires-user-gesture=true'];
  const { sessionId, capabilities } = (await send('POST', `${url}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: findProgram('miniBrowser'), args } },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${url}/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...viewport });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    errors: [],
    open: async (address) => {
      await send('POST', `${session}/url`, { url: address });
    },
    callFunction: async (source, argument) =>
      String(
        await send('POST', `${session}/execute/sync`, {
          script: `return (${source})(arguments[0])`,
          args: [argument],
        }),
      ),
    performActions: async (actions) => {
      await send('POST', `${session}/actions`, { actions });
    },
    screenshot: async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      // Ends the browser, too.
      await driver.stop();
      await display.stop();
    },
  };
}
