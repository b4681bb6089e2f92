/**
 * Fails on imports that the architecture does not allow and impure code in the domain
 * (sourceRules/importRules.ts), disabled lint rules or type assertions without a reason
 * (sourceRules/missingReasons.ts), private vocabulary (sourceRules/words.ts), and sizes outside the design tokens
 * (sourceRules/arbitraryValues.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findArbitraryValues } from './sourceRules/arbitraryValues.ts';
import { findViolations } from './sourceRules/importRules.ts';
import { findMissingReasons } from './sourceRules/missingReasons.ts';
import { findReplacedWords } from './sourceRules/words.ts';
import { listProjectFiles } from './checks/command.ts';
import { root } from './lib/project.mjs';

const listedFiles = await listProjectFiles('*.ts', '*.tsx', '*.mjs', '*.js');
const files = listedFiles.filter((file) => existsSync(join(root, file)));
const violations = files.flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8');
  return [
    ...findViolations(file, code),
    ...findMissingReasons(file, code),
    ...findReplacedWords(file, code),
    ...findArbitraryValues(file, code),
  ];
});

for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
