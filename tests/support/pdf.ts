import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, page by page. Blanks and line breaks count as one blank: where lines are broken is a matter of layout. */
export async function pagesOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}
