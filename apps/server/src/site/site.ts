/** The built web app: its files in memory, and which path gets which of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Page, pages } from '@ena/contract/pages';
import { pathsOfWords, wordPages } from '@ena/contract/wordPages';
import { lessons, levels, quizzes } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import { texts as catalogTexts } from '@ena/course/texts/texts';
import { type RequiredAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import type { Operator } from '@ena/contract/operator';
import type { Course } from '../content/course/units.ts';
import { StartError } from '../platform/startError.ts';
import { type EncodedBytes, encodedBytes, joinedBytes } from '../platform/http/encoded.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import { createWordFrames } from './wordFrames.ts';

export interface SiteFile extends EncodedBytes {
  /** Content-Security-Policy of a page; null for other files. */
  readonly contentSecurityPolicy: string | null;
}

export interface LearnerPage {
  readonly requiredAccess: RequiredAccess;
  /** Variants of the page, of about the same size: of a quiz, with different orders of its questions. Otherwise one. */
  readonly files: readonly SiteFile[];
  /** The page for learners without Premium, with locks, of a hub or a list. */
  readonly lockedFile: SiteFile | undefined;
}

/** The response to a path of the web app. */
export type SiteAnswer =
  | { readonly kind: 'asset'; readonly file: SiteFile }
  | { readonly kind: 'file'; readonly file: SiteFile; readonly contentSecurityPolicy?: string }
  | {
      readonly kind: 'page';
      readonly file: SiteFile;
      readonly status: 200 | 404;
      /** The page for those who may open it; the others get `file`, which has no content. */
      readonly learnerPage?: LearnerPage;
    }
  | { readonly kind: 'redirect'; readonly to: string };

