import { lessonBodies } from '@ena/course/bodies';
import { describe, expect, it } from 'vitest';
import { estimateLineStarts, findLineAt } from './lineTimes.ts';

const recordings = (lessonBodies.get('advanced-listening')?.sections ?? []).flatMap((section) =>
  section.kind === 'recordings' ? section.recordings : [],
);

describe('the estimated starts of lines', () => {
  // Measured in the clips, by the silence before each line.
  it.each([
    ['news.weather', 50.9, [0, 6.9, 14.7, 20.8, 27.7, 34.9, 39.6, 44.1]],
    ['news.opening', 49, [0, 5.4, 12.6, 18.9, 26.4, 33.5, 41.4]],
    ['conversations.svaneti', 60.3, [0, 6.4, 14.5, 22.5, 28.7, 35.5, 39.9, 45.3, 52.7]],
    ['media.kitchen', 55.9, [0, 6.9, 16.4, 21.9, 24.9, 33.2, 39.4, 41.9, 48.7, 50.9]],
    ['media.podcast', 57.8, [0, 5.6, 11.4, 14.2, 20.3, 24.5, 28, 34.3, 39.1, 42.8, 50.2, 54.3]],
    ['academic.scripts', 52.4, [0, 6.3, 13.4, 20.5, 25.1, 33.3, 40.4, 46.1]],
    ['academic.qvevri', 58.9, [0, 8.3, 13.9, 21.1, 26.7, 33.9, 38.9, 46.3, 51.7]],
  ] as const)('of %s are less than a second from the measured ones', (id, duration, measured) => {
    const lines = recordings.find((one) => one.id === `advanced-listening.${id}`)?.lines ?? [];
    const starts = estimateLineStarts(
      lines.map(({ form }) => form),
      duration,
    );
    expect(starts).toHaveLength(measured.length);
    for (const [index, start] of starts.entries())
      expect(Math.abs(start - (measured[index] ?? Infinity)), `line ${index}`).toBeLessThan(0.65);
  });

  it('increase, also while the duration is unknown', () => {
    expect(estimateLineStarts(['ა', 'ბ', 'გ'], 0)).toEqual([0, 0.5, 1]);
  });
});

it.each([
  [0, 0],
  [4.9, 0],
  [5, 1],
  [99, 2],
])('at %d s, line %d is spoken', (position, index) => {
  expect(findLineAt([0, 5, 8], position)).toBe(index);
});
