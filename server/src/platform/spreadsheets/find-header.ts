import { CsvRecords } from './csv-records.ts';
import { declaredDelimiter, delimiters, sniffDelimiter } from './delimiter.ts';

/** Records among which the header is looked for: above it stand titles, dates and addresses. */
const recordsLookedAt = 25;

/** How a table begins. */
interface TableStart {
  readonly delimiter: string;
  /** The header's place among the records, from 0; null: the first that is not blank. */
  readonly header: number | null;
}

/**
 * Finds the header and the delimiter by the names that a header may have: the first record of which they are at least two
 * and at least half is the header, whatever stands above. Without such a record the first one is it.
 */
export async function findHeader(head: Buffer, isName: (cell: string) => boolean): Promise<TableStart> {
  const text = head.toString('utf8');
  const declared = declaredDelimiter(text);
  let best: TableStart & { readonly known: number } = {
    delimiter: declared ?? sniffDelimiter(text),
    header: declared === null ? null : 1,
    known: 1,
  };
  for (const delimiter of declared === null ? delimiters : [declared]) {
    const records = await firstRecords(head, delimiter);
    for (const [header, cells] of records.entries()) {
      const filled = cells.filter((cell) => cell.trim() !== '');
      const known = filled.filter(isName).length;
      if (known > best.known && known * 2 >= filled.length) best = { delimiter, header, known };
    }
  }
  return best;
}

async function firstRecords(head: Buffer, delimiter: string): Promise<string[][]> {
  const records = new CsvRecords(delimiter, recordsLookedAt);
  await records.feed(head);
  records.close();
  return records.take();
}
