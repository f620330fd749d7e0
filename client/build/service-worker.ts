import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Files that are cached for the offline page. They contain no user data. */
const cachedFiles = ['offline.html', 'offline.js', 'first-paint.js', 'neutral.svg'];

/**
 * Generates `sw.js`. Pages are always fetched from the server, because they depend on the user and the current stock.
 * If the server cannot be reached, the service worker shows an offline page. It does not cache prices, pictures or
 * chunks.
 */
export const serviceWorker = (): PluginOption =>
  VitePWA({
    manifest: false,
    // The client registers the worker itself (`client/src/app/background-services.tsx`).
    injectRegister: false,
    workbox: {
      globPatterns: [...cachedFiles, 'index.html'],
      // Makes the worker different in every build. `index.html` lists the build's chunks, so its revision is added to
      // the revision of `offline.html`. `index.html` itself is not cached.
      manifestTransforms: [
        (entries) => {
          const build = entries.find(({ url }) => url === 'index.html')?.revision ?? '';
          const manifest = entries
            .filter(({ url }) => url !== 'index.html')
            .map((entry) =>
              entry.url === 'offline.html' ? { ...entry, revision: `${entry.revision}-${build}` } : entry,
            );
          return { manifest };
        },
      ],
      navigateFallback: null,
      directoryIndex: null,
      runtimeCaching: [
        {
          // Excludes files that are opened in a tab, because they are not pages. Workbox copies the source of this
          // function into the worker, so it cannot use variables of this module.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' &&
            !/^\/(?:api|graphql|exports|documents|media|clients)(?:\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'offline.html' } },
        },
      ],
      navigationPreload: true,
      cleanupOutdatedCaches: true,
      // Open pages do not depend on the worker's cache, so a new worker can take over immediately.
      skipWaiting: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
