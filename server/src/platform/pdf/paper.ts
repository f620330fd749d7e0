import { lazily } from '../../kernel/values/lazily.ts';

/** The writer of papers and its letters are large: they are loaded for the first one. */
const writer = lazily(async () => {
  const [{ default: PDFDocument }, { readFonts }] = await Promise.all([import('pdfkit'), import('./fonts.ts')]);
  return { PDFDocument, fonts: await readFonts() };
});

/** A PDF that is being written, page by page: a stream of bytes. */
export type Paper = PDFKit.PDFDocument;

/** What is written on it. Sizes are in points. */
export const type = { title: 20, name: 15, text: 9, small: 7.5 } as const;

/** Colours as screens have them: text, what stands back, lines, warnings. */
export const ink = { text: '#1c1a17', muted: '#6b655c', line: '#c9c3b8', danger: '#a3261b' } as const;

/** Names of the two weights that a paper knows. */
export const face = { regular: 'regular', bold: 'bold' } as const;

const margin = 48;
/** Room for the foot of a page. */
const footMargin = 64;

interface PaperOptions {
  /** Shown by readers in place of the file's name. */
  readonly title: string;
  readonly author: string;
  /** When what is written was so: the same content always makes the same file. */
  readonly date: Date;
}

/** An empty sheet of A4. Its pages are kept until `finish`, which numbers them. */
export async function openPaper({ title, author, date }: PaperOptions): Promise<Paper> {
  const { PDFDocument, fonts } = await writer();
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: footMargin },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    // None of the fonts that readers bring: they have Latin letters only.
    font: '',
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  paper.registerFont(face.regular, fonts.regular).registerFont(face.bold, fonts.bold);
  return paper.font(face.regular).fontSize(type.text).fillColor(ink.text);
}

/** Text as fonts have it: they have no letters for tabs, for the ends of lines of other systems, for control characters. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/[^\P{Cc}\n]/gu, '');

/** How wide a line may be. */
export const widthOf = ({ page }: Paper): number => page.width - page.margins.left - page.margins.right;

/** Where the page ends. */
export const bottomOf = ({ page }: Paper): number => page.height - page.margins.bottom;

/** Goes to a new page unless this one has so much room left. */
export function ensureRoom(paper: Paper, height: number): void {
  if (paper.y + height > bottomOf(paper)) paper.addPage();
}

/** A thin line from margin to margin. */
export function rule(paper: Paper, y = paper.y): void {
  const { left } = paper.page.margins;
  paper
    .moveTo(left, y)
    .lineTo(left + widthOf(paper), y)
    .lineWidth(0.5)
    .stroke(ink.line);
}

/** Room for the number of a page beside its foot. */
const numberWidth = 80;

/** Writes the foot of every page, with its number, and ends the document. */
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
