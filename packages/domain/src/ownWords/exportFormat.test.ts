import { expect, it } from 'vitest';
import {
  ankiTagOf,
  exportColumns,
  groupsOfAnkiTags,
  joinGroups,
  sourceColumnOf,
  splitGroups,
} from './exportFormat.ts';

const groups = ['food', 'at the market', 'a_b _c', '100 % sure', '%5F %25', 'food, drink; more', 'ზმნები::1'];

it('the groups of a cell are read back, whatever their names contain', () => {
  expect(splitGroups(joinGroups(groups))).toEqual(groups);
  expect(splitGroups(joinGroups([]))).toEqual([]);
});

it('the groups of an Anki note are tags without spaces, which are read back without other tags', () => {
  const tags = groups.map(ankiTagOf);
  expect(tags.filter((tag) => /\s/u.test(tag))).toEqual([]);
  expect(groupsOfAnkiTags(['ena', ...tags, 'leech'])).toEqual(groups);
});

it.each([
  [['Kind', ...Object.values(exportColumns)], true],
  [Object.values(exportColumns).slice(1), false],
  [[], false],
])('a table with the columns %j is an export of Ena: %s', (names, isExport) =>
  expect(sourceColumnOf(names)).toBe(isExport ? names.indexOf(exportColumns.source) : -1),
);
