/** Import rules between packages and layers: only the imports that ARCHITECTURE.md allows. */
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { findImports, findImpureUses } from './syntax.ts';

const packages = ['domain', 'grammar', 'course', 'contract', 'stripe-sandbox', 'server', 'web'] as const;
export type PackageName = (typeof packages)[number];
const folderOf = (name: PackageName) =>
  `${name === 'server' || name === 'web' ? 'apps' : 'packages'}/${name}`;

interface AllowedImports {
  /** Packages of this project that it may import, besides itself. */
  readonly internal: readonly PackageName[];
  readonly npm: boolean;
  readonly node: boolean;
}
const allowedImports: Record<PackageName, AllowedImports> = {
  domain: { internal: [], npm: false, node: false },
  grammar: { internal: [], npm: false, node: false },
  course: { internal: ['domain', 'grammar'], npm: false, node: false },
  contract: { internal: ['domain', 'grammar'], npm: true, node: false },
  'stripe-sandbox': { internal: ['domain'], npm: true, node: true },
  server: { internal: ['domain', 'grammar', 'course', 'contract', 'stripe-sandbox'], npm: true, node: true },
  web: { internal: ['domain', 'grammar', 'contract', 'course'], npm: true, node: false },
};
/** Modules of a package that Node alone runs: content checks, lesson bodies, tables of words, bundler configuration. */
const toolPaths =
  /^packages\/grammar\/check\/|^packages\/course\/(?:check\/|src\/(?:wordSections|exampleGlossary|bodies|premiumContents|pictures|pictureFiles|packs\/packSources|texts\/textBodies)\.ts$)|^apps\/web\/[^/]+\.ts$/;
/** Tests and their helpers may import anything. */
const exemptPaths = /\.test\.tsx?$|\/test\/|\/vitest\.config\.ts$/;

/** The package whose import rules apply to this file, or null where any import is allowed. */
const findRestrictedPackage = (path: string): PackageName | null =>
  exemptPaths.test(path) ? null : (packages.find((name) => path.startsWith(`${folderOf(name)}/`)) ?? null);

type Target =
  | { readonly kind: 'internal'; readonly name: PackageName; readonly path: string }
  | { readonly kind: 'node' | 'npm' | 'outside' };

/** Resolves an import specifier. `path` is relative to the project's folder. */
function resolveTarget(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier);
    const name = packages.find((candidate) => path.startsWith(`${folderOf(candidate)}/`));
    return name === undefined ? { kind: 'outside' } : { kind: 'internal', name, path };
  }
  const [, name, inner] = /^@ena\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const internal = packages.find((candidate) => candidate === name);
  if (internal !== undefined)
    return { kind: 'internal', name: internal, path: `${folderOf(internal)}/src/${inner ?? ''}.ts` };
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return { kind: 'node' };
  return { kind: specifier.startsWith('/') ? 'outside' : 'npm' };
}

/** Public course modules: the catalog, the sample lesson on the home page, the phrasebook, the list of packs, and covers. */
const publicCoursePaths = [
  'catalog',
  'sampleLesson',
  'sampleExercise',
  'phrasebook',
  'phrasebookExercises',
  'packs/packs',
  'packs/covers',
  'texts/texts',
  'covers',
].map((name) => `packages/course/src/${name}.ts`);

/** `unit.ts` of a unit, `pack.ts` of a pack: part of the browser's bundle, so that it may not import the content beside it. */
const unitFacts = /^packages\/course\/src\/(?:units\/.*\/unit|packs\/.*\/pack)\.ts$/;

function findInnerProblem(owner: PackageName, from: string, to: string): string | null {
  if (unitFacts.test(from) && !/^packages\/course\/src\/(?:unit|packs\/definePack)\.ts$/.test(to))
    return 'the web app loads unit.ts and pack.ts, which may not import content';
  return owner === 'web' || owner === 'server' || owner === 'domain'
    ? findLayerProblem(owner, from, to)
    : null;
}

function findImportProblem(
  from: string,
  owner: PackageName,
  specifier: string,
  typeOnly: boolean,
): string | null {
  const { internal, npm, node } = allowedImports[owner];
  const target = resolveTarget(from, specifier);
  switch (target.kind) {
    case 'npm':
      return npm || toolPaths.test(from) ? null : `${owner} may not import npm packages`;
    case 'node':
      return node || toolPaths.test(from) ? null : `${owner} may not import Node modules`;
    case 'outside':
      return `${owner} may not import files outside the packages`;
    case 'internal': {
      if (target.name === owner) return findInnerProblem(owner, from, target.path);
      // The check of the grammar reads the texts of the course.
      if (!internal.includes(target.name) && !from.startsWith('packages/grammar/check/'))
        return `${owner} may not import ${target.name}`;
      // The build may: it renders the pages of lessons, which only the server sends (docs/decisions/0063).
      const isLessonBody =
        owner === 'web' &&
        target.name === 'course' &&
        !publicCoursePaths.includes(target.path) &&
        !typeOnly &&
        !toolPaths.test(from);
      return isLessonBody
        ? 'web may import only the catalog, the sample lesson, the phrasebook, the list of packs, covers and types of course'
        : null;
    }
  }
}

