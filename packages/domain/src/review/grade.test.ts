import { describe, expect, it } from 'vitest';
import { ratingOf } from './grade.ts';

const right = { correct: true, secondAttempt: false, hintUsed: false, elapsedMs: 4000 };

describe('the rating of a review', () => {
  it.each([
    ['right', right, 'choosing', 3],
    ['wrong', { ...right, correct: false }, 'choosing', 1],
    ['wrong, whatever the learner says', { ...right, correct: false, ownRating: 4 }, 'choosing', 1],
    ['right at the second attempt', { ...right, secondAttempt: true }, 'typing', 2],
    ['right with the hint', { ...right, hintUsed: true }, 'choosing', 2],
    ['chosen slowly', { ...right, elapsedMs: 12_001 }, 'choosing', 2],
    ['matched in the time that is slow for choosing', { ...right, elapsedMs: 12_001 }, 'matching', 3],
    ['matched slowly', { ...right, elapsedMs: 20_001 }, 'matching', 2],
    ['typed in the time that is slow for choosing', { ...right, elapsedMs: 12_001 }, 'typing', 3],
    ['typed slowly', { ...right, elapsedMs: 25_001 }, 'typing', 2],
    ['very fast, but not easy by itself', { ...right, elapsedMs: 300 }, 'choosing', 3],
    ['rated easy by the learner', { ...right, ownRating: 4 }, 'choosing', 4],
    ['rated hard by the learner, at once', { ...right, ownRating: 2 }, 'choosing', 2],
  ] as const)('%s', (_, behavior, way, rating) => expect(ratingOf(behavior, way)).toBe(rating));
});
