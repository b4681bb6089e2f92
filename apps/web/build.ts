/** Builds the web app into build/client: the browser's files, then every public page as a file. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { PrerenderedPage } from './src/app/prerender.tsx';

const here = dirname(fileURLToPath(import.meta.url));
const client = join(here, 'build/client');
const server = join(here, 'build/prerender');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Fonts of the first screen: without them its text would be drawn twice. */
const firstFonts =
  /noto-(?:sans-georgian-latin-400|serif-georgian-latin-600|serif-georgian-georgian-400).*woff2$/u;

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The files of a route's module and of what it imports. */
function scriptsOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  return chunk
    ? [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => scriptsOf(manifest, imported))]
    : [];
}

const headOf = (page: PrerenderedPage, scripts: readonly string[], fonts: readonly string[]): string =>
  [
    `<title>${escape(page.title)}</title>`,
    ...(page.description ? [`<meta name="description" content="${escape(page.description)}" />`] : []),
    `<meta property="og:title" content="${escape(page.title)}" />`,
    ...(page.description ? [`<meta property="og:description" content="${escape(page.description)}" />`] : []),
    '<meta property="og:type" content="website" />',
    '<meta property="og:image" content="{{origin}}/social.png" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page.indexed ? [`<link rel="canonical" href="{{origin}}${page.path}" />`] : []),
    ...(page.structuredData
      ? [
          // Nothing in it may end the element.
          `<script type="application/ld+json">${JSON.stringify(page.structuredData).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
    ...(page.indexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].join('\n    ');

await rm(join(here, 'build'), { recursive: true, force: true });
await build({ root: here, logLevel: 'warn', build: { outDir: client, emptyOutDir: true, manifest: true } });
await build({
  root: here,
  logLevel: 'warn',
  build: { ssr: 'src/app/prerender.tsx', outDir: server, minify: false, copyPublicDir: false },
});

const prerender: unknown = await import(pathToFileURL(join(server, 'prerender.js')).href);
if (typeof prerender !== 'object' || prerender === null || !('prerenderAll' in prerender))
  throw new Error('no prerenderAll');
// as: the module just built from src/app/prerender.tsx.
const { prerenderAll } = prerender as typeof import('./src/app/prerender.tsx');

const manifestFile = join(client, '.vite/manifest.json');
// as: written by the build just above.
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
const fonts = (await readdir(join(client, 'assets')))
  .filter((name) => firstFonts.test(name))
  .map((name) => `assets/${name}`);

/** A page that is read before any script has run: its style and fonts come first on a slow line. */
const scriptsLast = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/gu, '$& fetchpriority="low"');

const template = await readFile(join(client, 'index.html'), 'utf8');
const pages = await prerenderAll();
for (const page of pages) {
  const file = join(client, page.file);
  const scripts = new Set(scriptsOf(manifest, `src/app/routes/${page.routeId}.tsx`));
  const head = headOf(
    page,
    [...scripts].filter((script) => !template.includes(script)),
    fonts,
  );
  await mkdir(dirname(file), { recursive: true });
  const html = template
    .replace('<!--page-->', () => head)
    .replace('data-page=""', `data-page="${page.routeId ?? ''}"`)
    .replace('<!--app-->', () => page.body);
  // The frame of all other addresses shows nothing to read until its script runs.
  await writeFile(file, page.routeId === undefined ? html : scriptsLast(html));
}
// The server puts the address that people open in place of {{origin}}.
const urls = pages
  .filter((page) => page.indexed)
  .map((page) => `<url><loc>{{origin}}${page.path}</loc></url>`)
  .join('');
await writeFile(
  join(client, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
);
await writeFile(
  join(client, 'robots.txt'),
  'User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: {{origin}}/sitemap.xml\n',
);
await rm(server, { recursive: true });
await rm(dirname(manifestFile), { recursive: true });
