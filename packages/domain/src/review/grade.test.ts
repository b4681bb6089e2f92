import { describe, expect, it } from 'vitest';
import { ratingOf } from './grade.ts';

const right = { correct: true, secondAttempt: false, hintUsed: false, elapsedMs: 4000 };

describe('the rating of a review', () => {
  it.each([
    ['right', right, 'chosen', 3],
    ['wrong', { ...right, correct: false }, 'chosen', 1],
    ['wrong, whatever the learner says', { ...right, correct: false, ownRating: 4 }, 'chosen', 1],
    ['right at the second attempt', { ...right, secondAttempt: true }, 'typed', 2],
    ['right with the hint', { ...right, hintUsed: true }, 'chosen', 2],
    ['chosen slowly', { ...right, elapsedMs: 12_001 }, 'chosen', 2],
    ['matched in the time that is slow for choosing', { ...right, elapsedMs: 12_001 }, 'matched', 3],
    ['matched slowly', { ...right, elapsedMs: 20_001 }, 'matched', 2],
    ['typed in the time that is slow for choosing', { ...right, elapsedMs: 12_001 }, 'typed', 3],
    ['typed slowly', { ...right, elapsedMs: 25_001 }, 'typed', 2],
    ['very fast, but not easy by itself', { ...right, elapsedMs: 300 }, 'chosen', 3],
    ['rated easy by the learner', { ...right, ownRating: 4 }, 'chosen', 4],
    ['rated hard by the learner, at once', { ...right, ownRating: 2 }, 'chosen', 2],
  ] as const)('%s', (_, behavior, inputMethod, rating) =>
    expect(ratingOf(behavior, inputMethod)).toBe(rating),
  );
});
