/** What is refused. That nothing else is, shows the check itself: it finds nothing in this repository. */
import { describe, expect, it } from 'vitest';
import { findViolations } from './importRules.ts';

const domain = 'packages/domain/src/streak/streak.ts';
const course = 'packages/course/src/units/beginner/alphabet/lesson.ts';
const contract = 'packages/contract/src/progress.ts';
const server = 'apps/server/src/learner/progress/report.ts';
const feature = 'apps/web/src/features/lesson/LessonPage.tsx';
const lessonBody = '@ena/course/units/beginner/alphabet/lesson';

describe('forbidden imports are reported', () => {
  it.each([
    ['an npm package', domain, `import { z } from 'zod';`],
    ['a Node module', domain, `import { readFileSync } from 'node:fs';`],
    ['a Node module without its prefix', domain, `import { readFileSync } from 'fs';`],
    ['a type of another package', domain, `import type { Lesson } from '@ena/course/catalog';`],
    ['another package by its path', domain, `import { lessons } from '../../../course/src/catalog.ts';`],
    ['a file outside the packages', domain, `import { root } from '../../../../scripts/lib/project.mjs';`],
    ['a side effect', domain, `import 'zod';`],
    ['a re-export', domain, `export * from 'zod';`],
    ['a named re-export', domain, `export { z } from 'zod';`],
    ['a dynamic import', domain, `export const load = () => import('zod');`],
    ['an import in a type', domain, `export type Z = import('zod').ZodType;`],
    ['a computed import', domain, `export const load = (name: string) => import(name);`],
    ['a require', domain, `export const z = require('zod');`],
    ['the contract in the course', course, `import { errorCodes } from '@ena/contract/errors';`],
    ['the course in the contract', contract, `import { lessons } from '@ena/course/catalog';`],
    ['the web app in the server', server, `import { paths } from '../../../web/src/app/paths.ts';`],
    ['the server in the web app', feature, `import type { Row } from '@ena/server/db/schema';`],
    [
      'a lesson body in the facts of its unit',
      'packages/course/src/units/beginner/food/unit.ts',
      `import { lesson } from './lesson.ts';`,
    ],
    ['a lesson body in the web app', feature, `import { alphabet } from '${lessonBody}';`],
    ['a lesson body, although only its type is used', feature, `import { type A } from '${lessonBody}';`],
    ['a feature in a feature', feature, `import { Timer } from '../quiz/Timer.tsx';`],
    ['a higher folder of the domain', domain, `import type { A } from '../review/a.ts';`],
    ['a higher layer', server, `import { createApp } from '../../main/app.ts';`],
    ['a later folder of the same layer', server, `import { a } from '../account/remove.ts';`],
    [
      'a later folder inside the same folder',
      'apps/server/src/learner/review/cards/cards.ts',
      `import { a } from '../placement/placement.ts';`,
    ],
    ['a layer that is not in the list', 'apps/server/src/new/a.ts', `import { a } from '../platform/a.ts';`],
    ['a folder that is not in the list', 'apps/server/src/learner/new/a.ts', `import '../study/a.ts';`],
    ['a command in a layer', server, `import '../../main.ts';`],
    [
      'a glob over several folders',
      feature,
      `export const all = import.meta.glob(['./a/*.ts', '../*/*.ts']);`,
    ],
  ])('%s', (_, path, code) => {
    expect(findViolations(path, code)).toHaveLength(1);
  });

  it('with file and line', () => {
    expect(findViolations(domain, `// first\nimport 'zod';`)).toEqual([
      `${domain}:2: domain may not import npm packages (zod)`,
    ]);
  });
});

it.each([
  'Date.now()',
  'new Date()',
  'Date()',
  'Math.random()',
  "fetch('/')",
  'process.env',
  'crypto.randomUUID()',
  'globalThis.Date',
])('the domain may not use %s', (use) => {
  expect(findViolations(domain, `export const a = (${use});`).length).toBeGreaterThan(0);
});
