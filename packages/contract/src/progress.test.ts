import { expect, it } from 'vitest';
import { progressReportSchema } from './progress.ts';

const report = { id: '6f1c1b0a-3d0f-4c52-9d0e-0a4f6f0d8a11', lessonId: 'alphabet', timeSpent: 0 };

it.each([
  ['timeSpent', 0, 240],
  ['score', 0, 100],
])('a progress report has a whole %s between %i and %i', (field, min, max) => {
  const isValid = (value: number) => progressReportSchema.safeParse({ ...report, [field]: value }).success;
  expect([min - 1, min, min + 0.5, max, max + 1].map(isValid)).toEqual([false, true, false, true, false]);
});

it.each([
  ['id', '7'],
  ['lessonId', ''],
  ['studiedAt', 'yesterday'],
])('a progress report whose %s is "%s" is invalid', (field, value) => {
  expect(progressReportSchema.safeParse({ ...report, [field]: value }).success).toBe(false);
});
