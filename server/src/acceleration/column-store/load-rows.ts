import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledQuery } from 'kysely';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Column } from './copied-columns.ts';
import { type DuckDbEngine, quoted } from './duckdb.ts';

/** Number of bytes per file. Loading a file needs about ten times as much memory. */
const bytesAtOnce = 16_000_000;

const newline = 0x0a;
const quote = 0x22;

interface Loaded {
  readonly select: CompiledQuery;
  readonly table: string;
  readonly columns: readonly Column[];
  readonly signal: AbortSignal;
}

/**
 * Loads the rows returned by a statement without parameters into a DuckDB table. The rows are transferred as CSV
 * files, which DuckDB's threads read. Resolves when PostgreSQL has sent all rows. `loaded` resolves when DuckDB has
 * loaded the rows.
 */
export async function load(
  engine: DuckDbEngine,
  client: PoolClient,
  { select, table, columns, signal }: Loaded,
): Promise<{ loaded: Promise<void> }> {
  const types = columns.map(({ name, type }) => `${quoted(name)}: ${quoted(type)}`).join(', ');
  const loadFile = async (file: string): Promise<void> => {
    signal.throwIfAborted();
    await engine.write(
      `insert into ${table} from read_csv(${quoted(file)}, header = false, auto_detect = false, delim = ',', quote = '"',
        escape = '"', nullstr = '', allow_quoted_nulls = false, columns = {${types}})`,
    );
    await engine.write('checkpoint copy');
    await rm(file);
  };
  let number = 0;
  let loading = Promise.resolve();
  for await (const rows of rowsOf(client.query(copyTo(`copy (${select.sql}) to stdout (format csv)`)))) {
    const file = path.join(engine.folder, `${number}.csv`);
    number += 1;
    await writeFile(file, rows);
    // Not awaited, because PostgreSQL disconnects clients that do not read.
    loading = loading.then(() => loadFile(file));
    loading.catch(() => undefined); // the caller reports the error
  }
  return { loaded: loading };
}

/** Splits CSV data into chunks that end at a row boundary. */
async function* rowsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let gathered: Buffer[] = [];
  let size = 0;
  let isQuoted = false;
  for await (const bytes of source) {
    const end = endOfRows(bytes, isQuoted);
    isQuoted = end.isQuoted;
    if (size + bytes.length < bytesAtOnce || end.at === 0) {
      gathered.push(bytes);
      size += bytes.length;
      continue;
    }
    yield [...gathered, bytes.subarray(0, end.at)];
    gathered = [bytes.subarray(end.at)];
    size = bytes.length - end.at;
  }
  if (size > 0) yield gathered;
}

/**
 * Returns the position after the last complete row (0 if there is none). Also returns whether the bytes end within
 * quotes, which may contain newlines.
 */
function endOfRows(bytes: Buffer, isQuoted: boolean): { at: number; isQuoted: boolean } {
  if (!isQuoted && !bytes.includes(quote)) return { at: bytes.lastIndexOf(newline) + 1, isQuoted };
  let [at, within] = [0, isQuoted];
  for (const [byteIndex, byte] of bytes.entries()) {
    if (byte === quote) within = !within;
    else if (byte === newline && !within) at = byteIndex + 1;
  }
  return { at, isQuoted: within };
}
