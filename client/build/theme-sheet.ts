import { resolve } from 'node:path';
import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { type Plugin, runnerImport } from 'vite';

const name = 'virtual:theme.css';
const file = resolve(import.meta.dirname, '../src/theme/global-styles.ts');

/**
 * Vite plugin that provides the style sheet `virtual:theme.css`. It contains the theme's global styles as Emotion
 * would insert them into the page.
 */
export function themeSheet(): Plugin {
  return {
    name: 'theme-sheet',
    resolveId: (id) => (id === name ? `/${name}` : null),
    async load(id) {
      if (id !== `/${name}`) return null;
      const { module, dependencies } = await runnerImport<{ globalStyles: SerializedStyles }>(file);
      for (const dependency of [file, ...dependencies]) this.addWatchFile(dependency);
      const cache = createCache({ key: 'css' });
      // Without a DOM, Emotion returns the CSS instead of inserting it.
      const sheet: unknown = cache.insert('', module.globalStyles, cache.sheet, false);
      if (typeof sheet !== 'string') throw new Error('Emotion did not return the global styles.');
      return sheet;
    },
  };
}
