/** A lesson begins with its first word: on a phone and on a laptop it is on the first screen. */
import { lessons } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import { describe, expect, it } from 'vitest';
import { openApp, subscriber } from '../../../test/app.tsx';

const [firstPack] = packs;
if (!firstPack) throw new Error('there are no packs');
const pages = [...lessons.map(({ path }) => path), firstPack.path];

/** The bottom of the first line of Georgian below the title, or of the first button that plays a recording. */
function firstWordBottom(): number {
  const content = document.querySelector('main article > header + *');
  const first = content?.querySelector(
    '[lang="ka"]:not(h2 *, .sr-only *), button[aria-label^="Start Exercise"]',
  );
  const text = first && document.createTreeWalker(first, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) return Number.POSITIVE_INFINITY;
  const letter = document.createRange();
  letter.setStart(text, 0);
  letter.setEnd(text, 1);
  const { bottom, height } = letter.getBoundingClientRect();
  return height > 0 ? bottom + scrollY : Number.POSITIVE_INFINITY;
}

describe.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('at $width x $height', (viewport) => {
  it.each(pages)('%s shows its first word or sound without scrolling', async (path) => {
    await openApp(path, { learner: subscriber, viewport });
    await expect.poll(firstWordBottom).toBeLessThanOrEqual(viewport.height);
  });
});
