/** Pictures of words: those of the table exist, belong to a word of the course, and no two words share one. */
import { expect, it } from 'vitest';
import { taughtItems } from '../src/bodies.ts';
import { lessons } from '../src/catalog.ts';
import { covers } from '../src/covers.ts';
import { packCovers } from '../src/packs/covers.ts';
import { packs } from '../src/packs/packs.ts';
import { emojiSvg, ownPictures, pictureFiles, usedPictures } from '../src/pictureFiles.ts';
import { type PictureRow, pictureRows } from '../src/pictures.ts';
import { findDuplicates } from './model.ts';

const taught = new Set(taughtItems.map(({ id }) => id));
const hasFile = ({ source, name }: Pick<PictureRow, 'source' | 'name'>) =>
  source === 'own' ? ownPictures.has(name) : emojiSvg(name) !== undefined;

it('every word and every picture of the table exists', () => {
  expect(pictureRows.filter(({ id }) => !taught.has(id))).toEqual([]);
  expect(usedPictures.filter((picture) => !hasFile(picture))).toEqual([]);
});

it('every lesson has a cover, and every cover a lesson', () =>
  expect(Object.keys(covers).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted()));

it('every pack has a cover of its own, and every cover a pack', () => {
  expect(Object.keys(packCovers).toSorted()).toEqual(packs.map(({ id }) => id).toSorted());
  expect(findDuplicates(Object.values(packCovers), (name) => name)).toEqual([]);
});

it('no word has two pictures, no two words share one', () => {
  expect(findDuplicates(pictureRows, ({ id }) => id)).toEqual([]);
  expect(findDuplicates(pictureRows, ({ name }) => name)).toEqual([]);
});

it('no own picture has the name of an emoji that is used: they would share a file', () =>
  expect(usedPictures.filter(({ source, name }) => source === 'emoji' && ownPictures.has(name))).toEqual([]));

it('every own picture is used', () => {
  const used = new Set(pictureRows.flatMap(({ source, name }) => (source === 'own' ? [name] : [])));
  expect([...ownPictures.keys()].filter((name) => !used.has(name))).toEqual([]);
});

it('pictures need nothing that the Content-Security-Policy or another site could refuse', () => {
  const isPlain = (svg: string) =>
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 \d+ \d+">/u.test(svg) &&
    !/<(?:style|script|image|foreignObject)|\sstyle=|href=|url\((?!#)/u.test(svg);
  expect([...pictureFiles()].flatMap(([name, svg]) => (isPlain(svg) ? [] : [name]))).toEqual([]);
});

it('says of a picture what is wrong', () => {
  expect(emojiSvg('no-such-picture')).toBeUndefined();
  expect(emojiSvg('toString')).toBeUndefined();
});
