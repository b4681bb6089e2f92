import { afterEach, expect, it } from 'vitest';
import html from '../../index.html?raw';

/** Opens index.html without the app in a frame; returns what the browser gets from it. */
async function openIndex() {
  const frame = document.createElement('iframe');
  frame.srcdoc = html.replace(/<script type="module".*<\/script>/u, '');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has another origin.');
  return {
    root: page.documentElement,
    shown: () => [
      page.documentElement.dataset['theme'],
      page.querySelector('[name=theme-color]')?.getAttribute('content'),
      page.querySelector('[rel=manifest]')?.getAttribute('href'),
    ],
  };
}
const dark = ['dark', '#14111a', '/manifest.webmanifest'];
const light = ['light', '#fbf7f0', '/manifest-light.webmanifest'];

afterEach(() => {
  localStorage.removeItem('theme');
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

it('[THEME-01] [THEME-02] the color of the browser and the manifest follow the theme', async () => {
  const { root, shown } = await openIndex();
  expect(shown()).toEqual(dark);
  root.dataset['theme'] = 'light';
  await expect.poll(shown).toEqual(light);
  root.dataset['theme'] = 'dark';
  await expect.poll(shown).toEqual(dark);
});

it('[THEME-02] a remembered light theme has its color and manifest from the start', async () => {
  localStorage.setItem('theme', 'light');
  expect((await openIndex()).shown()).toEqual(light);
});
