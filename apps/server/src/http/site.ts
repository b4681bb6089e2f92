/** The built web app: its files in memory, and which address gets which of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Page, pages } from '@ena/contract/pages';
import { lessons, levels, quizzes } from '@ena/course/catalog';
import type { Config } from '../config.ts';
import type { Course } from '../course/units.ts';
import { StartError } from '../startError.ts';
import { type EncodedBytes, encodedBytes } from './encoded.ts';
import { escapeHtml } from './html.ts';

export interface SiteFile extends EncodedBytes {
  /** Content-Security-Policy of a page; null for other files. */
  readonly policy: string | null;
}

/** What an address of the web app is answered with. */
export type SiteAnswer =
  | { readonly kind: 'asset' | 'file'; readonly file: SiteFile }
  | { readonly kind: 'page'; readonly file: SiteFile; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string };

export interface Site {
  readonly find: (path: string) => SiteAnswer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const fallbackName = '__spa-fallback.html';

type SiteSettings = Pick<Config, 'tryOut' | 'publicUrl' | 'audioUrl' | 'operator'>;

/**
 * A built page with what only the server knows in place of its `{{name}}`: `origin`, the address that people open,
 * `operator`, for the page's script, and each text of the operator.
 */
function filledIn(page: string, { publicUrl, operator }: SiteSettings): string {
  const { formService: _toScripts, social: _too, ...texts } = operator;
  const fills = new Map(Object.entries({ ...texts, origin: publicUrl, operator: JSON.stringify(operator) }));
  return page.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const text = fills.get(name);
    return text === undefined ? mark : escapeHtml(text);
  });
}

/** Reads the web app's build. Throws a StartError where there is none. */
export function loadSite(folder: string, course: Course, config: SiteSettings): Site {
  const files = readFiles(folder, config);
  const fallback = files.get(fallbackName);
  if (!fallback || !files.has('index.html')) {
    throw new StartError(
      `The web app is not built: ${folder} holds no index.html. Run npm start, which builds it.`,
    );
  }
  const known = knownAddresses(course, config.tryOut);

  const pageAt = (path: string): SiteAnswer => {
    const status = known.get(path);
    // The app takes it from there and shows /404 (document 3, O17).
    if (status === undefined) return { kind: 'page', file: fallback, status: 404 };
    return { kind: 'page', file: files.get(`${path}/index.html`.slice(1)) ?? fallback, status };
  };
  return {
    find(path) {
      if (path === '/') return { kind: 'page', file: files.get('index.html') ?? fallback, status: 200 };
      const bare = path.replace(/\/+$/, '');
      if (bare !== path) return known.has(bare) ? { kind: 'redirect', to: bare } : pageAt(path);
      const file = files.get(path.slice(1));
      if (!file || file.policy !== null) return pageAt(path);
      return { kind: path.startsWith('/assets/') ? 'asset' : 'file', file };
    },
  };
}

/** Addresses of the app and their status; units that are not written are not among them (NF-02). */
function knownAddresses(course: Course, tryOut: boolean): ReadonlyMap<string, 200 | 404> {
  const table: readonly Page[] = pages;
  const isWritten = ({ id }: { readonly id: string }) => course.find(id) !== undefined;
  return new Map([
    ...table
      .filter((page) => tryOut || !page.embeddedOnly)
      .map((page) => [page.path, page.status ?? 200] as const),
    ...[...levels, ...lessons].filter(isWritten).map((unit) => [unit.path, 200] as const),
    ...quizzes.filter(isWritten).flatMap((quiz) => quiz.paths.map((path) => [path, 200] as const)),
  ]);
}

function readFiles(folder: string, config: SiteSettings): ReadonlyMap<string, SiteFile> {
  const formUrl = config.operator.formService?.origin ?? null;
  const names = listFiles(folder);
  const read = (name: string) => {
    const bytes = readFileSync(join(folder, name));
    const page = /\.(?:html|txt|xml)$/.test(name);
    return page ? Buffer.from(filledIn(bytes.toString(), config)) : bytes;
  };
  const copyOf = (name: string) => (names.has(name) ? read(name) : undefined);
  return new Map(
    [...names]
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => {
        const bytes = read(name);
        const br = copyOf(`${name}.br`);
        const gzip = copyOf(`${name}.gz`);
        const type = types[extname(name)] ?? 'application/octet-stream';
        const encoded = encodedBytes(bytes, type, { ...(br && { br }), ...(gzip && { gzip }) });
        return [
          name,
          {
            ...encoded,
            policy: name.endsWith('.html') ? pagePolicy(bytes.toString(), config.audioUrl, formUrl) : null,
          },
        ];
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

/**
 * Allows our own files, clips and forms where they are elsewhere, and exactly the inline scripts that the build
 * put into this page; what it tells search engines is data, which no browser runs. Clips that were fetched ahead
 * are played from memory (`blob:`).
 */
export function pagePolicy(html: string, audioUrl: string | null, formUrl: string | null = null): string {
  const sound = audioUrl === null ? '' : ` ${audioUrl}`;
  const form = formUrl === null ? '' : ` ${formUrl}`;
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => !/\ssrc\s*=|\stype="application\/ld\+json"/i.test(attributes ?? ''))
    .map(
      ([, , script]) =>
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
    );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(inline)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${sound}${form}`,
    `media-src 'self' blob:${sound}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
