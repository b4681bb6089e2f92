import { expect, it } from 'vitest';
import * as labels from './labels.ts';

const { caseLabel, caseLabels, verbCaseLabel, ...records } = labels;

it.each(Object.entries(records))('%s has a label of its own for each value', (_, record) => {
  const texts: string[] = Object.values(record);
  expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([]);
});

it('names a case by its ending, its term and its use', () => {
  expect(caseLabels.map(({ name }) => caseLabel(name))).toContain('-მა (ergative): who did it');
  expect(verbCaseLabel('dative')).toBe('dative (-ს)');
});
