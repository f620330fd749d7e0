import { type RawBuilder, sql } from 'kysely';
import type { StagedType } from '../../stock/files/index.ts';
import type { RowDraft } from '../reading/row-draft.ts';
import type { ImportConnection } from './import-connection.ts';
import type { ImportTable } from './import-table.ts';

/**
 * Approximate size in bytes of the pieces sent to the database. Each piece is a separate COPY in a short transaction.
 */
const pieceBytes = 256 * 1024;

const needsEscape = /[\\\n\r\t]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string): string =>
  needsEscape.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character) : text;

const nullOf: Readonly<Record<StagedType, RawBuilder<unknown>>> = {
  numeric: sql`null::numeric`,
  text: sql`null::text`,
  jsonb: sql`null::jsonb`,
};

/**
 * Writes the rows of a file to the temporary table `import_row`, in the order of the file: `row_number`, `is_valid`
 * and the staged values. For a row with problems, only the key is stored, so that REPLACE does not deactivate its
 * item.
 */
export class Staging {
  readonly #copy: string;
  readonly #keySlot: number;
  readonly #key: string;
  /**
   * Lines of the current batch. Converted to a buffer after each batch, so that the many small strings can be
   * garbage-collected.
   */
  #lines = '';
  /** Completed batches of the next piece. */
  #chunks: Buffer[] = [];
  #chunkBytes = 0;
  /** COPY of the previous piece, which runs while the next piece is built. */
  #inFlight: Promise<Error | null> = Promise.resolve(null);

  private constructor(
    private readonly connection: ImportConnection,
    table: ImportTable,
    keySlot: number,
  ) {
    const columns = ['row_number', 'is_valid', ...table.staged.map(({ column }) => `"${column}"`)];
    this.#copy = `copy import_row (${columns.join(', ')}) from stdin`;
    this.#keySlot = keySlot;
    this.#key = table.key;
  }

  static async open(connection: ImportConnection, table: ImportTable, keySlot: number): Promise<Staging> {
    const columns = table.staged.map(({ column, type }) =>
      type === 'own' ? sql`, ${sql.ref(`d.${column}`)}` : sql`, ${nullOf[type]} as ${sql.id(column)}`,
    );
    await connection.run(sql`
      create temporary table import_row as
      select 0 as row_number, true as is_valid ${sql.join(columns, sql``)} from ${sql.table(table.name)} d with no data`);
    return new Staging(connection, table, keySlot);
  }

  add({ number, isValid, values }: RowDraft): void {
    let line = `${number}\t${isValid ? 't' : 'f'}`;
    let slot = 0;
    for (const value of values) {
      line += value === null || !(isValid || slot === this.#keySlot) ? '\t\\N' : `\t${escaped(value)}`;
      slot++;
    }
    this.#lines += `${line}\n`;
  }

  /** Ends a batch and sends the piece if it is full. Waits until the previous piece has been sent, to limit memory. */
  async endBatch(): Promise<void> {
    const batch = Buffer.from(this.#lines);
    this.#lines = '';
    this.#chunks.push(batch);
    this.#chunkBytes += batch.length;
    if (this.#chunkBytes >= pieceBytes) await this.#send();
  }

  /** Sends the remaining rows and updates the table statistics, which are needed for joins. */
  async finish(): Promise<void> {
    if (this.#chunkBytes > 0) await this.#send();
    await this.#waitForCopy();
    await this.connection.run(sql`analyze import_row (row_number, is_valid, ${sql.id(this.#key)})`);
  }

  async #send(): Promise<void> {
    const piece = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#chunkBytes = 0;
    await this.#waitForCopy();
    this.#inFlight = this.connection.copy(this.#copy, piece).then(
      () => null,
      (error: Error) => error,
    );
  }

  async #waitForCopy(): Promise<void> {
    const failure = await this.#inFlight;
    if (failure) throw failure;
  }
}
