import { describe, expect, it } from 'vitest';
import { percentOf, resultColor, resultMessage } from './result.ts';

const messages = { excellent: 'Excellent! …', good: 'Good job! …', keepLearning: 'Keep learning! …' };

describe('percentOf', () => {
  it.each([
    [0, 5, 0],
    [5, 5, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [139, 200, 70],
    [0, 0, 0],
  ])('[QRUN-18] %i of %i is %i %%', (score, total, percent) => expect(percentOf(score, total)).toBe(percent));
});

describe('resultColor', () => {
  it.each([
    [10, 10, 'green'],
    [7, 10, 'green'],
    [14, 20, 'green'],
    [700, 1000, 'green'],
    [699, 1000, 'yellow'],
    [139, 200, 'yellow'],
    [2, 3, 'yellow'],
    [4, 10, 'yellow'],
    [2, 5, 'yellow'],
    [399, 1000, 'red'],
    [79, 200, 'red'],
    [1, 3, 'red'],
    [0, 10, 'red'],
    [0, 0, 'red'],
  ])('[QRUN-19] %i of %i is %s', (score, total, color) => expect(resultColor(score, total)).toBe(color));
});

describe('resultMessage', () => {
  it.each([
    [5, 5, messages.excellent],
    [4, 5, messages.excellent],
    [8, 10, messages.excellent],
    [799, 1000, messages.good],
    [159, 200, messages.good],
    [2, 3, messages.good],
    [6, 10, messages.good],
    [3, 5, messages.good],
    [599, 1000, messages.keepLearning],
    [119, 200, messages.keepLearning],
    [1, 2, messages.keepLearning],
    [0, 5, messages.keepLearning],
    [0, 0, messages.keepLearning],
  ])('[QRUN-20] %i of %i says %s', (score, total, message) =>
    expect(resultMessage(messages, score, total)).toBe(message),
  );
});
