import { afterEach, expect, it } from 'vitest';
import { addSplashScreens } from './splashScreens.ts';

const selector = '[rel=apple-touch-startup-image]';
const capable = '[name=apple-mobile-web-app-capable]';

/** Makes the screen one of an iPhone 14: 1170 × 2532 pixels. */
function emulateScreen(size: { readonly width: number; readonly height: number }): void {
  for (const [key, value] of Object.entries(size))
    Object.defineProperty(screen, key, { configurable: true, value });
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: 3 });
}
const pixelRatio = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');

afterEach(() => {
  Reflect.deleteProperty(screen, 'width');
  Reflect.deleteProperty(screen, 'height');
  if (pixelRatio) Object.defineProperty(window, 'devicePixelRatio', pixelRatio);
  for (const element of document.querySelectorAll(`${selector}, ${capable}`)) element.remove();
});

/** Media query, size, and the colors of a corner and the middle of each image on the page. */
const readImages = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>(selector)].map(async ({ media, href }) => {
      const image = new Image();
      image.src = href;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const colorAt = (x: number, y: number) =>
        `#${[...(context?.getImageData(x, y, 1, 1).data ?? [])]
          .slice(0, 3)
          .map((part) => part.toString(16).padStart(2, '0'))
          .join('')}`;
      // Left of the stroke in the middle of the icon.
      const icon = colorAt(width / 2 - 150, height / 2);
      return { media, size: [width, height], page: colorAt(0, 0), icon };
    }),
  );

const imagesOn = (page: string) => [
  { media: '(orientation: portrait)', size: [1170, 2532], page, icon: '#7b1e3b' },
  { media: '(orientation: landscape)', size: [2532, 1170], page, icon: '#7b1e3b' },
];

it('splash screens for iOS have the pixels of its screen and the color of the theme, also when it is switched', async () => {
  emulateScreen({ width: 390, height: 844 });
  await addSplashScreens();
  expect(await readImages()).toEqual(imagesOn('#fbf7f0'));
  expect(document.querySelector(capable)?.getAttribute('content')).toBe('yes');
  document.documentElement.dataset['theme'] = 'dark';
  await expect.poll(readImages).toEqual(imagesOn('#14111a'));
});

it('splash screens for iOS are the same on a device that is held sideways', async () => {
  emulateScreen({ width: 844, height: 390 });
  await addSplashScreens();
  expect(await readImages()).toEqual(imagesOn('#fbf7f0'));
});