export interface Site {
  /** Names the build of the web app; empty if its pages do not. */
  readonly build: string;
  /** Whether pages load the files of `/assets/` from another origin. */
  readonly hasCdn: boolean;
  readonly find: (path: string) => SiteAnswer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const fallbackName = '__spa-fallback.html';

interface SiteSettings {
  readonly demoMode: boolean;
  readonly publicUrl: string;
  /** Base URL of the clips on another host; null: served by us. */
  readonly audioUrl: string | null;
  /** Base URL of the CDN that has `/assets/` and clips; null: served by us. */
  readonly assetsUrl?: string | null;
  readonly operator: Operator;
}

/**
 * Replaces the `{{name}}` placeholders of a built page: `origin` is the public URL, `operator` the JSON for the
 * page's script; `assets` the URL of the CDN; the others are texts of the operator. Lets it load scripts and fonts from the CDN.
 */
function fillPlaceholders(page: string, { publicUrl, assetsUrl, operator }: SiteSettings): string {
  const assets = assetsUrl ?? '';
  const { formService: _toScripts, social: _too, ...texts } = operator;
  const values = new Map(
    Object.entries({ ...texts, assets, origin: publicUrl, operator: JSON.stringify(operator) }),
  );
  return page
    .replaceAll(/(?<=["(])\/assets\//g, `${assets}/assets/`)
    .replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      const text = values.get(name);
      return text === undefined ? placeholder : escapeHtml(text);
    });
}

/**
 * Reads the web app's build: public files in `client`, pages for learners in `learner`. Throws StartError if there is
 * none.
 */
export function loadSite(folder: string, course: Course, config: SiteSettings): Site {
  const files = readFiles(join(folder, 'client'), config);
  const learnerFiles = readFiles(join(folder, 'learner'), config);
  const learnerVariants = variantsByPath(learnerFiles);
  const accessByPath = learnerPageAccess();
  const fallback = files.get(fallbackName);
  if (!fallback || !files.has('index.html')) {
    throw new StartError(
      `The web app is not built: ${folder} holds no index.html. Run npm start, which builds it.`,
    );
  }
  const known = knownAddresses(course, config.demoMode);
  const findWordPage = createWordFrames(folder, files);

  const pageAt = (path: string): SiteAnswer => {
    const status = known.get(path);
    // The web app then shows /404 (O17).
    if (status === undefined) return { kind: 'page', file: fallback, status: 404 };
    const name = `${path}/index.html`.slice(1);
    const file = files.get(name) ?? findWordPage(path) ?? fallback;
    const variants = learnerVariants.get(path);
    const lockedFile = learnerFiles.get(`${path}/locked.html`.slice(1));
    const requiredAccess = lockedFile ? requiredAccessOfTier('premium') : accessByPath.get(path);
    if (!variants || !requiredAccess) return { kind: 'page', file, status };
    return { kind: 'page', file, status, learnerPage: { requiredAccess, files: variants, lockedFile } };
  };
  return {
    hasCdn: typeof config.assetsUrl === 'string',
    build: /data-build="(\w+)"/.exec(new TextDecoder().decode(joinedBytes(fallback)))?.[1] ?? '',
    find(path) {
      if (path === '/') return { kind: 'page', file: files.get('index.html') ?? fallback, status: 200 };
      const bare = path.replace(/\/+$/, '');
      if (bare !== path) return known.has(bare) ? { kind: 'redirect', to: bare } : pageAt(path);
      const file = files.get(path.slice(1));
      if (!file || file.contentSecurityPolicy !== null) return pageAt(path);
      // URLs of both change with the content: by a hash in the name, by the version of the pictures.
      if (/^\/(?:assets|pictures)\//.test(path)) return { kind: 'asset', file };
      return path === '/service-worker.js'
        ? { kind: 'file', file, contentSecurityPolicy: serviceWorkerPolicy(config) }
        : { kind: 'file', file };
    },
  };
}

/** The Content-Security-Policy of the service worker: what it may fetch. */
const serviceWorkerPolicy = (hosts: FileHosts) =>
  `default-src 'none'; connect-src ${sourcesOf(hosts.assetsUrl, hosts.audioUrl)}`;

type FileHosts = Pick<SiteSettings, 'audioUrl' | 'assetsUrl'>;

/** This server and other hosts, if there are any, as sources in a Content-Security-Policy. */
const sourcesOf = (...hosts: readonly (string | null | undefined)[]) =>
  ["'self'", ...new Set(hosts.filter((host) => typeof host === 'string'))].join(' ');

/** Pages for learners by path: `index.html` and, of a quiz, `index-1.html` and so on. */
function variantsByPath(files: ReadonlyMap<string, SiteFile>): ReadonlyMap<string, readonly SiteFile[]> {
  const variants = new Map<string, SiteFile[]>();
  for (const [name, file] of files) {
    const [, folder] = /^(.*)\/index(?:-\d+)?\.html$/.exec(name) ?? [];
    if (folder === undefined) continue;
    variants.set(`/${folder}`, [...(variants.get(`/${folder}`) ?? []), file]);
  }
  return variants;
}

/** Who gets the pages for learners that are the same for all who may open them. */
function learnerPageAccess(): ReadonlyMap<string, RequiredAccess> {
  const unitAccess = [...lessons, ...packs, ...catalogTexts].map(
    ({ path, tier }) => [path, requiredAccessOfTier(tier)] as const,
  );
  const quizAccess = quizzes.flatMap(({ paths, tier }) =>
    paths.map((path) => [path, requiredAccessOfTier(tier)] as const),
  );
  const personal = pages.map(({ path, requiredAccess }) => [path, requiredAccess] as const);
  return new Map<string, RequiredAccess>([...personal, ...unitAccess, ...quizAccess]);
}

/** Paths of the app and their status, without units that are not written (NF-02). */
function knownAddresses(course: Course, demoMode: boolean): ReadonlyMap<string, 200 | 404> {
  const table: readonly Page[] = pages;
  const isWritten = ({ id }: { readonly id: string }) => course.find(id) !== undefined;
  return new Map([
    ...table
      .filter((page) => demoMode || !page.embeddedOnly)
      .map((page) => [page.path, page.status ?? 200] as const),
    ...wordPages.flatMap(pathsOfWords).map((path) => [path, 200] as const),
    ...catalogTexts.map(({ path }) => [path, 200] as const),
    ...[...levels, ...lessons, ...packs].filter(isWritten).map((unit) => [unit.path, 200] as const),
    ...quizzes.filter(isWritten).flatMap((quiz) => quiz.paths.map((path) => [path, 200] as const)),
  ]);
}

function readFiles(folder: string, config: SiteSettings): ReadonlyMap<string, SiteFile> {
  const formUrl = config.operator.formService?.origin ?? null;
  const names = listFiles(folder);
  const read = (name: string) => {
    const bytes = readFileSync(join(folder, name));
    const hasPlaceholders = /\.(?:txt|xml)$|^service-worker\.js$/.test(name);
    return hasPlaceholders ? Buffer.from(fillPlaceholders(bytes.toString(), config)) : bytes;
  };
  let style = { source: new Uint8Array(), part: new Uint8Array() };
  const fill = (source: Uint8Array) =>
    new Uint8Array(Buffer.from(fillPlaceholders(new TextDecoder().decode(source), config)));
  /** The page in parts, of which the inline style sheet, the same in all pages, is filled and held once. */
  const partsOf = (page: Buffer) => {
    const start = page.indexOf('<style>') + '<style>'.length;
    const end = page.indexOf('</style>', start);
    if (end === -1) return [fill(page)];
    const source = new Uint8Array(page.subarray(start, end));
    if (Buffer.compare(source, style.source) !== 0) style = { source, part: fill(source) };
    return [fill(page.subarray(0, start)), style.part, fill(page.subarray(end))];
  };
  const readPage = (name: string): SiteFile => {
    const encoded = encodedBytes(partsOf(readFileSync(join(folder, name))), types['.html'] ?? '');
    const html = Buffer.from(joinedBytes(encoded)).toString();
    return { ...encoded, contentSecurityPolicy: contentSecurityPolicyOf(html, config, formUrl) };
  };
  const copyOf = (name: string) => (names.has(name) ? read(name) : undefined);
  return new Map(
    [...names]
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name): [string, SiteFile] => {
        if (name.endsWith('.html')) return [name, readPage(name)];
        const br = copyOf(`${name}.br`);
        const gzip = copyOf(`${name}.gz`);
        const encoded = encodedBytes(read(name), types[extname(name)] ?? 'application/octet-stream', {
          ...(br && { br }),
          ...(gzip && { gzip }),
        });
        return [name, { ...encoded, contentSecurityPolicy: null }];
      }),
  );
}

function listFiles(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
    );
  } catch {
    return new Set();
  }
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page. Allows our own files, the hosts of files, clips and the form service, and
 * by hash the inline styles and scripts of this page, except JSON-LD, which is data. Prefetched clips are played from
 * `blob:` URLs.
 */
export function contentSecurityPolicyOf(
  html: string,
  { audioUrl, assetsUrl }: FileHosts,
  formUrl: string | null = null,
): string {
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => !/\ssrc\s*=|\stype="application\/ld\+json"/i.test(attributes ?? ''))
    .map(([, , script = '']) => hashSource(script));
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => hashSource(style));
  return [
    "default-src 'none'",
    [`script-src ${sourcesOf(assetsUrl)}`, ...new Set(inline)].join(' '),
    ["style-src 'self'", ...new Set(styles)].join(' '),
    "img-src 'self' data:",
    `font-src ${sourcesOf(assetsUrl)}`,
    `connect-src ${sourcesOf(assetsUrl, audioUrl, formUrl)}`,
    `media-src ${sourcesOf('blob:', assetsUrl, audioUrl)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
