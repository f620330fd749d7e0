import { bottomOf, ensureRoom, face, ink, type Paper, plain, type, widthOf } from './paper.ts';

export interface Block {
  readonly heading: string;
  readonly text: string;
}

const gap = 18;
const headingHeight = 12;

function writeBlock(paper: Paper, { heading, text }: Block, x: number, y: number, width: number): void {
  paper.font(face.bold).fontSize(type.small).fillColor(ink.muted).text(heading, x, y, { width });
  paper
    .font(face.regular)
    .fontSize(type.text)
    .fillColor(ink.text)
    .text(plain(text), x, y + headingHeight, { width });
}

const heightOf = (paper: Paper, text: string, width: number): number =>
  headingHeight + paper.font(face.regular).fontSize(type.text).heightOfString(plain(text), { width });

/** Writes blocks next to each other. If a block is longer than a page, writes them one below the other. */
export function writeSideBySide(paper: Paper, blocks: readonly Block[]): void {
  const { left, top } = paper.page.margins;
  const width = (widthOf(paper) - gap * (blocks.length - 1)) / blocks.length;
  const height = Math.max(...blocks.map(({ text }) => heightOf(paper, text, width)));
  if (height > bottomOf(paper) - top) {
    for (const block of blocks) writeBelow(paper, block);
    return;
  }
  ensureRoom(paper, height);
  const { y } = paper;
  for (const [index, block] of blocks.entries()) writeBlock(paper, block, left + index * (width + gap), y, width);
  moveTo(paper, y + height);
}

/** Writes a block across the full width, on as many pages as necessary. */
export function writeBelow(paper: Paper, block: Block): void {
  ensureRoom(paper, headingHeight + type.text * 2);
  writeBlock(paper, block, paper.page.margins.left, paper.y, widthOf(paper));
  moveTo(paper, paper.y);
}

const paragraphGap = 16;

function moveTo(paper: Paper, y: number): void {
  paper.x = paper.page.margins.left;
  paper.y = y + paragraphGap;
}
