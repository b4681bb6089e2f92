import { describe, expect, it } from 'vitest';
import { findViolations } from './importRules.ts';

const domain = 'packages/domain/src/streak/streak.ts';
const course = 'packages/course/src/units/beginner/alphabet/lesson.ts';
const contract = 'packages/contract/src/progress.ts';
const server = 'apps/server/src/learner/progress/report.ts';
const feature = 'apps/web/src/features/lesson/LessonPage.tsx';

describe('forbidden imports are reported', () => {
  it.each([
    ['an npm package in the domain', domain, `import { z } from 'zod';`],
    ['a Node module in the domain', domain, `import { readFileSync } from 'node:fs';`],
    ['a Node module without its prefix', domain, `import { readFileSync } from 'fs';`],
    ['a type of another package in the domain', domain, `import type { Lesson } from '@ena/course/catalog';`],
    [
      'another package by a relative path',
      domain,
      `import { lessons } from '../../../course/src/catalog.ts';`,
    ],
    ['a higher folder of the domain', domain, `import type { A } from '../review/a.ts';`],
    ['a file outside the packages', domain, `import { root } from '../../../../scripts/lib/project.mjs';`],
    ['a side effect', domain, `import 'zod';`],
    ['a re-export', domain, `export * from 'zod';`],
    ['a named re-export', domain, `export { z } from 'zod';`],
    ['a dynamic import', domain, `export const load = () => import('zod');`],
    ['an import in a type', domain, `export type Z = import('zod').ZodType;`],
    ['a computed import', domain, `export const load = (name: string) => import(name);`],
    ['a require', domain, `export const z = require('zod');`],
    ['an import over several lines', domain, `import {\n  z,\n} from 'zod';`],
    ['the contract in the course', course, `import { errorCodes } from '@ena/contract/errors';`],
    ['an npm package in the course', course, `import { z } from 'zod';`],
    ['a Node module in the course', course, `import 'node:fs';`],
    ['the course in the contract', contract, `import { lessons } from '@ena/course/catalog';`],
    ['the server in the contract', contract, `import { schema } from '@ena/server/db/schema';`],
    ['a Node module in the contract', contract, `import { randomUUID } from 'node:crypto';`],
    ['the web app in the server', server, `import { paths } from '../../../web/src/app/paths.ts';`],
    ['the server in the web app', feature, `import type { Row } from '@ena/server/db/schema';`],
    ['a Node module in the web app', feature, `import { join } from 'node:path';`],
    [
      'a lesson body in the facts of its unit',
      'packages/course/src/units/beginner/food/unit.ts',
      `import { lesson } from './lesson.ts';`,
    ],
    [
      'a lesson body in the web app',
      feature,
      `import { alphabet } from '@ena/course/units/beginner/alphabet/lesson';`,
    ],
    [
      'a lesson body by a dynamic import',
      feature,
      `const body = () => import('@ena/course/units/beginner/alphabet/lesson');`,
    ],
    [
      'a lesson body by a relative path',
      feature,
      `import { a } from '../../../../../packages/course/src/units/beginner/a/lesson.ts';`,
    ],
    [
      'an inline type import, which stays as a side effect',
      feature,
      `import { type A } from '@ena/course/units/beginner/alphabet/lesson';`,
    ],
    ['a feature in a feature', feature, `import { Timer } from '../quiz/Timer.tsx';`],
    [
      'a feature in a UI primitive',
      'apps/web/src/ui/Button.tsx',
      `import { Timer } from '../features/quiz/Timer.tsx';`,
    ],
    [
      'a type of a higher web layer',
      'apps/web/src/platform/client.ts',
      `import type { T } from '../study/outbox.ts';`,
    ],
    ['a web layer that is not in the list', 'apps/web/src/lib/a.ts', `import '../platform/client.ts';`],
    ['a higher layer in a lower one', server, `import { createApp } from '../../main/app.ts';`],
    [
      'a type of a higher layer',
      'apps/server/src/platform/db/open.ts',
      `import type { A } from '../../identity/a.ts';`,
    ],
    ['a later folder of the same layer', server, `import { a } from '../account/remove.ts';`],
    [
      'a later folder inside the same folder',
      'apps/server/src/learner/review/cards/cards.ts',
      `import { a } from '../placement/placement.ts';`,
    ],
    ['a layer that is not in the list', 'apps/server/src/new/a.ts', `import { a } from '../platform/a.ts';`],
    ['a folder that is not in the list', 'apps/server/src/learner/new/a.ts', `import '../study/a.ts';`],
    ['a command in a layer', server, `import '../../main.ts';`],
    ['a glob over several folders', feature, `export const all = import.meta.glob('../*/*.ts');`],
    [
      'a glob with one pattern over several folders',
      feature,
      `export const all = import.meta.glob(['./a/*.ts', '../*/*.ts']);`,
    ],
    ['a glob with a computed pattern', feature, `export const all = (p) => import.meta.glob(p);`],
  ])('%s', (_, path, code) => {
    expect(findViolations(path, code)).toHaveLength(1);
  });

  it('with file and line', () => {
    expect(findViolations(domain, `// first\nimport 'zod';`)).toEqual([
      `${domain}:2: domain may not import npm packages (zod)`,
    ]);
  });
});

