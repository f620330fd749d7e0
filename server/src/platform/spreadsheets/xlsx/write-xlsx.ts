import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { invalid } from '../../../kernel/errors/errors.ts';
import { columnName } from './cells.ts';
import { sheetEnd, sheetHead, sheetPath, workbookParts } from './workbook-parts.ts';
import { type Cell, RowWriter, widthsOf } from './write-rows.ts';

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows that a sheet takes below its header. */
export const mostXlsxRows = 1_048_575;

/** Rows by which widths are told, and written at a time. */
const pieceRows = 50;

/** The same rows make the same file. */
const mtime = new Date('2000-01-01T00:00:00Z');

/**
 * A table as an Excel workbook with one sheet, while its rows come: header bold and always in sight, texts as texts,
 * whatever they look like, numbers and dates as such. `readSheet` reads the same cells back.
 * Throws INVALID_REQUEST before the first byte for more rows than {@link mostXlsxRows}, where `rowCount` is known.
 */
export async function* writeXlsx(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  { rowCount }: { rowCount?: number } = {},
): AsyncGenerator<Buffer> {
  if (rowCount !== undefined && rowCount > mostXlsxRows) throw tooManyRows(`this list has ${rowCount}`);
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(workbookParts)) zip.addBuffer(Buffer.from(text), path, { mtime });
  const sheet = Readable.from(sheetXml(header, rows), { highWaterMark: 1 });
  const out = new PassThrough();
  // The library does not listen to what it reads from.
  for (const source of [zip, sheet]) source.on('error', (error: Error) => out.destroy(error));
  zip.addReadStream(sheet, sheetPath, { mtime });
  zip.end();
  zip.outputStream.pipe(out);
  try {
    yield* out;
  } finally {
    out.destroy();
    sheet.destroy(); // whoever leaves early leaves the rows, too
  }
}

async function* sheetXml(header: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  const writer = new RowWriter(header);
  const written = (piece: readonly (readonly Cell[])[]): string => {
    if (writer.number + piece.length > mostXlsxRows + 1) throw tooManyRows('this list has more');
    const start = writer.number === 0 ? sheetHead(widthsOf(header, piece)) + writer.header(header) : '';
    return start + piece.map((cells) => writer.row(cells)).join('');
  };
  let piece: (readonly Cell[])[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < pieceRows) continue;
    yield written(piece);
    piece = [];
  }
  yield written(piece);
  yield sheetEnd(`${columnName(Math.max(0, header.length - 1))}${writer.number}`);
}

const tooManyRows = (how: string): Error =>
  invalid('format', `a workbook takes ${mostXlsxRows} rows, and ${how}: ask for CSV, or for less of it`);
