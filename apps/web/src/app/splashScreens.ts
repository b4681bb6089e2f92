/**
 * Splash screens of the app installed on iOS, which ignores the icons of the manifest: it shows an image with exactly the
 * pixels of the screen, otherwise a blank page. Drawn on the device, there need not be an image for each of its sizes.
 * iOS stores them when the app is added to the home screen. Like https://github.com/GoogleChromeLabs/pwacompat.
 */
const orientations = ['portrait', 'landscape'] as const;
/** Width and height of the icon in CSS pixels. */
const iconSize = 128;

/** The screen in this orientation, in the color of the page, with the icon in its middle: a PNG file as a data URL. */
function draw(icon: HTMLImageElement, orientation: (typeof orientations)[number]): string {
  const sides = [screen.width, screen.height].toSorted((one, other) => one - other);
  const [width = 0, height = 0] = orientation === 'portrait' ? sides : sides.toReversed();
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing can be drawn.');
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--page');
  context.fillRect(0, 0, width, height);
  context.drawImage(icon, (width - iconSize) / 2, (height - iconSize) / 2, iconSize, iconSize);
  // iOS loads no `blob:` URLs here.
  return canvas.toDataURL();
}

/** Adds the links of both orientations to the page, and keeps them in its theme. Fails without the icon. */
export async function addSplashScreens(): Promise<void> {
  const icon = new Image();
  icon.src = '/icons/icon-512.png';
  await icon.decode();
  // Without it, iOS ignores the images, although the manifest says `standalone`.
  const capable = Object.assign(document.createElement('meta'), {
    name: 'apple-mobile-web-app-capable',
    content: 'yes',
  });
  const links = orientations.map((orientation) => {
    const media = `(orientation: ${orientation})`;
    const link = Object.assign(document.createElement('link'), { rel: 'apple-touch-startup-image', media });
    const update = () => {
      link.href = draw(icon, orientation);
    };
    update();
    new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return link;
  });
  document.head.append(capable, ...links);
}
