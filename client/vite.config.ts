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

/** Where `npm run dev` has the server; in production the server itself serves the built client. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** What a visitor loads of it; its `exports` name the build for developers only. */
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
    // A program has no pages, and nobody is sent it.
    ...(isSsrBuild
      ? []
      : [
          serviceWorker(),
          // Beside each file its br and gz form, which the server sends (server/src/platform/http/compression.ts).
          compression({ include: /^assets\/.*\.(js|css)$|^[^/.]+\.(js|svg)$/, threshold: 1_000, logLevel: 'silent' }),
        ]),
  ],
  resolve: {
    // rxjs in the language of today: without it, in that of 2009 with helpers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: !isSsrBuild,
    // Chunks are for browsers; a program loads all of it anyway.
    rolldownOptions: {
      // Emotion imports it for what only `withTheme` uses, which nobody does.
      treeshake: {
        // What they make is nothing unless somebody uses it: parts of Chakra's components that no page has.
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
