import { expect, it } from 'vitest';
import { verbCategories } from './verb/features.ts';
import * as labels from './labels.ts';

const records = Object.entries(labels).flatMap(([name, record]) =>
  typeof record === 'object' ? [[name, Object.values(record)] as const] : [],
);

it.each(records)('%s has a label of its own for each value', (_, values) => {
  const texts = values.map((value: string | object) => JSON.stringify(value));
  expect(texts.filter((text, index) => text === '""' || texts.indexOf(text) !== index)).toEqual([]);
});

it('each screeve has a name of its own, with what explains it', () => {
  const names = verbCategories.map(labels.screeveName);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['future', 'past (aorist)', 'imperfect (“was doing”)']));
});

it('names the case beside a verb by its term and its ending', () => {
  expect(labels.verbCaseLabel('dative')).toBe('dative (-ს)');
});
