import { expect, it } from 'vitest';
import { avatarProblem, maxAvatarBytes, smallAvatarUrl } from './avatar.ts';

it.each([
  ['image/jpeg', 1, null],
  ['image/png', maxAvatarBytes, null],
  ['image/webp', maxAvatarBytes - 1, null],
  ['image/gif', 5000, 'NOT_AN_IMAGE'],
  ['image/avif', 5000, 'NOT_AN_IMAGE'],
  ['image/png', maxAvatarBytes + 1, 'IMAGE_TOO_LARGE'],
  ['image/svg+xml', 100, 'NOT_AN_IMAGE'],
  ['image/tiff', 100, 'NOT_AN_IMAGE'],
  ['application/pdf', 100, 'NOT_AN_IMAGE'],
  ['text/html', maxAvatarBytes + 1, 'NOT_AN_IMAGE'],
  ['', 100, 'NOT_AN_IMAGE'],
])('a file of type "%s" and %i bytes: %o', (type, size, problem) => {
  expect(avatarProblem({ type, size })).toBe(problem);
});

it('2 MB are 2 × 1024 × 1024 bytes', () => {
  expect(maxAvatarBytes).toBe(2_097_152);
});

it('derives the URL of the small picture from that of the large one', () => {
  expect(smallAvatarUrl('/avatars/1/ab.webp')).toBe('/avatars/1/ab-small.webp');
});
