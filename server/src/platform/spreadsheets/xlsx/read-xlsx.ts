import { invalid } from '../../../kernel/errors/errors.ts';
import { findHeader, rowsLookedAt } from '../find-header.ts';
import type { PeekedStream } from '../peek.ts';
import { otherSheets, type Sheet, type SheetRow } from '../sheet.ts';
import { tableOf } from '../table.ts';
import { Archive } from './archive.ts';
import { maxRowsRead } from './limits.ts';
import { readNumberFormats } from './number-formats.ts';
import { SharedStrings } from './shared-strings.ts';
import { SheetReader } from './sheet-reader.ts';
import { readWorkbook, type Workbook, type WorkbookSheet } from './workbook.ts';
import { readXml } from './xml.ts';

/** Number of rows per batch. A small number allows wide rows to be garbage collected early. */
const batchRows = 50;

/**
 * Yields the rows of a sheet, starting with its header, padded to the width of the header. `pieces` is the XML of the
 * sheet. Throws INVALID_REQUEST for too many rows. Also throws it for cells that are merged over several rows,
 * because only the first row would have the value.
 */
async function* rowsFromHeader(
  pieces: AsyncIterable<string>,
  reader: SheetReader,
  isName: (cell: string) => boolean,
): AsyncGenerator<SheetRow[]> {
  let header: SheetRow | null = null;
  let count = -1;
  const takeRows = (): SheetRow[] => {
    const rows = reader.take();
    if (!header) {
      const titles =
        findHeader(
          rows.map(({ cells }) => cells),
          isName,
        )?.index ?? 0;
      rows.splice(0, titles);
      header = rows[0] ?? null;
    }
    count += rows.length;
    if (count > maxRowsRead) throw invalid('file', `has more than ${maxRowsRead} rows: send such a table as CSV`);
    const width = header?.cells.length ?? 0;
    for (const { cells } of rows) while (cells.length < width) cells.push('');
    return rows;
  };
  for await (const _ of readXml(pieces, reader))
    if (reader.rows.length >= (header ? batchRows : rowsLookedAt)) yield takeRows();
  if (reader.rows.length > 0) yield takeRows();
  const { lastTall } = reader;
  if (header && lastTall && lastTall.row > lineOf(header))
    throw invalid(
      'file',
      `has cells that are merged over several rows (${lastTall.cells}): enter the value in each row`,
    );
}

const lineOf = ({ number }: SheetRow): number => number;

/**
 * Reads a sheet of an Excel workbook as a stream: the given sheet, or the first visible, non-empty sheet. Cells are
 * read as displayed text, and formulas as their last result. Throws INVALID_REQUEST if the file is not a valid
 * workbook, or if the table has too many rows.
 */
export async function readXlsx(
  source: PeekedStream,
  isName: (cell: string) => boolean,
  sheetName: string | null,
): Promise<Sheet> {
  const archive = await Archive.open(source.chunks);
  try {
    const workbook = await readWorkbook(archive);
    const sheets = sheetsToRead(workbook, sheetName);
    const names = workbook.sheets.map(({ name }) => name);
    let sheet = '';
    const rows = rowsOf(archive, workbook, sheets, isName, ({ name }) => {
      sheet = name;
    });
    const table = await tableOf(rows, () => otherSheets({ sheet, sheets: names }));
    return { ...table, delimiter: null, encoding: null, sheets: names, sheet };
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** Returns the sheets that may be read. The first non-empty one is used. */
function sheetsToRead({ sheets }: Workbook, sheetName: string | null): readonly WorkbookSheet[] {
  if (sheetName === null) return sheets.filter(({ isHidden }) => !isHidden);
  const like = (name: string): string => name.trim().toLowerCase();
  const named =
    sheets.find(({ name }) => name === sheetName) ?? sheets.find(({ name }) => like(name) === like(sheetName));
  if (named) return [named];
  const names = sheets.map(({ name }) => `"${name}"`).join(', ');
  throw invalid('file', `has no sheet "${sheetName}"; its sheets are ${names || 'none'}`);
}

/** Yields the rows, starting with the header. Closes the archive after the last row. */
async function* rowsOf(
  archive: Archive,
  { stringsPath, stylesPath, countsFrom1904 }: Workbook,
  sheets: readonly WorkbookSheet[],
  isName: (cell: string) => boolean,
  onSheet: (sheet: WorkbookSheet) => void,
): AsyncGenerator<SheetRow[]> {
  let strings: SharedStrings | null = null;
  try {
    strings = stringsPath === null ? null : await SharedStrings.read(archive.text(stringsPath));
    const styles = stylesPath === null ? null : archive.text(stylesPath);
    const sources = { strings, numberText: await readNumberFormats(styles, countsFrom1904) };
    for (const sheet of sheets) {
      let isEmpty = true;
      onSheet(sheet);
      for await (const rows of rowsFromHeader(archive.text(sheet.path), new SheetReader(sources), isName)) {
        isEmpty = false;
        yield rows;
      }
      if (!isEmpty) return;
    }
  } finally {
    await strings?.close();
    archive.close();
  }
}
