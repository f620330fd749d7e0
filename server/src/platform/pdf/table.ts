import { setImmediate } from 'node:timers/promises';
import { bottomOf, face, ink, type Paper, plain, rule, type, widthOf } from './paper.ts';

export interface Column {
  readonly heading: string;
  /** Width in points. `rest`: the remaining width. */
  readonly width: number | 'rest';
  /** Whether cells are right-aligned and never wrapped. The column is as wide as its longest number. */
  readonly isNumber?: boolean;
}

/** Table cell: text, and optionally smaller text below. */
export interface Cell {
  readonly text: string;
  readonly note?: string;
}

interface Slot {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Total row in bold. It is never the only row on a page. */
  readonly foot: readonly Cell[];
}

const cellGap = 8;
const rowGap = 5;
/** Number of rows written before yielding to the event loop. */
const rowsPerTurn = 10;

/** Writes a table on as many pages as necessary. Headings are repeated on each page, and rows are not split. */
export async function writeTable(paper: Paper, { columns, ...table }: Table): Promise<void> {
  const rows = table.rows.map((row) => row.map(plainCell));
  const foot = table.foot.map(plainCell);
  const slots = slotsOf(paper, columns, [...rows, foot]);
  const head = columns.map(({ heading }) => ({ text: heading }));
  const headHeight = rowHeight(paper, slots, head, face.bold);
  const footHeight = rowHeight(paper, slots, foot, face.bold);
  const writeHead = (): void => writeRow(paper, slots, head, { font: face.bold, color: ink.muted });
  const maxOfPage = bottomOf(paper) - paper.page.margins.top - headHeight - footHeight;

  const heightAt = (index: number): number => {
    const row = rows[index];
    return row ? Math.min(rowHeight(paper, slots, row, face.regular), maxOfPage) : 0;
  };
  if (paper.y + headHeight + heightAt(0) + footHeight > bottomOf(paper)) paper.addPage();
  writeHead();
  for (const [index, row] of rows.entries()) {
    const height = heightAt(index);
    // The last row is written on the same page as the total row.
    const needed = index === rows.length - 1 ? height + footHeight : height;
    if (paper.y + needed > bottomOf(paper)) {
      paper.addPage();
      writeHead();
    }
    writeRow(paper, slots, row, { font: face.regular, color: ink.text, height });
    if (index % rowsPerTurn === rowsPerTurn - 1) await setImmediate();
  }
  writeRow(paper, slots, foot, { font: face.bold, color: ink.text });
}

const plainCell = ({ text, note }: Cell): Cell => ({ text: plain(text), ...(note && { note: plain(note) }) });

function slotsOf(paper: Paper, columns: readonly Column[], rows: readonly (readonly Cell[])[]): readonly Slot[] {
  paper.font(face.bold).fontSize(type.text);
  const widths = columns.map(({ width, isNumber }, index) => {
    if (width === 'rest' || !isNumber) return width;
    const longest = rows.reduce((longestText, { [index]: cell }) => longerOf(longestText, cell?.text ?? ''), '');
    return Math.max(width, paper.widthOfString(longest) + 1);
  });
  const fixedWidth = widths.reduce<number>((sum, width) => sum + (width === 'rest' ? 0 : width), 0);
  const rest = widthOf(paper) - fixedWidth - cellGap * (columns.length - 1);
  let { left: x } = paper.page.margins;
  return columns.map((column, index) => {
    const { [index]: width = 'rest' } = widths;
    const slot = { column, x, width: width === 'rest' ? rest : width };
    x += slot.width + cellGap;
    return slot;
  });
}

const longerOf = (a: string, other: string): string => (other.length > a.length ? other : a);

type Font = (typeof face)[keyof typeof face];

const textHeight = (paper: Paper, { text }: Cell, width: number, font: Font): number =>
  text === '' ? 0 : paper.font(font).fontSize(type.text).heightOfString(text, { width });

const noteHeight = (paper: Paper, { note }: Cell, width: number): number =>
  note ? paper.font(face.regular).fontSize(type.small).heightOfString(note, { width }) : 0;

function rowHeight(paper: Paper, slots: readonly Slot[], cells: readonly Cell[], font: Font): number {
  const heights = slots.map(({ width }, index) => {
    const cell = cells[index] ?? { text: '' };
    return textHeight(paper, cell, width, font) + noteHeight(paper, cell, width);
  });
  return Math.max(...heights) + 2 * rowGap;
}

interface RowStyle {
  readonly font: Font;
  readonly color: string;
  readonly height?: number;
}

/** Text that exceeds `height` is truncated with an ellipsis. This only affects rows longer than a page. */
function writeRow(paper: Paper, slots: readonly Slot[], cells: readonly Cell[], style: RowStyle): void {
  const { font, color, height = rowHeight(paper, slots, cells, font) } = style;
  const top = paper.y + rowGap;
  const end = paper.y + height;
  for (const [index, { column, x, width }] of slots.entries()) {
    const cell = cells[index] ?? { text: '' };
    const align = column.isNumber ? 'right' : 'left';
    const noteTop = top + textHeight(paper, cell, width, font);
    paper.font(font).fontSize(type.text).fillColor(color);
    paper.text(cell.text, x, top, { width, align, height: end - top, ellipsis: true });
    if (cell.note && noteTop < end) {
      paper.font(face.regular).fontSize(type.small).fillColor(ink.muted);
      paper.text(cell.note, x, noteTop, { width, align, height: end - noteTop, ellipsis: true });
    }
  }
  rule(paper, end);
  paper.x = paper.page.margins.left;
  paper.y = end;
}
