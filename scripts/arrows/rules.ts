/** Which module may import which: the allowed arrows of ARCHITECTURE.md, and nothing else. */
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { importsOf, impureUsesIn } from './syntax.ts';

const packages = ['domain', 'course', 'contract', 'server', 'web'] as const;
export type PackageName = (typeof packages)[number];
const folderOf = (name: PackageName) =>
  `${name === 'server' || name === 'web' ? 'apps' : 'packages'}/${name}`;

interface Arrows {
  /** Packages of ours that it may import, besides itself. */
  readonly ours: readonly PackageName[];
  readonly npm: boolean;
  readonly node: boolean;
}
const arrows: Record<PackageName, Arrows> = {
  domain: { ours: [], npm: false, node: false },
  course: { ours: ['domain'], npm: false, node: false },
  contract: { ours: ['domain'], npm: true, node: false },
  server: { ours: ['domain', 'course', 'contract'], npm: true, node: true },
  web: { ours: ['domain', 'contract', 'course'], npm: true, node: false },
};
/** Its own tools, run by Node: content checks, body building, settings of the bundler. */
const toolPaths = /^packages\/course\/(check|build)\/|^apps\/web\/[^/]+\.ts$/;
/** Tests and what drives them are free to import anything. */
const freePaths = /\.test\.tsx?$|\/test\/|\/vitest\.config\.ts$/;

/** The package whose arrows bind this file, or null where any import is allowed. */
const boundBy = (path: string): PackageName | null =>
  freePaths.test(path) ? null : (packages.find((name) => path.startsWith(`${folderOf(name)}/`)) ?? null);

type Target =
  | { readonly kind: 'ours'; readonly name: PackageName; readonly path: string }
  | { readonly kind: 'node' | 'npm' | 'outside' };

/** Where an import leads. `path` is from the project's folder. */
function targetOf(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier);
    const name = packages.find((candidate) => path.startsWith(`${folderOf(candidate)}/`));
    return name === undefined ? { kind: 'outside' } : { kind: 'ours', name, path };
  }
  const [, name, inner] = /^@ena\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const ours = packages.find((candidate) => candidate === name);
  if (ours !== undefined)
    return { kind: 'ours', name: ours, path: `${folderOf(ours)}/src/${inner ?? ''}.ts` };
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return { kind: 'node' };
  return { kind: specifier.startsWith('/') ? 'outside' : 'npm' };
}

/** Of the course, what everyone may have: ids and titles, the taste on the home page, and the phrasebook. */
const publicParts = ['catalog', 'taste', 'phrasebook'].map((part) => `packages/course/src/${part}.ts`);
const partOfWeb = (path: string) => /^apps\/web\/src\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];

/** Features do not know each other; primitives and helpers know no feature; the app composes them. */
function wrongInWeb(from: string, to: string): string | null {
  const [, fromPart, fromFeature] = partOfWeb(from);
  const [, toPart, toFeature] = partOfWeb(to);
  if (toPart !== 'features' || fromPart === 'app') return null;
  if (fromPart === 'features') return fromFeature === toFeature ? null : 'features may not import each other';
  return fromPart === 'ui' || fromPart === 'lib' ? `${fromPart} may not import a feature` : null;
}

function wrongArrow(from: string, owner: PackageName, specifier: string, typeOnly: boolean): string | null {
  const { ours, npm, node } = arrows[owner];
  const target = targetOf(from, specifier);
  switch (target.kind) {
    case 'npm':
      return npm || toolPaths.test(from) ? null : `${owner} may not import npm packages`;
    case 'node':
      return node || toolPaths.test(from) ? null : `${owner} may not import modules of Node`;
    case 'outside':
      return `${owner} may not import what lies outside the packages`;
    case 'ours': {
      if (target.name === owner) return owner === 'web' ? wrongInWeb(from, target.path) : null;
      if (!ours.includes(target.name)) return `${owner} may not import ${target.name}`;
      const bodies =
        owner === 'web' && target.name === 'course' && !publicParts.includes(target.path) && !typeOnly;
      return bodies ? 'web may import nothing of course but its catalog, its taste and types' : null;
    }
  }
}

const computed = (from: string): string | null =>
  toolPaths.test(from) ? null : 'an import by a computed name, a glob or require cannot be checked';

/** What is wrong in one file, as lines `path:line: what`; empty where all is well. */
export function violationsIn(path: string, code: string): string[] {
  const owner = boundBy(path);
  if (owner === null) return [];
  const wrong = importsOf(path, code).flatMap(({ specifier, typeOnly, line }) => {
    const why = specifier === null ? computed(path) : wrongArrow(path, owner, specifier, typeOnly);
    return why === null ? [] : [`${path}:${line}: ${why} (${specifier ?? 'computed'})`];
  });
  const impure = owner === 'domain' ? impureUsesIn(path, code) : [];
  return [
    ...wrong,
    ...impure.map(({ name, line }) => `${path}:${line}: a rule may not use ${name}: take it as an argument`),
  ];
}
