import { describe, expect, it } from 'vitest';
import { selectTestsInChangedFolders } from './changedTests.ts';

describe('component tests are selected by the folders of changed files', () => {
  const tests = ['apps/web/src/ui/Button.test.tsx', 'apps/web/src/features/quiz/QuizPage.test.tsx'];
  it.each([
    ['a changed component', ['apps/web/src/ui/Button.tsx'], [tests[0]]],
    ['another changed file in the folder of a test', ['apps/web/src/features/quiz/state.ts'], [tests[1]]],
    ['a changed test', ['apps/web/src/ui/Button.test.tsx'], [tests[0]]],
    ['changed files in two folders', ['apps/web/src/ui/x.css', 'apps/web/src/features/quiz/state.ts'], tests],
    ['a changed file in a parent folder, which selects none', ['apps/web/src/features/index.ts'], []],
    ['no changed files', [], []],
  ])('for %s', (_, changed, expected) => {
    expect(selectTestsInChangedFolders(changed, tests)).toEqual(expected);
  });
});
