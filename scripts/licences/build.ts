/** `npm run licences`: writes docs/licences.md, and the software bill of materials. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../checks/command.ts';
import { root } from '../lib/project.mjs';
import { listProductionPackages, type LockFile, renderLicences } from './licences.ts';

// as: npm writes this form.
const lockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
writeFileSync(join(root, 'docs/licences.md'), renderLicences(listProductionPackages(lockFile)));

const sbomArgs = ['sbom', '--sbom-format', 'cyclonedx', '--omit=dev', '--package-lock-only'];
const { ok, output } = await runCommand('npm', [...sbomArgs, '--loglevel=error']);
if (ok) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache/sbom.cdx.json'), output);
  console.log('Written: docs/licences.md, .cache/sbom.cdx.json');
} else {
  console.error(output);
  process.exitCode = 1;
}