interface Layers {
  /** From the bottom up; a layer imports only itself and those before it. */
  readonly order: readonly string[];
  /**
   * Folders inside a layer, or inside a folder of it. A list: they are ordered in the same way. `independent`: they do not
   * import each other. Files directly in the outer folder are not restricted.
   */
  readonly inner: Readonly<Record<string, readonly string[] | 'independent'>>;
}
const layersOf: Readonly<Record<'domain' | 'server' | 'web', Layers>> = {
  domain: {
    order: [
      'text',
      'validation',
      'random',
      'streak',
      'entitlement',
      'account',
      'achievement',
      'billing',
      'contact',
      'diagnostics',
      'reminder',
      'summary',
      'georgian',
      'exercise',
      'search',
      'lesson',
      'practice',
      'progress',
      'help',
      'quiz',
      'ownWords',
      'review',
      'assistant',
    ],
    inner: { exercise: ['kinds'], lesson: ['kinds'] },
  },
  server: {
    order: ['platform', 'billing', 'identity', 'content', 'learner', 'contact', 'site', 'main'],
    inner: {
      platform: ['db', 'jobs', 'mail', 'http', 'metrics'],
      identity: ['sessions', 'password', 'secondFactor', 'signIn', 'signUp'],
      content: ['course', 'sound', 'grammar', 'search', 'chat'],
      learner: [
        'study',
        'achievements',
        'progress',
        'review',
        'optionalMail',
        'profile',
        'export',
        'words',
        'texts',
        'answers',
        'writings',
        'account',
      ],
      'learner/review': ['cards', 'fitting', 'dailyRun', 'drills', 'placement', 'metItems'],
      main: ['demo', 'diagnostics', 'backup'],
    },
  },
  web: {
    order: [
      'platform',
      'ui',
      'sound',
      'offline',
      'study',
      'billing',
      'exercise',
      'sections',
      'writing',
      'features',
      'app',
    ],
    inner: {
      offline: ['cache', 'worker', 'views'],
      sections: ['portraits'],
      features: 'independent',
      app: ['shell', 'routes'],
    },
  },
};
/** The folders of a file below `src`, from the layer down. */
const foldersOf = (path: string) => path.split('/').slice(3, -1);

function findLayerProblem(owner: keyof typeof layersOf, from: string, to: string): string | null {
  const { order, inner } = layersOf[owner];
  // Files directly in src/, such as the server's commands, belong to the highest layer.
  const [fromLayer = order.at(-1), ...fromFolders] = foldersOf(from);
  const [toLayer = order.at(-1), ...toFolders] = foldersOf(to);
  if (fromLayer === undefined || toLayer === undefined || !order.includes(fromLayer))
    return `${fromLayer} is not in the list of layers`;
  const layerOf = (name: string) => (order.includes(name) ? order.indexOf(name) : Infinity);
  if (layerOf(toLayer) > layerOf(fromLayer)) return `${fromLayer} may not import the higher layer ${toLayer}`;
  return fromLayer === toLayer ? findInnerOrderProblem(inner, fromLayer, fromFolders, toFolders) : null;
}

/** Compares the folders inside `parent` that contain the two files. */
function findInnerOrderProblem(
  inner: Layers['inner'],
  parent: string,
  [from, ...fromFolders]: readonly string[],
  [to, ...toFolders]: readonly string[],
): string | null {
  if (from === undefined || to === undefined) return null;
  // The folders of a layer need an order, those inside of them may have one.
  const folders = inner[parent] ?? (parent.includes('/') ? null : []);
  if (folders === null) return null;
  if (folders === 'independent')
    return from === to ? null : `the folders of ${parent} may not import each other`;
  if (!folders.includes(from)) return `${parent}/${from} is not in the list of layers`;
  if (from === to) return findInnerOrderProblem(inner, `${parent}/${from}`, fromFolders, toFolders);
  return folders.indexOf(to) > folders.indexOf(from)
    ? `${from} may not import ${to}, which comes later in ${parent}`
    : null;
}

const findComputedImportProblem = (from: string): string | null =>
  toolPaths.test(from) ? null : 'an import by a computed name, a glob or require cannot be checked';

/** Returns the violations in one file as lines `path:line: problem`; empty if there are none. */
export function findViolations(path: string, code: string): string[] {
  const owner = findRestrictedPackage(path);
  if (owner === null) return [];
  const importProblems = findImports(path, code).flatMap(({ specifier, typeOnly, line }) => {
    const problem =
      specifier === null
        ? findComputedImportProblem(path)
        : findImportProblem(path, owner, specifier, typeOnly);
    return problem === null ? [] : [`${path}:${line}: ${problem} (${specifier ?? 'computed'})`];
  });
  const isPure = owner === 'domain' || (owner === 'grammar' && !toolPaths.test(path));
  const impure = isPure ? findImpureUses(path, code) : [];
  return [
    ...importProblems,
    ...impure.map(
      ({ name, line }) => `${path}:${line}: ${owner} may not use ${name}: pass it as an argument`,
    ),
  ];
}
