import { contract } from '@ena/contract/contract';
import { isContractProcedure } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const addressModule = 'virtual:ena-addresses';

/** Method and path of every endpoint, so that the schemas (and a validation library) stay out of the browser. */
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
 * What every page needs comes in two files instead of twenty, which compresses better: the libraries, and
 * our own frame.
 */
const firstLoad = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: 'frame',
    test: /web\/src\/(?:lib|app\/(?:Root|pageTitle|shell\/(?!ProfileMenu))|ui\/(?:Button|Feedback|Georgian|Progress|ErrorPage|PageSkeleton))|course\/src\/catalog|virtual:ena|contract\/src\/(?:errors|pages)|domain\/src\/(?:progress|georgian\/letters|entitlement)|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|shared|defaultAttributes)/,
  },
];

export default defineConfig({
  plugins: [endpointAddresses, tailwindcss(), react()],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad } } },
  },
  server: { proxy: { '/api': process.env['ENA_API'] ?? 'http://127.0.0.1:3001' } },
});
