import { contract } from '@ena/contract/contract';
import { type Page, pages } from '@ena/contract/pages';
import { wordPages } from '@ena/contract/wordPages';
import { isPremiumLevel, lessonsOf, levels } from '@ena/course/catalog';
import { pictureFiles, pictureVersion } from '@ena/course/pictureFiles';
import { isContractProcedure } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const contractModule = 'virtual:ena-contract';

/** Method and path of every endpoint, so that the schemas (and a validation library) stay out of the bundle. */
const addresses = () =>
  Object.fromEntries(
    Object.entries(contract).map(([noun, endpoints]) => [
      noun,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, endpoint]) => {
          if (!isContractProcedure(endpoint)) throw new Error(`${noun}.${name} is no endpoint`);
          const { method, path } = endpoint['~orpc'].route;
          return [name, [method, path]];
        }),
      ),
    ]),
  );

const pathsOf = (isIncluded: (page: Page) => boolean) => pages.filter(isIncluded).map(({ path }) => path);

/** What the web app needs of the contract, without schemas and settings of the server. */
const contractExtract: Plugin = {
  name: 'ena-contract',
  resolveId: (id) => (id === contractModule ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${contractModule}`) return undefined;
    return [
      `export const addresses = ${JSON.stringify(addresses())};`,
      `export const publicPaths = ${JSON.stringify([...pathsOf(({ requiredAccess }) => requiredAccess === 'public'), ...wordPages.map(({ path }) => path)])};`,
      `export const learnerPaths = ${JSON.stringify(pathsOf(({ requiredAccess }) => requiredAccess !== 'public'))};`,
    ].join('\n');
  },
};

const courseModule = 'virtual:ena-course';

/** What every page says about the course, so that the catalog, which grows, is loaded only where units are listed. */
const courseExtract: Plugin = {
  name: 'ena-course',
  resolveId: (id) => (id === courseModule ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${courseModule}`) return undefined;
    const summaries = levels.map((level) => ({
      ...level,
      lessonCount: lessonsOf(level.id).length,
      isPremium: isPremiumLevel(level.id),
    }));
    return `export const levels = ${JSON.stringify(summaries)};`;
  },
};

const premiumModule = 'virtual:ena-premium';

/** What Premium contains, in numbers: counted from lesson bodies, which only Node loads. */
const premiumExtract: Plugin = {
  name: 'ena-premium',
  resolveId: (id) => (id === premiumModule ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${premiumModule}`) return undefined;
    const { premiumContents } = await import('@ena/course/premiumContents');
    return `export const premiumContents = ${JSON.stringify(premiumContents)};`;
  },
};

const coverageModule = 'virtual:ena-coverage';

/** How much of the texts can be read after each pack: computed from bodies, which only Node loads. */
const coverageExtract: Plugin = {
  name: 'ena-coverage',
  resolveId: (id) => (id === coverageModule ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${coverageModule}`) return undefined;
    const { coverageAfterPacks } = await import('@ena/course/texts/coverage');
    return `export const coverage = ${JSON.stringify(coverageAfterPacks())};`;
  },
};

const picturesModule = 'virtual:ena-pictures';

