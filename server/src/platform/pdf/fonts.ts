import { fileURLToPath } from 'node:url';
import { type Font, type FontCollection, open } from 'fontkit';

async function fontFile(url: string): Promise<Font> {
  const font: Font | FontCollection = await open(fileURLToPath(url));
  if ('fonts' in font) throw new Error(`${url} contains several fonts`);
  nameLetters(font);
  return font;
}

/** Ligatures such as `ﬁ`, which are written as separate letters. */
const ligatures = /[\ufb00-\ufb06]/;

/**
 * Registers the character of every glyph in advance, because the library stores the first character with which a
 * glyph is used. A glyph first used as part of another, such as the Z of Ẑ, would otherwise have no character. Text
 * with that glyph in later documents could then not be searched or copied.
 */
function nameLetters(font: Font): void {
  const isUsual = (codePoint: number): boolean => {
    const letter = String.fromCodePoint(codePoint);
    return letter === letter.normalize('NFKC');
  };
  const named = font.characterSet.filter((codePoint) => !ligatures.test(String.fromCodePoint(codePoint)));
  // If characters share a glyph, such as space and no-break space, the more common one is registered.
  for (const codePoint of [...named.filter(isUsual), ...named]) font.glyphForCodePoint(codePoint);
}

/**
 * Reads the two font weights used in documents, with Latin, Greek and Cyrillic characters. Characters of other
 * scripts are printed as empty boxes. Call it only once, because it takes 0.1 s. Each document embeds only the glyphs
 * that it needs.
 */
export const readFonts = async (): Promise<{ regular: Font; bold: Font }> => ({
  regular: await fontFile(
    import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  ),
  bold: await fontFile(import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
});
