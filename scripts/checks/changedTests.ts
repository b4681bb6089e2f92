/** Which component tests `npm test -- quick` runs: those beside files that were changed. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';
import { listProjectFiles, runCommand } from './command.ts';

/** The test files in the folder of a changed file; all paths are relative to the project's folder. */
function selectTestsInChangedFolders(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(changed.map((file) => dirname(file)));
  return tests.filter((test) => folders.has(dirname(test)));
}

async function git(...args: string[]): Promise<string[]> {
  const { ok, output } = await runCommand('git', args);
  return ok ? output.split('\n').filter((line) => line !== '') : [];
}

/**
 * The component tests beside files that differ from the remote main branch, or without one from the last
 * commit.
 */
export async function findChangedComponentTests(): Promise<string[]> {
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'origin/main');
  const changed = await git('diff', '--name-only', base, '--', 'apps/web/src');
  const added = await git('ls-files', '--others', '--exclude-standard', '--', 'apps/web/src');
  const tests = await listProjectFiles('apps/web/src/*.test.tsx');
  // Git still lists a test that was deleted without `git rm`.
  return selectTestsInChangedFolders(
    [...changed, ...added],
    tests.filter((test) => existsSync(join(root, test))),
  );
}
