import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What is kept for when there is no connection: a page that says so and belongs to nobody, and what it is made of. */
const kept = ['offline.html', 'offline.js', 'first-paint.js', 'neutral.svg'];

/**
 * Makes `sw.js`. Pages always come from the server, because they say whose they are and what is for sale; only where it
 * cannot be reached the worker shows the page that says so. Prices, pictures and chunks it leaves to the browser.
 */
export const serviceWorker = (): PluginOption =>
  VitePWA({
    manifest: false,
    // The client registers it (`client/src/app/background-services.tsx`).
    injectRegister: false,
    workbox: {
      globPatterns: [...kept, 'index.html'],
      // Every build names its chunks in `index.html`. That makes the worker another one, and a new version known; the page
      // itself is not kept.
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
          // Files that are opened in a tab are no pages. The function is written into the worker as it stands here.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' &&
            !/^\/(?:api|graphql|exports|documents|media|clients)(?:\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'offline.html' } },
        },
      ],
      navigationPreload: true,
      cleanupOutdatedCaches: true,
      // It keeps nothing that an open page needs: a newer one may take over at once.
      skipWaiting: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