/** The version of all pictures, which their URLs have; and, in development and tests, their files (build.ts writes them). */
const pictures: Plugin = {
  name: 'ena-pictures',
  resolveId: (id) => (id === picturesModule ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${picturesModule}`
      ? `export const pictureVersion = ${JSON.stringify(pictureVersion)};`
      : undefined,
  configureServer(server) {
    const files = pictureFiles();
    server.middlewares.use('/pictures', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const svg = files.get(pathname.slice(1).replace(/\.svg$/u, ''));
      response.writeHead(svg === undefined ? 404 : 200, { 'content-type': 'image/svg+xml' }).end(svg);
    });
  },
};

const appFile = (name: string) =>
  fileURLToPath(new URL(`./src/app/${name.endsWith('.ts') ? name : `${name}.tsx`}`, import.meta.url));

/** Ids of the modules that a module loads with static imports, directly or indirectly, and its own. */
function staticImports(context: Rolldown.ChunkingContext, id: string, found = new Set<string>()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    staticImports(context, imported, found);
  return found;
}

/**
 * A chunk of the modules that a module of app/ and at least one of others load with static imports; the others by module.
 */
function sharedBy(
  name: string,
  priority: number,
  files: Readonly<Record<string, readonly string[]>>,
): Rolldown.CodeSplittingGroup {
  const loadedBy = new Map<string, ReadonlySet<string>>();
  const chunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    const isLoadedBy = (loader: string) => {
      const modules = loadedBy.get(loader) ?? staticImports(context, appFile(loader));
      loadedBy.set(loader, modules);
      return modules.has(id);
    };
    // Libraries follow the modules that use them: an index module imports icons that no page uses.
    if (id.includes('/node_modules/')) return null;
    const isShared = Object.entries(files).some(
      ([file, others]) => isLoadedBy(file) && others.some(isLoadedBy),
    );
    return isShared ? name : null;
  };
  return { name: chunkOf, debugName: name, priority };
}

const run = '../features/today/run/ReviewRunView';
/**
 * Code splitting: fewer, larger chunks for what many pages load, because they compress better and need fewer
 * requests: with HTTP/1.1 a browser sends six at a time, so that every six files delay a page by a round trip. `loader`:
 * what pages load first. `vendor`: libraries that change rarely. `entry`: what main.tsx imports, thus every page, and what
 * home shares with others. `icons`: those of several pages. `catalog`: what lessons share with the login: all units, and
 * what is left unfinished in this browser. `rules`: those of exercises. `frequentNouns`: half of the lexicon of nouns. `oneLiners`: modules
 * of one function, each of which would be a file of its own. The bundler splits the rest by route. A module
 * belongs to the group of the highest priority; a group contains what its modules import.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'loader', tags: ['$initial'], priority: 11 },
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 10 },
  sharedBy('entry', 9, {
    main: ['main'],
    'routes/home': ['routes/login', 'routes/lesson', 'routes/quiz', 'routes/hub', 'routes/today'],
  }),
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4, priority: 8 },
  sharedBy('catalog', 7, { 'routes/lesson': ['routes/login'] }),
  sharedBy('forms', 6, {
    'routes/signup': ['routes/login', 'routes/today'],
    'routes/login': ['routes/confirmation', 'routes/resetPassword'],
  }),
  sharedBy('learner', 5, {
    'routes/lesson': ['routes/quiz', 'routes/today'],
    'routes/hub': ['routes/quiz', 'routes/today'],
    'routes/quiz': ['routes/settings'],
    'routes/today': ['routes/pricing', 'afterLoad.ts', '../sound/SoundBar', '../exercise/answerSettings.ts'],
    'shell/Sidebar': ['routes/quiz', 'routes/today'],
  }),
  sharedBy('rules', 4, { 'routes/quiz': ['routes/today'] }),
  sharedBy('answering', 3, { 'routes/quiz': [run, 'routes/numbers'] }),
  sharedBy('todayParts', 2, { 'routes/today': [run, 'routes/words'] }),
  sharedBy('lessonParts', 2, {
    'routes/lesson': ['routes/vocabulary', 'routes/words', 'routes/numbers', 'routes/pack'],
  }),
  sharedBy('hubParts', 2, { 'routes/hub': ['routes/quizzes'] }),
  { name: 'frequentNouns', test: /grammar\/src\/noun\/frequentNouns/, priority: 1 },
  {
    name: 'oneLiners',
    test: /domain\/src\/(?:text\/capitalize|progress\/(?:itemCounts|statistics))\./,
    priority: 1,
  },
];

const api = process.env['ENA_API'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [
    contractExtract,
    courseExtract,
    premiumExtract,
    coverageExtract,
    pictures,
    tailwindcss(),
    react(),
  ],
  build: {
    assetsInlineLimit: 0,
    // All target browsers support modulepreload.
    modulePreload: { polyfill: false },
    // One style sheet, inline in every page (build.ts), which chunks need not load.
    cssCodeSplit: false,
    reportCompressedSize: false,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Each page loads the list of all names: only chunks that are imported dynamically say what they are.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      },
    },
  },
  // Chunks import each other by relative URLs, so that all come from where the first one does: here or a CDN.
  experimental: { renderBuiltUrl: (_file, { hostType, ssr }) => ({ relative: hostType === 'js' && !ssr }) },
  server: { proxy: { '/api': api, '/audio': api, '/stripe-sandbox': api } },
});
