import { join, relative } from 'node:path';
import { resolveBin, root } from '../lib/project.mjs';
import { listProjectFiles, runCommand } from './command.ts';
import { failedCheck, type Outcome, passedCheck } from './outcome.ts';

/**
 * Type-checks every tsconfig of the project, and checks that each TypeScript file belongs to at least
 * one of them: a file that no tsconfig includes would never be type-checked.
 */
export async function checkTypes(): Promise<Outcome> {
  let problems = '';
  const configs = await listProjectFiles('tsconfig.json', '**/tsconfig*.json');
  const checked = new Set<string>();
  for (const config of configs) {
    const { output } = await runCommand(process.execPath, [
      resolveBin('typescript', 'tsc'),
      '-p',
      config,
      // Checks again only what has changed. `tsc -b` would not notice a changed package: npm sets no new times.
      '--incremental',
      '--tsBuildInfoFile',
      join(root, '.cache/types', config.replaceAll('/', '-')),
      '--listFiles',
      '--pretty',
      'false',
    ]);
    for (const line of output.split('\n')) {
      if (line.startsWith(root)) checked.add(relative(root, line));
      else problems += line === '' ? '' : `${line}\n`;
    }
  }
  for (const file of await listProjectFiles('*.ts', '*.tsx')) {
    if (!checked.has(file)) problems += `${file}: no tsconfig.json includes this file\n`;
  }
  return problems === '' ? passedCheck : failedCheck(problems);
}
