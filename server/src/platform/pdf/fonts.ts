import { fileURLToPath } from 'node:url';
import { type Font, type FontCollection, open } from 'fontkit';

async function fontFile(url: string): Promise<Font> {
  const font: Font | FontCollection = await open(fileURLToPath(url));
  if ('fonts' in font) throw new Error(`${url} has several fonts`);
  nameLetters(font);
  return font;
}

/** `ﬁ` and the like, which are written by their letters. */
const ligatures = /[\ufb00-\ufb06]/;

/**
 * Has every glyph know for which letter it stands. What it stood for first is kept: one that was first met as a part of
 * another, as the Z of Ẑ, would stand for none on all papers to come, and could be neither searched nor copied there.
 */
function nameLetters(font: Font): void {
  const isUsual = (codePoint: number): boolean => {
    const letter = String.fromCodePoint(codePoint);
    return letter === letter.normalize('NFKC');
  };
  const named = font.characterSet.filter((codePoint) => !ligatures.test(String.fromCodePoint(codePoint)));
  // Of several that look the same, such as a blank and one that holds words together, the usual one.
  for (const codePoint of [...named.filter(isUsual), ...named]) font.glyphForCodePoint(codePoint);
}

/**
 * The two weights that papers are written in: all of Latin, Greek and Cyrillic. Other scripts print as empty boxes. To
 * be read once: that takes a tenth of a second, and every paper takes only the letters that it needs.
 */
export const readFonts = async (): Promise<{ regular: Font; bold: Font }> => ({
  regular: await fontFile(
    import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  ),
  bold: await fontFile(import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
});
