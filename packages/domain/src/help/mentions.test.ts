import { expect, it } from 'vitest';
import { mentions } from './mentions.ts';

const texts = ["It's Mkhedruli: ქართული ანბანი.", 'Read aloud.'];

it.each([
  ['', true],
  ['   ', true],
  ['MKHEDRULI', true],
  [' aloud. ', true],
  ["it's", true],
  ['it’s', true],
  ['ანბანი', true],
  ['mkhedruli aloud', false],
  ['numbers', false],
  ['.*', false],
])('the texts contain %o: %s', (query, found) => expect(mentions(texts, query)).toBe(found));
