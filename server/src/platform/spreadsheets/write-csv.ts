import { stringify } from 'csv-stringify/sync';

const byteOrderMark = '\uFEFF';
/** Rows per chunk: large enough to keep the socket busy, small enough to save memory. */
const pieceRows = 200;

/**
 * Writes rows as CSV while they are read. The format is UTF-8 with a byte order mark, commas and one header line.
 * Cells that a spreadsheet would execute as a formula are escaped. `readSheet` restores the original cells.
 */
export async function* writeCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield csvHead(header);
  let piece: (readonly string[])[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < pieceRows) continue;
    yield csvLines(piece);
    piece = [];
  }
  if (piece.length > 0) yield csvLines(piece);
}

/** Returns the beginning of a CSV file: byte order mark and header. */
export const csvHead = (header: readonly string[]): string => `${byteOrderMark}${csvLines([header])}`;

/** Returns rows as CSV lines. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(neutralised)),
    // Cells that contain a single CR or LF are quoted, because most readers would otherwise end the row there.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );

const plainNumber = /^[-+]?\d+(?:\.\d+)?$/;
// Spreadsheets in East Asian locales also interpret full-width signs as formulas (OWASP, CSV injection).
const formulaStart = '[=+\\-@\\t\\r\\n＝＋－＠]';
const formula = new RegExp(`^'*${formulaStart}`);
const neutralisedFormula = new RegExp(`^'+${formulaStart}`);

/**
 * Escapes a cell with a leading apostrophe if a spreadsheet would execute it as a formula. Plain numbers are
 * unchanged. A cell that already looks escaped gets another apostrophe, so that {@link restored} always returns the
 * original.
 */
export const neutralised = (cell: string): string =>
  formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

/** Returns the cell that was passed to {@link neutralised}. Other cells are unchanged, including their apostrophes. */
export const restored = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && neutralisedFormula.test(cell) ? cell.slice(1) : cell;

const apostrophe = 0x27;
