import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, page by page. Blanks and line breaks count as one blank: where lines are broken is a matter of layout. */
export async function pagesOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}

/** Some words in a row, in points from the left and from the foot of the page. */
interface PlacedWords {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the words of the first page stand, blanks left aside. */
export async function wordsOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<readonly PlacedWords[]> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ words: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : [],
  );
}
