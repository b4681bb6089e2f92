import { describe, expect, it } from 'vitest';
import { testsBeside } from './changedTests.ts';

describe('the component tests beside changed files', () => {
  const tests = ['apps/web/src/ui/Button.test.tsx', 'apps/web/src/features/quiz/QuizPage.test.tsx'];
  it.each([
    ['a component', ['apps/web/src/ui/Button.tsx'], [tests[0]]],
    ['another file of the folder', ['apps/web/src/features/quiz/state.ts'], [tests[1]]],
    ['a test itself', ['apps/web/src/ui/Button.test.tsx'], [tests[0]]],
    ['files of two folders', ['apps/web/src/ui/x.css', 'apps/web/src/features/quiz/state.ts'], tests],
    ['a file of a folder above', ['apps/web/src/features/index.ts'], []],
    ['nothing', [], []],
  ])('%s', (_, changed, expected) => {
    expect(testsBeside(changed, tests)).toEqual(expected);
  });
});
