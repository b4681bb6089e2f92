/** A small build of the web app: only what the server needs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const inlineStyle = 'body{margin:0}';
export const inlineScript = "document.documentElement.dataset.theme='dark'";
export const testBuild = '0123456789abcdef';
const page = (title: string) =>
  `<!doctype html><title>${title}</title><style>${inlineStyle}</style><script>${inlineScript}</script><div data-build="${testBuild}"></div>`;

/** Writes a build of the web app to `folder` and returns it. */
export function writeSite(folder: string): string {
  const files = {
    'client/index.html': page('home'),
    'client/login/index.html': page('login'),
    'client/confirmation/index.html': page('confirmation'),
    'client/404/index.html': page('not found'),
    'client/__spa-fallback.html': page('app'),
    'client/nouns/__word.html': `${page('{{title}}')}<link rel="canonical" href="{{origin}}/nouns/:id" />`,
    'wordTexts.json': JSON.stringify({ '/nouns/წყალი': { title: 'water', description: 'its cases' } }),
    'client/assets/app-1a2b.js': 'export const long = 1;\n'.repeat(200),
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/service-worker.js': "'use strict';",
    'learner/today/index.html': page('today'),
    'learner/beginner/alphabet/index.html': page('alphabet'),
    'learner/beginner/quiz/alphabet/index.html': page('quiz'),
    'learner/intermediate/index.html': page('intermediate'),
    'learner/intermediate/locked.html': page('intermediate, locked'),
    'learner/advanced/idioms/index.html': page('idioms'),
    'learner/beginner/quiz/colors/index.html': page('premium quiz'),
    'learner/beginner/quiz/colors/index-1.html': `${page('premium quiz')}<!-- other order -->`,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
