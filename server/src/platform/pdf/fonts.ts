import { fileURLToPath } from 'node:url';
import { type Font, type FontCollection, open } from 'fontkit';
import { lazily } from '../../kernel/values/lazily.ts';

async function fontFile(url: string): Promise<Font> {
  const font: Font | FontCollection = await open(fileURLToPath(url));
  if ('fonts' in font) throw new Error(`${url} has several fonts`);
  return font;
}

/**
 * The two weights that papers are written in: all of Latin, Greek and Cyrillic. Other scripts print as empty boxes. Read
 * once: that takes a tenth of a second, and every paper takes only the letters that it needs.
 */
export const fonts = lazily(async () => ({
  regular: await fontFile(
    import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  ),
  bold: await fontFile(import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
}));
