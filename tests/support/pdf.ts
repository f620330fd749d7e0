import { extractText, getDocumentProxy } from 'unpdf';

/**
 * Returns the text of each page in a PDF. Whitespace and line breaks are replaced with single spaces, because line
 * breaks depend on the layout.
 */
export async function pagesOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}

/** Text on one line, with its distance from the left and bottom edges of the page in points. */
interface PlacedWords {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Returns the texts on the first page with their positions. Whitespace is omitted. */
export async function wordsOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<readonly PlacedWords[]> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ words: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : [],
  );
}
