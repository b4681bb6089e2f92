import { describe, expect, it } from 'vitest';
import { findClipsInText, titleOf } from './conversation.ts';

describe('titleOf', () => {
  it.each([
    ['How do I say water?', 'How do I say water?'],
    ['  two\n lines ', 'two lines'],
    [
      'What is the difference between the aorist and the imperfect, and when do I use which?',
      'What is the difference between the aorist and the…',
    ],
    ['ა'.repeat(100), `${'ა'.repeat(60)}…`],
    ['🙂'.repeat(80), `${'🙂'.repeat(60)}…`],
  ])('%s', (question, title) => expect(titleOf(question)).toBe(title));
});

describe('findClipsInText', () => {
  const clips = new Set(['წყალი', 'ეს პურია.', 'ვინ ხარ?']);
  it.each([
    ['**წყალი** (tsqali): water', [{ text: 'წყალი', name: 'წყალი' }]],
    ['**ეს პურია.** This is bread.', [{ text: 'ეს პურია', name: 'ეს პურია.' }]],
    ['ვინ ხარ? and წყალი, წყალი', [{ text: 'ვინ ხარ', name: 'ვინ ხარ?' }]],
    ['no Georgian', []],
    ['პური', []],
  ])('%s', (text, clipsInText) => {
    expect(findClipsInText(text, (name) => clips.has(name))).toEqual(clipsInText);
  });
});
