import { contract } from '@ena/contract/contract';
import { type Page, pages } from '@ena/contract/pages';
import { isContractProcedure } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const contractModule = 'virtual:ena-contract';
/** Addresses that only the account settings need: they are not part of the first load. */
const accountModule = 'virtual:ena-contract/account';
const accountNouns = ['account', 'secondFactor'];

/** Method and path of every endpoint, so that the schemas (and a validation library) stay out of the bundle. */
const addresses = (isIncluded: (noun: string) => boolean) =>
  Object.fromEntries(
    Object.entries(contract)
      .filter(([noun]) => isIncluded(noun))
      .map(([noun, endpoints]) => [
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
  resolveId: (id) => (id === contractModule || id === accountModule ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${accountModule}`)
      return `export const accountAddresses = ${JSON.stringify(addresses((noun) => accountNouns.includes(noun)))};`;
    if (id !== `\0${contractModule}`) return undefined;
    return [
      `export const addresses = ${JSON.stringify(addresses((noun) => !accountNouns.includes(noun)))};`,
      `export const publicPaths = ${JSON.stringify(pathsOf(({ requiredAccess }) => requiredAccess === 'public'))};`,
      `export const learnerPaths = ${JSON.stringify(pathsOf(({ requiredAccess }) => requiredAccess !== 'public'))};`,
    ].join('\n');
  },
};

const appFile = (name: string) => fileURLToPath(new URL(`./src/app/${name}.tsx`, import.meta.url));

/** Ids of the modules that a module loads with static imports, directly or indirectly, and its own. */
function staticImports(context: Rolldown.ChunkingContext, id: string, found = new Set<string>()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    staticImports(context, imported, found);
  return found;
}

/** Matches the modules that all of these modules of app/ load with static imports, and at least one of the others. */
function sharedBy(names: readonly string[], others: readonly string[] = names) {
  const loadedBy = new Map<string, ReadonlySet<string>>();
  return (name: string) =>
    (id: string, context: Rolldown.ChunkingContext): string | null => {
      const isLoadedBy = (file: string) => {
        const modules = loadedBy.get(file) ?? staticImports(context, appFile(file));
        loadedBy.set(file, modules);
        return modules.has(id);
      };
      // Libraries follow the modules that use them: an index module imports icons that no page uses.
      if (id.includes('/node_modules/')) return null;
      return names.every(isLoadedBy) && others.some(isLoadedBy) ? name : null;
    };
}

const sharedByLearners = sharedBy(['routes/lesson'], ['routes/quiz', 'routes/today'])('learner');
/**
 * Icons of lessons, quizzes and Today: one in a file of its own costs a request and 200 bytes. `Progress` is also in the
 * sidebar; the others are small.
 */
const ofLearners =
  /\/lucide-react\/dist\/esm\/icons\/(?:arrow-left|check|flame|languages|lightbulb|rotate-ccw)\.|\/ui\/Progress\.tsx$|\/exercise\/(?:audibleItems|lessonSections)\.ts$/u;

/**
 * Code splitting: fewer, larger chunks for what many pages load, because they compress better and need fewer
 * requests. `vendor`: libraries that change rarely. `loader`: what pages load first. `entry`: what main.tsx imports, thus every page, and what home and
 * login share. `learner`: what lessons share with quizzes and Today; `answering`: what only the latter two share;
 * `forms`: what login and sign-up share; `sections`: what lessons and the vocabulary section share. `Sidebar`: with what it shares with other pages of
 * learners, who always have it; `SoundBar`: with the player, which it loads at once. The bundler splits the rest by
 * route. A module belongs to the group of the highest priority; a group contains what its modules import.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
    priority: 9,
  },
  { name: 'loader', tags: ['$initial'], priority: 10 },
  { name: sharedBy(['main'])('entry'), debugName: 'entry', priority: 8 },
  { name: sharedBy(['routes/home', 'routes/login'])('entry'), debugName: 'entry', priority: 7 },
  // Or else login, which needs this module, would load all sections.
  { name: 'inProgressKey', test: /\/study\/inProgressKey\.ts$/, priority: 7 },
  // Small modules that home and lessons load: each chunk of its own would cost a hundred bytes more.
  {
    name: 'romanization',
    test: /\/domain\/src\/(?:georgian\/(?:romanize|letterNames)|lesson\/(?:letter|phrase))\.ts$/,
    priority: 6,
  },
  {
    name: (id, context) => (ofLearners.test(id) ? 'learner' : sharedByLearners(id, context)),
    debugName: 'learner',
    priority: 5,
  },
  { name: sharedBy(['routes/quiz', 'routes/today'])('answering'), debugName: 'answering', priority: 4 },
  { name: sharedBy(['routes/login', 'routes/signup'])('forms'), debugName: 'forms', priority: 3 },
  // Login loads all of them, and pages of mailed links load most.
  { name: 'forms', test: /\/auth\/(?:ForgotPassword|ResendButton|useMailRequest)\.tsx?$/, priority: 3 },
  { name: sharedBy(['routes/lesson', 'routes/vocabulary'])('sections'), debugName: 'sections', priority: 3 },
  { name: 'SoundBar', test: /\/sound\/(?:SoundBar|SpeedRadioGroup)\.tsx$/ },
  {
    name: 'Sidebar',
    test: /\/(?:shell\/Sidebar|progress\/display|study\/progressExplanation|text\/pluralize)\.tsx?$/,
  },
];

const api = process.env['ENA_API'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [contractExtract, tailwindcss(), react()],
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
