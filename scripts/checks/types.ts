import { relative } from 'node:path';
import { binOf, root } from '../lib/project.mjs';
import { projectFiles, run } from './command.ts';
import { failedCheck, type Outcome, passedCheck } from './outcome.ts';

/**
 * Type-checks every tsconfig of the project, and checks that each TypeScript file belongs to at least
 * one of them: a file that no tsconfig includes would never be type-checked.
 */
export async function checkTypes(): Promise<Outcome> {
  let problems = '';
  const configs = await projectFiles('tsconfig.json', '**/tsconfig*.json');
  const checked = new Set<string>();
  for (const config of configs) {
    const { output } = await run(process.execPath, [
      binOf('typescript', 'tsc'),
      '-p',
      config,
      '--listFiles',
      '--pretty',
      'false',
    ]);
    for (const line of output.split('\n')) {
      if (line.startsWith(root)) checked.add(relative(root, line));
      else problems += line === '' ? '' : `${line}\n`;
    }
  }
  for (const file of await projectFiles('*.ts', '*.tsx')) {
    if (!checked.has(file)) problems += `${file}: no tsconfig.json includes this file\n`;
  }
  return problems === '' ? passedCheck : failedCheck(problems);
}
