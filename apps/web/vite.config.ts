import { contract } from '@ena/contract/contract';
import { isContractProcedure } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/**
 * Code splitting: modules that every page needs are bundled into two chunks instead of twenty, which compresses
 * better: `vendor` for libraries, and `frame` for our own modules without those that only some pages need.
 * `study` contains what study pages need besides.
 */
const chunkGroups = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: 'frame',
    test: /web\/src\/(?:platform\/(?!timeZone)|study\/achievements|app\/(?:Root|pageTitle|shell\/(?!ProfileMenu|AchievementToast|MobileMenu|PremiumBanner|Sidebar|useSignOut))|ui\/(?:Avatar|Button|Feedback|Georgian|Progress|ErrorPage|PageSkeleton))|course\/src\/catalog|virtual:ena|contract\/src\/(?:errors|operator|pages)|domain\/src\/(?:account\/avatar|progress\/(?:completion|display)|georgian\/letters|entitlement)|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|shared|defaultAttributes)/,
  },
  {
    name: 'study',
    test: /web\/src\/(?:study\/(?:outbox|recordAnswer|useStudyVisit)|platform\/timeZone|billing\/subscriptionText|app\/shell\/PremiumBanner)|domain\/src\/progress\/studyClock|domain\/src\/(?:exercise\/runItems|random\/shuffle)|domain\/src\/lesson\/essay|exercise\/randomSeed/,
  },
  // Used by nearly every lesson page.
  { name: 'panels', test: /sections\/(?:Panel|Tips|WordsSections|deepLink)|ui\/Picture/ },
  {
    name: 'sound',
    test: /web\/src\/sound\/(?:info|state|loadPlayer|SpeakButton)|icons\/(?:volume-2|square)\.mjs/,
  },
];

const api = process.env['ENA_API'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [endpointAddresses, tailwindcss(), react()],
  build: {
    assetsInlineLimit: 0,
    // All target browsers support modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/api': api, '/audio': api, '/practice': api } },
});
