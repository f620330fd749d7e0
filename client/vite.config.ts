import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkGroups } from './build/chunks.ts';
import { pageList } from './build/page-list.ts';
import { partnerPackage } from './build/partner-package.ts';
import { partnerSources } from './build/partner-sources.ts';
import { persistedDocuments } from './build/persisted-documents.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';
import { themeSheet } from './build/theme-sheet.ts';

/** Address of the API server for `npm run dev`. In production, the server serves the built client. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** The production build of React Router. Its `exports` point to the development build only. */
const routerBuild = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadFonts(),
    pageList(),
    persistedDocuments(),
    partnerPackage(),
    partnerSources(),
    themeSheet(),
    // An SSR build is not served to browsers.
    ...(isSsrBuild
      ? []
      : [
          serviceWorker(),
          // Writes a Brotli and a gzip file next to each file, which the server sends
          // (server/src/platform/http/compression.ts).
          compression({ include: /^assets\/.*\.(js|css)$|^[^/.]+\.(js|svg)$/, threshold: 1_000, logLevel: 'silent' }),
        ]),
  ],
  resolve: {
    // Selects the ES2015 build of rxjs. The default build is ES5 with helper functions.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
    ],
  },
  build: {
    outDir: 'dist',
    // scripts/client-build.mjs deletes old files, but not the assets of the previous build.
    emptyOutDir: false,
    target: 'es2023',
    sourcemap: !isSsrBuild,
    // Chunks are for browsers. An SSR build loads all modules anyway.
    rolldownOptions: {
      treeshake: {
        // Calls of these functions have no side effects. Unused ones are removed, such as parts of Chakra's
        // components that no page uses.
        manualPureFunctions: [
          'forwardRef',
          'memo',
          'createContext',
          'withContext',
          'withProvider',
          'chakra',
          'createRecipeContext',
          'createSlotRecipeContext',
          'createLucideIcon',
        ],
        moduleSideEffects: [{ test: /\/node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } }),
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      ...{ '/graphql': server, '/api': server, '/media': server, '/exports': server, '/documents': server },
      '^/partners(/\\w+)?\\.(html|md)$': server,
    },
  },
}));
