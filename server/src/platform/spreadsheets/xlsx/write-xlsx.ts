import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { invalid } from '../../../kernel/errors/errors.ts';
import { columnName } from './cells.ts';
import { sheetEnd, sheetHead, sheetPath, workbookParts } from './workbook-parts.ts';
import { type Cell, RowWriter, widthsOf } from './write-rows.ts';

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum number of rows below the header. */
export const maxXlsxRows = 1_048_575;

/** Number of rows used to estimate widths, and number of rows written at a time. */
const pieceRows = 50;

/** Constant, so that the same rows result in the same file. */
const mtime = new Date('2000-01-01T00:00:00Z');

/**
 * Writes rows as an Excel workbook with one sheet, while they are read. The header is bold and frozen. Text, numbers
 * and dates keep their types. `readSheet` returns the same cells when it reads the file. Throws INVALID_REQUEST
 * before the first byte if `rowCount` exceeds {@link maxXlsxRows}.
 */
export async function* writeXlsx(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  { rowCount }: { rowCount?: number } = {},
): AsyncGenerator<Buffer> {
  if (rowCount !== undefined && rowCount > maxXlsxRows) throw tooManyRows(`this list has ${rowCount}`);
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(workbookParts)) zip.addBuffer(Buffer.from(text), path, { mtime });
  const sheet = Readable.from(sheetXml(header, rows), { highWaterMark: 1 });
  const out = new PassThrough();
  // The library does not handle errors in its source streams.
  for (const source of [zip, sheet]) source.on('error', (error: Error) => out.destroy(error));
  zip.addReadStream(sheet, sheetPath, { mtime });
  zip.end();
  zip.outputStream.pipe(out);
  try {
    yield* out;
  } finally {
    out.destroy();
    sheet.destroy(); // also closes the rows if the reader stops early
  }
}

async function* sheetXml(header: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  const writer = new RowWriter(header);
  const chunkXml = (piece: readonly (readonly Cell[])[]): string => {
    if (writer.number + piece.length > maxXlsxRows + 1) throw tooManyRows('this list has more');
    const start = writer.number === 0 ? sheetHead(widthsOf(header, piece)) + writer.header(header) : '';
    return start + piece.map((cells) => writer.row(cells)).join('');
  };
  let piece: (readonly Cell[])[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < pieceRows) continue;
    yield chunkXml(piece);
    piece = [];
  }
  yield chunkXml(piece);
  yield sheetEnd(`${columnName(Math.max(0, header.length - 1))}${writer.number}`);
}

const tooManyRows = (how: string): Error =>
  invalid('format', `a workbook can contain ${maxXlsxRows} rows, but ${how}: use CSV, or request fewer rows`);
