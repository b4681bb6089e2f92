import { describe, expect, it } from 'vitest';
import { findReplacedWords } from './words.ts';

describe('words that were replaced by technical terms', () => {
  it.each([
    ['a name', 'const patienceMs = 1;'],
    ['a part of a name', 'interface DatabasePatience {}'],
    ['a limit', 'const mostTokens = 1;'],
    ['a comment', '// What the model is told.\nconst a = 1;'],
    ['a docstring', '/** Answers a function that stops it. */\nconst a = 1;'],
    ['a comment beside a string', "const a = 'x'; // stands in for Stripe"],
    ['a comment that begins with it', '// Stands for the provider.\nconst a = 1;'],
    ['an interpolated name', 'const a = `x${tryOut}`;'],
  ])('are found in %s', (_, code) => {
    expect(findReplacedWords('x.ts', code)).toHaveLength(1);
  });

  it('are reported with line and replacement', () => {
    expect(findReplacedWords('a/x.ts', 'const a = 1;\nconst patience = 2;')).toEqual([
      "a/x.ts:2: 'patience' is private vocabulary: timeout",
    ]);
  });

  it.each([
    ['a string', "const a = 'She told me';"],
    ['a regular expression', 'const a = /told/;'],
    ['a template', 'const a = `you told ${name}`;'],
    ['text in JSX', 'const a = <p>A wish</p>;'],
    ['other words', 'const almost = mostly + understand;'],
  ])('are allowed in %s', (_, code) => {
    expect(findReplacedWords('x.tsx', code)).toEqual([]);
  });
});
