import { contract } from '@ena/contract/contract';
import { isContractProcedure } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const addressModule = 'virtual:ena-addresses';

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

const endpointAddresses: Plugin = {
  name: 'ena-addresses',
  resolveId: (id) => (id === addressModule ? `\0${addressModule}` : undefined),
  load: (id) =>
    id === `\0${addressModule}` ? `export const addresses = ${JSON.stringify(addresses())};` : undefined,
};

const routeFile = (name: string) => fileURLToPath(new URL(`./src/app/routes/${name}.tsx`, import.meta.url));

/** Ids of the modules that a module loads with static imports, directly or indirectly, and its own. */
function staticImports(context: Rolldown.ChunkingContext, id: string, found = new Set<string>()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    staticImports(context, imported, found);
  return found;
}

/** Names a chunk for the modules that all of the first routes load and none of the others. */
function sharedBy(name: string, routes: readonly string[], otherRoutes: readonly string[]) {
  const loadedBy = new Map<string, ReadonlySet<string>>();
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const isLoadedBy = (route: string) => {
      const modules = loadedBy.get(route) ?? staticImports(context, routeFile(route));
      loadedBy.set(route, modules);
      return modules.has(id);
    };
    return routes.every(isLoadedBy) && !otherRoutes.some(isLoadedBy) ? name : null;
  };
}

/**
 * Code splitting: fewer, larger chunks for what many pages load, because they compress better and need fewer
 * requests. `vendor`: libraries that change rarely. `entry`: what main.tsx imports, thus every page.
 * `study`: what lessons and quizzes share; `forms`: what login and sign-up share; `Sidebar`: with what it
 * shares with other pages of learners, who always have it; `SoundBar`: with the player, which it loads at once.
 * The bundler splits the rest by route.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
    priority: 3,
  },
  { name: 'entry', tags: ['$initial'], priority: 2 },
  { name: sharedBy('study', ['lesson', 'quiz'], ['home', 'login']), priority: 1 },
  { name: sharedBy('forms', ['login', 'signup'], ['home', 'lesson', 'quiz']) },
  // Or else login, which needs this module, would load all sections.
  { name: 'inProgressKey', test: /\/study\/inProgressKey\.ts$/, priority: 1 },
  { name: sharedBy('sections', ['lesson', 'vocabulary'], ['home', 'login']) },
  // Small modules that home and lessons load: each chunk of its own would cost a hundred bytes more.
  {
    name: 'romanization',
    test: /\/domain\/src\/(?:georgian\/(?:romanize|letterNames)|lesson\/(?:letter|phrase))\.ts$/,
  },
  // Small modules of lessons, which pages of learners use, too: in one chunk instead of three.
  {
    name: 'lessonParts',
    test: /\/(?:exercise\/(?:audibleItems|lessonSections)\.ts|icons\/arrow-left\.\w+)$/,
    priority: 1,
  },
  { name: 'SoundBar', test: /\/sound\/(?:SoundBar|SpeedRadioGroup)\.tsx$/ },
  {
    name: 'Sidebar',
    test: /\/(?:shell\/Sidebar|progress\/display|study\/progressExplanation|ui\/pluralize)\.tsx?$/,
  },
];

const api = process.env['ENA_API'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [endpointAddresses, tailwindcss(), react()],
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
  server: { proxy: { '/api': api, '/audio': api, '/practice': api } },
});
