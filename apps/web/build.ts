/**
 * Builds the web app: into build/client the browser bundle and the prerendered public pages, into build/learner the
 * pages that the server sends only to those who may open them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pages as pageTable } from '@ena/contract/pages';
import { wordTextsFile } from '@ena/contract/wordPages';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { pictureFiles } from '@ena/course/pictureFiles';
import { tips } from '@ena/course/tips';
import { textBodies } from '@ena/course/texts/textBodies';
import { verbList, verbPage } from '@ena/course/verbs/verbPages';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { build } from 'vite';
import type { PrerenderedPage } from './src/app/prerender.tsx';
import { skeletonPath } from './src/offline/cache/paths.ts';

const here = dirname(fileURLToPath(import.meta.url));
const client = join(here, 'build/client');
const learner = join(here, 'build/learner');
const server = join(here, 'build/prerender');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Preloaded fonts of the first screen, so that its text is not drawn twice (font swap). */
const preloadedFonts =
  /noto-(?:sans-georgian-latin-400|serif-georgian-latin-600|serif-georgian-georgian-400).*woff2$/u;

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** The files of a route's chunk and, recursively, of its imports. */
function collectScripts(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  return chunk
    ? [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => collectScripts(manifest, imported))]
    : [];
}

function renderHead(page: PrerenderedPage, scripts: readonly string[], fonts: readonly string[]): string {
  const scriptLinks = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    ...(page.description ? [`<meta name="description" content="${escapeHtml(page.description)}" />`] : []),
    `<meta property="og:title" content="${escapeHtml(page.title)}" />`,
    ...(page.description
      ? [`<meta property="og:description" content="${escapeHtml(page.description)}" />`]
      : []),
    '<meta property="og:type" content="website" />',
    '<meta property="og:image" content="{{origin}}/social.png" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page.indexed ? [`<link rel="canonical" href="{{origin}}${page.path}" />`] : []),
    ...(page.structuredData
      ? [
          // `<` is escaped, so that no `</script>` in it closes the element.
          `<script type="application/ld+json">${JSON.stringify(page.structuredData).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
    ...(page.indexed ? [] : ['<meta name="robots" content="noindex" />']),
    // As the client fetches it: with cookies, and in the mode `cors`.
    ...page.data.map((url) => `<link rel="preload" href="${url}" as="fetch" crossorigin />`),
    ...fonts.map(
      (file) =>
        // Before a skeleton becomes the page, nothing needs them: data and scripts come first.
        `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin${page.isRendered ? '' : ' fetchpriority="low"'} />`,
    ),
    // In a template they load nothing, until loader.ts takes them out.
    ...(page.isStatic ? [`<template id="scripts">${scriptLinks.join('')}</template>`] : scriptLinks),
  ].join('\n    ');
}

await rm(join(here, 'build'), { recursive: true, force: true });
await build({ root: here, logLevel: 'warn', build: { outDir: client, emptyOutDir: true, manifest: true } });
await build({
  root: here,
  logLevel: 'warn',
  build: { ssr: 'src/app/prerender.tsx', outDir: server, minify: false, copyPublicDir: false },
});

const prerender: unknown = await import(pathToFileURL(join(server, 'prerender.js')).href);
if (typeof prerender !== 'object' || prerender === null || !('prerenderPublicPages' in prerender))
  throw new Error('no prerenderPublicPages');
// as: the module just built from src/app/prerender.tsx.
const { prerenderPublicPages, prerenderLearnerPages } = prerender as typeof import('./src/app/prerender.tsx');

const manifestFile = join(client, '.vite/manifest.json');
// as: written by the build just above.
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
const fonts = (await readdir(join(client, 'assets')))
  .filter((name) => preloadedFonts.test(name))
  .map((name) => `assets/${name}`);

/** Lowers the priority of scripts: a prerendered page is readable without them, so CSS and fonts load first. */
const deprioritizeScripts = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/gu, '$& fetchpriority="low"');

/**
 * Names this build: by the names of its assets, which contain a hash of their contents, and by the bodies that belong to
 * its prerendered pages.
 */
const buildId = createHash('sha256')
  .update((await readdir(join(client, 'assets'))).sort().join('\n'))
  .update(
    JSON.stringify([
      ...lessonBodies,
      ...packBodies,
      ...textBodies,
      ...quizBodies,
      vocabulary,
      tips,
      verbList(),
    ]),
  )
  .digest('hex')
  .slice(0, 16);
/** The page with its CSS inline: the first response is enough to draw it. */
async function inlineStyles(html: string): Promise<string> {
  const [link, href] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/u.exec(html) ?? [];
  if (link === undefined || href === undefined) throw new Error('index.html has no style sheet');
  const css = await readFile(join(client, href), 'utf8');
  return html.replace(link, () => `<style>${css.trim()}</style>`);
}
const index = await readFile(join(client, 'index.html'), 'utf8');
const template = await inlineStyles(index.replace('data-build=""', `data-build="${buildId}"`));

async function writePage(folder: string, page: PrerenderedPage, frame: string): Promise<void> {
  // First the scripts of all pages, which are the largest: with HTTP/1.1 a browser loads six files at a time.
  const entries = [
    ...(manifest['index.html']?.dynamicImports ?? []),
    `src/app/routes/${page.routeModule}.tsx`,
  ];
  const scripts = new Set(entries.flatMap((entry) => collectScripts(manifest, entry)));
  const head = renderHead(
    page,
    [...scripts].filter((script) => !frame.includes(script)),
    fonts,
  );
  const html = frame
    .replace('<!--page-->', () => head)
    .replace('data-page=""', `data-page="${page.isRendered ? page.routeModule : ''}"`)
    .replace('data-seed=""', page.seed === undefined ? '' : `data-seed="${page.seed}"`)
    .replace('<!--app-->', () => page.body);
  const file = join(folder, page.file);
  await mkdir(dirname(file), { recursive: true });
  // A skeleton is shown until its script runs, so its scripts keep their priority.
  await writeFile(file, page.isRendered ? deprioritizeScripts(html) : html);
}
const pages = await prerenderPublicPages({
  verbs: verbList,
  verb(id) {
    const verb = findVerb(id);
    if (!verb) throw new Error(`${id} is no verb`);
    return verbPage(verb);
  },
});
for (const page of pages) await writePage(client, page, template);
// They are sent to signed-in learners only: no frame shows what is for visitors (src/platform/session.ts).
const signedInTemplate = template.replace('<html ', '<html data-signed-in="" ');
for (const page of await prerenderLearnerPages({
  lessons: lessonBodies,
  packs: packBodies,
  texts: textBodies,
  quizzes: quizBodies,
  vocabulary,
  tips,
}))
  await writePage(learner, page, signedInTemplate);

const wordTexts = Object.fromEntries(pages.flatMap((page) => Object.entries(page.wordTexts ?? {})));
await writeFile(join(here, 'build', wordTextsFile), JSON.stringify(wordTexts));
// The server replaces {{origin}} with its public origin.
const urls = pages
  .filter((page) => page.indexed)
  .flatMap((page) => (page.wordTexts ? Object.keys(page.wordTexts).map(encodeURI) : [page.path]))
  .map((path) => `<url><loc>{{origin}}${path}</loc></url>`)
  .join('');
await writeFile(
  join(client, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
);
await writeFile(
  join(client, 'robots.txt'),
  'User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: {{origin}}/sitemap.xml\n',
);
await mkdir(join(client, 'pictures'));
for (const [name, svg] of pictureFiles()) await writeFile(join(client, 'pictures', `${name}.svg`), svg);

/** Public files that a page loads; not pictures, which the service worker stores when a page shows them. */
const loadedFiles = /\.(?:js|woff2|svg|png|webmanifest)$/u;
const files = (await readdir(client, { recursive: true }))
  .filter((name) => loadedFiles.test(name) && name !== 'social.png' && !name.startsWith('pictures'))
  .map((name) => `/${name.split(sep).join('/')}`)
  .sort();
await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  define: {
    BUILD: JSON.stringify(buildId),
    FILES: JSON.stringify(files),
    PAGES: JSON.stringify([
      skeletonPath,
      ...pageTable.filter(({ indexed }) => indexed).map(({ path }) => path),
    ]),
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: 'src/offline/worker/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});

await rm(server, { recursive: true });
await rm(dirname(manifestFile), { recursive: true });
