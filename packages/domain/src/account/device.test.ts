import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Windows NT 10.0; Win64; x64';
const iphone = 'iPhone; CPU iPhone OS 18_1 like Mac OS X';

it.each([
  [mozilla(`${windows}; rv:144.0`, 'Gecko/20100101 Firefox/144.0'), 'Firefox on Windows'],
  [mozilla(windows, `${webkit} Chrome/142.0.0.0 Safari/537.36`), 'Chrome on Windows'],
  [mozilla(windows, `${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`), 'Edge on Windows'],
  [mozilla(windows, `${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`), 'Opera on Windows'],
  [mozilla('X11; Linux x86_64', `${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`), 'Chrome on Linux'],
  [mozilla('X11; CrOS x86_64 14541.0.0', `${webkit} Chrome/142.0.0.0 Safari/537.36`), 'Chrome on ChromeOS'],
  [
    mozilla('Linux; Android 15; Pixel 9', `${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`),
    'Chrome on Android',
  ],
  [
    mozilla('Linux; Android 15', `${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`),
    'Samsung Internet on Android',
  ],
  [
    mozilla(iphone, 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'),
    'Safari on iPhone',
  ],
  [
    mozilla(iphone, 'AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1'),
    'Chrome on iPhone',
  ],
  [
    mozilla(
      'Macintosh; Intel Mac OS X 10_15_7',
      'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ),
    'Safari on Mac',
  ],
  [
    mozilla('iPad; CPU OS 18_1 like Mac OS X', 'AppleWebKit/605.1.15 (KHTML, like Gecko)'),
    'A browser on iPad',
  ],
  ['curl/8.5.0', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  ['', 'Unknown browser'],
  [undefined, 'Unknown browser'],
  ['x'.repeat(100_000), 'Unknown browser'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
