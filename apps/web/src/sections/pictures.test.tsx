/** The picture of a word on its card: decorative, and its room is there before it is loaded. */
import { lessonBodies } from '@ena/course/bodies';
import { expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { findAll } from '../../test/dom.ts';
import { render } from '../../test/react.ts';
import { WordCards } from './WordsSections.tsx';

const words = [...lessonBodies.values()]
  .flatMap(({ sections }) => sections.flatMap((section) => (section.kind === 'words' ? section.words : [])))
  .filter(({ image }) => image !== undefined)
  .slice(0, 12);

it.each([360, 1280])(
  'moves nothing when it arrives, and is not read beside the word (%i px)',
  async (width) => {
    await page.viewport(width, 900);
    await render(
      <MemoryRouter>
        <WordCards words={words} />
      </MemoryRouter>,
    );
    const heights = () => findAll('li').map((card) => card.getBoundingClientRect().height);
    const images = findAll('li img').filter((image) => image instanceof HTMLImageElement);
    expect(images).toHaveLength(words.length);
    const sources = images.map(({ src }) => src);
    for (const image of images) {
      expect(image.alt).toBe('');
      expect(image.loading).toBe('lazy');
      // As before its file has arrived.
      image.removeAttribute('src');
    }
    await document.fonts.ready;
    const before = heights();
    for (const [index, image] of images.entries()) {
      image.loading = 'eager';
      image.src = sources[index] ?? '';
    }
    await Promise.all(images.map((image) => image.decode()));
    expect(images.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true);
    expect(heights()).toEqual(before);
  },
);
