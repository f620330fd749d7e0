import { invalid } from '../../kernel/errors/errors.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** No trade file has half as many: who sends more has sent another file, or lost its line breaks. */
export const mostColumns = 1_000;

/** Header and rows of a table. */
type Table = Pick<Sheet, 'header' | 'headerLine' | 'batches'>;

/**
 * Makes a table of rows as their file numbers them, from 1: the first of them is the header. Fails with INVALID_REQUEST,
 * and closes the rows, when there is no header, too many columns or nothing below them. `hint` goes on where a table without rows
 * is the wrong one.
 */
export async function tableOf(batches: AsyncGenerator<SheetRow[]>, hint = () => ''): Promise<Table> {
  try {
    const first = await batches.next();
    const header = first.done ? undefined : first.value.shift();
    if (first.done || !header) throw invalid('file', 'is empty');
    if (header.cells.length > mostColumns)
      throw invalid('file', `has ${header.cells.length} columns: at most ${mostColumns} can be read`);
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

/** Takes one more batch into `pending`; true when there is none. */
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
    await rest.return(undefined); // also for whoever wants no more than the first
  }
}

async function* countedFrom(line: number, batches: AsyncIterable<SheetRow[]>): AsyncGenerator<readonly SheetRow[]> {
  for await (const batch of batches) yield batch.map(({ number, cells }) => ({ number: number - line, cells }));
}
