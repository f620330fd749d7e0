import { CsvRecords } from './csv-records.ts';
import { declaredDelimiter, delimiters, sniffDelimiter } from './delimiter.ts';
import { type FoundHeader, findHeader, rowsLookedAt } from './find-header.ts';

/** How a CSV begins. */
interface CsvStart {
  readonly delimiter: string;
  /** The header's place among the records, from 0. */
  readonly header: number;
}

/**
 * Finds header and delimiter of a CSV by the names that a header may have. Without any, the first record is the header,
 * or the one below a line that declares the delimiter.
 */
export async function findCsvStart(head: Buffer, isName: (cell: string) => boolean): Promise<CsvStart> {
  const text = head.toString('utf8');
  const declared = declaredDelimiter(text);
  let start: CsvStart = { delimiter: declared ?? sniffDelimiter(text), header: declared === null ? 0 : 1 };
  let best: FoundHeader | null = null;
  for (const delimiter of declared === null ? delimiters : [declared]) {
    const found = findHeader(await firstRecords(head, delimiter), isName);
    if (found && found.known > (best?.known ?? 0)) {
      best = found;
      start = { delimiter, header: found.place };
    }
  }
  return start;
}

async function firstRecords(head: Buffer, delimiter: string): Promise<string[][]> {
  const records = new CsvRecords(delimiter, rowsLookedAt);
  await records.feed(head);
  records.close();
  return records.take();
}
