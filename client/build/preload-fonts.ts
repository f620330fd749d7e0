import type { Plugin } from 'vite';

/** Fonts used on the first screen. They are preloaded with the page, so that text does not shift. */
const firstFonts = [/spectral-latin-300-normal.*\.woff2$/, /source-sans-3-latin-wght-normal.*\.woff2$/];

export function preloadFonts(): Plugin {
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
