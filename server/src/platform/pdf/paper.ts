import { lazily } from '../../kernel/values/lazily.ts';

/** Loaded for the first document, because the library and fonts are large. */
const writer = lazily(async () => {
  const [{ default: PDFDocument }, { readFonts }] = await Promise.all([import('pdfkit'), import('./fonts.ts')]);
  return { PDFDocument, fonts: await readFonts() };
});

/** PDF document in progress, as a stream of bytes. */
export type Paper = PDFKit.PDFDocument;

/** Font sizes in points. */
export const type = { title: 20, name: 15, text: 9, small: 7.5 } as const;

/** Colors, the same as on screens: text, secondary text, rules, warnings. */
export const ink = { text: '#1c1a17', muted: '#6b655c', line: '#c9c3b8', danger: '#a3261b' } as const;

/** Names of the two font weights. */
export const face = { regular: 'regular', bold: 'bold' } as const;

const margin = 48;
/** Height of the footer in points. */
const footMargin = 64;

interface PaperOptions {
  /** Title, which PDF readers show instead of the file name. */
  readonly title: string;
  readonly author: string;
  /** Date of the content. It makes the file reproducible: the same content always results in the same bytes. */
  readonly date: Date;
}

/** Creates an empty A4 document. Its pages are buffered until `finish`, which numbers them. */
export async function openPaper({ title, author, date }: PaperOptions): Promise<Paper> {
  const { PDFDocument, fonts } = await writer();
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: footMargin },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    // Disables the library's default font, because the standard PDF fonts only have Latin letters.
    font: '',
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  paper.registerFont(face.regular, fonts.regular).registerFont(face.bold, fonts.bold);
  return paper.font(face.regular).fontSize(type.text).fillColor(ink.text);
}

/** Returns the text without characters that the fonts lack: tabs, carriage returns and control characters. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/[^\P{Cc}\n]/gu, '');

/** Returns the width between the left and right margins. */
export const widthOf = ({ page }: Paper): number => page.width - page.margins.left - page.margins.right;

/** Returns the position of the bottom margin. */
export const bottomOf = ({ page }: Paper): number => page.height - page.margins.bottom;

/** Adds a page if less than `height` is left on the current page. */
export function ensureRoom(paper: Paper, height: number): void {
  if (paper.y + height > bottomOf(paper)) paper.addPage();
}

/** Draws a thin line from margin to margin. */
export function rule(paper: Paper, y = paper.y): void {
  const { left } = paper.page.margins;
  paper
    .moveTo(left, y)
    .lineTo(left + widthOf(paper), y)
    .lineWidth(0.5)
    .stroke(ink.line);
}

/** Width of the page number next to the footer. */
const numberWidth = 80;

/** Writes the footer with the page number on every page and ends the document. */
export function finish(paper: Paper, foot: string): void {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    const { left } = paper.page.margins;
    const y = bottomOf(paper) + 24;
    rule(paper, y - 8);
    paper.font(face.regular).fontSize(type.small).fillColor(ink.muted);
    const line = { height: type.small * 2, lineBreak: false };
    const width = widthOf(paper) - numberWidth;
    paper.text(plain(foot), left, y, { ...line, width, ellipsis: true });
    const number = `Page ${page - start + 1} of ${count}`;
    paper.text(number, left + width, y, { ...line, width: numberWidth, align: 'right' });
  }
  paper.end();
}
