import { expect, it } from 'vitest';
import { hideGeorgian } from './hideGeorgian.ts';

it.each([
  ['bread', 'bread'],
  ['bread (პური)', 'bread'],
  ['bread [also: პურები]; loaf', 'bread; loaf'],
  ['bread; პური', 'bread'],
  ['პური = bread', 'bread'],
  ['პური, ორი პური; bread', 'bread'],
  ['plural of პური, in a shop', 'plural of …, in a shop'],
  ['[პური bread]', '[… bread]'],
  ['ᲞᲣᲠᲘ: bread', 'bread'],
])('of %j is shown before the answer: %j', (text, shown) => expect(hideGeorgian(text)).toBe(shown));
