import { invalid } from '../../../kernel/errors/errors.ts';
import { findHeader, rowsLookedAt } from '../find-header.ts';
import type { SheetRow } from '../sheet.ts';
import { mostRowsRead } from './limits.ts';
import type { SheetReader } from './sheet-reader.ts';
import { readXml } from './xml.ts';

/** Few enough that wide rows do not outlive the next collection of garbage. */
const batchRows = 50;

/**
 * Rows of a sheet from its header on, filled up to its width. `pieces` is the XML of the sheet. INVALID_REQUEST for more
 * rows than may be, and for cells that are merged over several rows: only the first of these rows would have their value.
 */
export async function* rowsFromHeader(
  pieces: AsyncIterable<string>,
  reader: SheetReader,
  isName: (cell: string) => boolean,
): AsyncGenerator<SheetRow[]> {
  let header: SheetRow | null = null;
  let count = -1;
  const taken = (): SheetRow[] => {
    const rows = reader.take();
    if (!header) {
      const titles =
        findHeader(
          rows.map(({ cells }) => cells),
          isName,
        )?.place ?? 0;
      rows.splice(0, titles);
      header = rows[0] ?? null;
    }
    count += rows.length;
    if (count > mostRowsRead) throw invalid('file', `has more than ${mostRowsRead} rows: send such a table as CSV`);
    const width = header?.cells.length ?? 0;
    for (const { cells } of rows) while (cells.length < width) cells.push('');
    return rows;
  };
  for await (const _ of readXml(pieces, reader))
    if (reader.rows.length >= (header ? batchRows : rowsLookedAt)) yield taken();
  if (reader.rows.length > 0) yield taken();
  const { lastTall } = reader;
  if (header && lastTall && lastTall.row > lineOf(header))
    throw invalid('file', `has cells that are merged over several rows (${lastTall.cells}): give each row its own`);
}

const lineOf = ({ number }: SheetRow): number => number;
