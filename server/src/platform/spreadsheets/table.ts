import { invalid } from '../../kernel/errors/errors.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/**
 * Maximum number of columns, more than twice as many as in real files. A higher number indicates a wrong file or lost
 * line breaks.
 */
export const maxColumns = 1_000;

type Table = Pick<Sheet, 'header' | 'headerLine' | 'batches'>;

/**
 * Creates a table from numbered rows, starting with the header. Throws INVALID_REQUEST and closes the rows if there
 * is no header or no row below it, or if there are too many columns. `hint` is added to the message for a table
 * without rows.
 */
export async function tableOf(batches: AsyncGenerator<SheetRow[]>, hint = () => ''): Promise<Table> {
  try {
    const first = await batches.next();
    const header = first.done ? undefined : first.value.shift();
    if (first.done || !header) throw invalid('file', 'is empty');
    if (header.cells.length > maxColumns)
      throw invalid('file', `has ${header.cells.length} columns; at most ${maxColumns} are allowed`);
    if (first.value.length === 0 && (await isOver(batches, first.value)))
      throw invalid('file', `has a header but no rows${hint()}`);
    return {
      header: header.cells.map((name) => name.trim()),
      headerLine: header.number,
      batches: countedFrom(header.number, startingWith(first.value, batches)),
    };
  } catch (error) {
    await batches.return(undefined);
    throw error;
  }
}

/** Reads the next batch into `pending`. Returns true if there are no more rows. */
async function isOver(batches: AsyncGenerator<SheetRow[]>, pending: SheetRow[]): Promise<boolean> {
  const next = await batches.next();
  if (!next.done) pending.push(...next.value);
  return next.done ?? false;
}

async function* startingWith(first: SheetRow[], rest: AsyncGenerator<SheetRow[]>): AsyncGenerator<SheetRow[]> {
  try {
    if (first.length > 0) yield first;
    yield* rest;
  } finally {
    await rest.return(undefined); // also called if the caller stops after the first rows
  }
}

async function* countedFrom(line: number, batches: AsyncIterable<SheetRow[]>): AsyncGenerator<readonly SheetRow[]> {
  for await (const batch of batches) yield batch.map(({ number, cells }) => ({ number: number - line, cells }));
}
