/** The manifests of the installed app: one for each theme (public/), with the icons that they declare. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages } from '@ena/contract/pages';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(web, path), 'utf8');
interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly theme_color: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
}
// as: a wrong shape fails the tests.
const parse = (name: string) => JSON.parse(read(`public/${name}`)) as Manifest;
const dark = parse('manifest.webmanifest');
const light = parse('manifest-light.webmanifest');
const html = read('index.html');

/** Width and height in the header of a PNG file, such as `96x96`. */
function sizesOfPng(path: string): string {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The color of the page in a theme (ui/tokens.css). */
function pageColor(theme: string): string {
  const css = read('src/ui/tokens.css');
  const scale = new RegExp(`theme='${theme}'\\][^}]*--page: var\\(--([\\w-]+)\\)`, 'u').exec(css)?.[1] ?? '';
  return new RegExp(`--${scale}: (#[\\da-f]{6});`, 'u').exec(css)?.[1] ?? '';
}

describe('the manifest', () => {
  it('of each theme has the color of its page, and nothing else that differs', () => {
    for (const [theme, manifest] of [
      ['dark', dark],
      ['light', light],
    ] as const) {
      const color = pageColor(theme);
      expect(manifest).toEqual({ ...dark, background_color: color, theme_color: color });
      // What the browser shows before and after a switch of the theme.
      expect(html).toContain(`'${color}'`);
    }
    expect(pageColor('light')).not.toBe(pageColor('dark'));
    expect(html).toContain(`<meta name="theme-color" content="${dark.theme_color}" />`);
  });

  const icons = [...dark.icons, ...dark.shortcuts.flatMap((shortcut) => shortcut.icons)];
  it.each(icons)('declares $src as it is: $sizes, $type', ({ src, sizes, type }) => {
    const file = join(web, 'public', src);
    expect(existsSync(file)).toBe(true);
    if (type === 'image/png') expect(sizesOfPng(file)).toBe(sizes);
    else expect([sizes, type]).toEqual(['any', 'image/svg+xml']);
  });

  it('can be installed: it has an icon of 192 and of 512 pixels, and one that may be cut to a circle', () => {
    expect(dark).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    expect(dark.icons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sizes: '192x192', purpose: 'any' }),
        expect.objectContaining({ sizes: '512x512', purpose: 'any' }),
        expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
      ]),
    );
  });

  it('has shortcuts to pages of the app', () =>
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(dark.shortcuts.map(({ url }) => url)),
    ));

  it('comes with an icon for iOS of 180 pixels without transparency, which would be drawn black', () => {
    const [, href = ''] = /rel="apple-touch-icon" href="([^"]+)"/u.exec(html) ?? [];
    const file = join(web, 'public', href);
    expect(sizesOfPng(file)).toBe('180x180');
    // Color type 3 is a palette, which has transparency only with the chunk tRNS.
    const bytes = readFileSync(file);
    expect([bytes[25], bytes.includes('tRNS')]).toEqual([3, false]);
  });
});
