import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` has the server; in production the server itself serves the built client. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** The two fonts that the first screen needs: fetched with the page, so that text does not jump. */
const firstFonts = [/spectral-latin-300-normal.*\.woff2$/, /source-sans-3-latin-wght-normal.*\.woff2$/];

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/graphql': server, '/api': server, '/media': server, '/exports': server, '/documents': server },
  },
});
