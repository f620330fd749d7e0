import { stringify } from 'csv-stringify/sync';
import { neutralised } from './formulas.ts';

const byteOrderMark = '\uFEFF';
/** Texts of about this size keep the socket busy without piling up. */
const pieceRows = 200;

/**
 * A table as CSV while its rows come: UTF-8 with byte order mark, commas, one header line, and nothing that a spreadsheet
 * would run. `readSheet` reads the same cells back.
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

/** The beginning of a CSV file. */
export const csvHead = (header: readonly string[]): string => `${byteOrderMark}${csvLines([header])}`;

/** Rows of a CSV file. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(neutralised)),
    // A lone line break of another kind would end the row for most readers.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