describe('allowed imports are not reported', () => {
  it.each([
    ['a lower folder of the domain', domain, `import { cleanLine } from '../text/cleanLine.ts';`],
    ['domain in the course', course, `import type { LessonSource } from '@ena/domain/lesson/model';`],
    [
      'domain and zod in the contract',
      contract,
      `import '@ena/domain/lesson/model'; import { z } from 'zod';`,
    ],
    [
      'domain, course, contract in the server',
      server,
      `import '@ena/course/catalog'; import '@ena/contract/errors';`,
    ],
    [
      'lower layers, earlier folders and the own folder in the server',
      server,
      `import '../../platform/db/open.ts'; import '../study/a.ts'; import './list.ts';`,
    ],
    ['files directly in a layer', server, `import '../services.ts'; import '../../platform/failure.ts';`],
    ['layers in a command', 'apps/server/src/main.ts', `import { run } from './main/run.ts';`],
    ['Node modules in the server', server, `import { join } from 'node:path';`],
    ['the catalog in the web app', feature, `import { lessons } from '@ena/course/catalog';`],
    ['the sample lesson in the web app', feature, `import { tasteLetters } from '@ena/course/sampleLesson';`],
    [
      'a type of the course in the web app',
      feature,
      `import type { A } from '@ena/course/units/beginner/alphabet/lesson';`,
    ],
    [
      'a type re-exported from the course',
      feature,
      `export type { A } from '@ena/course/units/beginner/alphabet/lesson';`,
    ],
    [
      'a glob over the files of an own folder',
      'apps/web/src/app/routes.tsx',
      `export const all = import.meta.glob(['./routes/*.tsx', '!./routes/*.test.tsx']);`,
    ],
    [
      'the own feature and lower web layers',
      feature,
      `import '../lesson/Card.tsx'; import './Tips.tsx'; import '../../ui/B.tsx';`,
    ],
    [
      'features in the app',
      'apps/web/src/app/routes.ts',
      `import { Timer } from '../features/quiz/Timer.tsx';`,
    ],
    [
      'Node modules in content checks',
      'packages/course/check/files.ts',
      `import { readdirSync } from 'node:fs';`,
    ],
    ['Node modules in bundler settings', 'apps/web/vite.config.ts', `import { join } from 'node:path';`],
    ['a computed import in bundler settings', 'apps/web/build.ts', 'const page = await import(built);'],
    ['test tools in tests', 'packages/domain/src/streak/streak.test.ts', `import { it } from 'vitest';`],
    ['anything in scripts', 'scripts/test.ts', `import { x } from '../apps/server/src/x.ts';`],
    [
      'imports that are only text',
      domain,
      `const a = "import 'zod'"; // import 'zod'\nconst b = \`export * from 'zod'\`;`,
    ],
    ['text of a page', feature, `export const a = <p>Don't import 'zod' from http://x</p>;`],
  ])('%s', (_, path, code) => {
    expect(findViolations(path, code)).toEqual([]);
  });
});

describe('the purity rule of the domain', () => {
  it.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'Math.random()',
    "fetch('/')",
    'process.env',
    "console.log('x')",
    'setTimeout(f, 1)',
    'crypto.randomUUID()',
    'globalThis.Date',
    '{ process }',
  ])('refuses %s', (use) => {
    expect(findViolations(domain, `export const a = (${use});`).length).toBeGreaterThan(0);
  });

  it.each([
    "new Date('2026-01-01')",
    'Date.UTC(2026, 0, 1)',
    'run.process',
    '{ console: 1 }',
    'Math.max(1, 2)',
  ])('allows %s', (use) => {
    expect(findViolations(domain, `export const a = (${use});`)).toEqual([]);
  });

  it('does not apply to tests and other packages', () => {
    expect(findViolations('packages/domain/src/a.test.ts', 'export const a = Date.now();')).toEqual([]);
    expect(findViolations(server, 'export const a = Date.now();')).toEqual([]);
  });
});
