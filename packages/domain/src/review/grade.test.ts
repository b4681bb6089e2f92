import { describe, expect, it } from 'vitest';
import { ratingOf } from './grade.ts';

const right = { correct: true, secondAttempt: false, hintUsed: false, elapsedMs: 4000 };

describe('the rating of a review', () => {
  it.each([
    ['right', right, false, 3],
    ['wrong', { ...right, correct: false }, false, 1],
    ['wrong, whatever the learner says', { ...right, correct: false, ownRating: 4 as const }, false, 1],
    ['right at the second attempt', { ...right, secondAttempt: true }, true, 2],
    ['right with the hint', { ...right, hintUsed: true }, false, 2],
    ['chosen slowly', { ...right, elapsedMs: 12_001 }, false, 2],
    ['typed in the time that is slow for choosing', { ...right, elapsedMs: 12_001 }, true, 3],
    ['typed slowly', { ...right, elapsedMs: 25_001 }, true, 2],
    ['very fast, but not easy by itself', { ...right, elapsedMs: 300 }, false, 3],
    ['rated easy by the learner', { ...right, ownRating: 4 as const }, false, 4],
    ['rated hard by the learner, at once', { ...right, ownRating: 2 as const }, false, 2],
  ])('%s', (_, behavior, isTyped, rating) => expect(ratingOf(behavior, isTyped)).toBe(rating));
});
