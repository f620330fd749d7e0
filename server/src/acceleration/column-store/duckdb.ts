import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import PQueue from 'p-queue';
import type { Cell } from './copy.ts';

/** How much memory the engine may use in all, the copy and its questions. */
const memoryLimit = '512MB';

/** As many questions at once as there are threads: more would only wait for each other, and keep Node's own threads. */
const threads = 2;

/**
 * Few rows to a group: what is not in the group of the asked values is skipped, as rows are loaded in the order of what is
 * asked most.
 */
const rowsOfGroup = 30_720;

/** An embedded DuckDB in memory. Its work is done on threads of its own. */
export class Engine {
  readonly #instance: DuckDBInstance;
  readonly #writing: DuckDBConnection;
  readonly #reading: DuckDBConnection[];
  readonly #questions = new PQueue({ concurrency: threads });

  private constructor(
    instance: DuckDBInstance,
    writing: DuckDBConnection,
    reading: DuckDBConnection[],
    /** Whose files it may read. It reaches nothing else. */
    readonly folder: string,
  ) {
    this.#instance = instance;
    this.#writing = writing;
    this.#reading = reading;
  }

  /** The library is loaded by whoever opens the first one. `folder` is made for the engine and goes with it. */
  static async open(folder: string): Promise<Engine> {
    await mkdir(folder, { recursive: true });
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:', {
      threads: String(threads),
      memory_limit: memoryLimit,
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
    });
    const connect = async (): Promise<DuckDBConnection> => {
      const connection = await instance.connect();
      await connection.run('use copy');
      return connection;
    };
    const first = await instance.connect();
    await first.run(`attach ':memory:' as copy (compress, row_group_size ${rowsOfGroup})`);
    await first.run(`set allowed_directories = [${quoted(`${folder}${path.sep}`)}]`);
    // From here on it opens no file outside of the folder and no connection, and nobody changes that.
    await first.run('set enable_external_access = false');
    first.closeSync();
    const writing = await connect();
    const reading = await Promise.all(Array.from({ length: threads }, connect));
    return new Engine(instance, writing, reading, folder);
  }

  /** Changes something. One after the other: there is one connection for it. */
  async write(...statements: readonly string[]): Promise<void> {
    for (const statement of statements) await this.#writing.run(statement);
  }

  /** Reads over the connection that writes: what its transaction has done so far is seen. */
  async readWritten(statement: string): Promise<Cell[][]> {
    return rowsOf(this.#writing, statement);
  }

  /** Answers a question about what is committed. Throws what the engine says of it. */
  read(statement: string): Promise<Cell[][]> {
    return this.#questions.add(async () => {
      const connection = this.#reading.pop();
      if (!connection) throw new Error('there are as many connections as questions at once');
      try {
        return await rowsOf(connection, statement);
      } finally {
        this.#reading.push(connection);
      }
    });
  }

  /** Waits for the questions that are being answered, and frees all memory. */
  async close(): Promise<void> {
    await this.#questions.onIdle();
    for (const connection of [this.#writing, ...this.#reading]) connection.closeSync();
    this.#instance.closeSync();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function rowsOf(connection: DuckDBConnection, statement: string): Promise<Cell[][]> {
  const reader = await connection.runAndReadAll(statement);
  // Statements answer texts, numbers, flags and lists of numbers.
  return reader.getRowsJS() as Cell[][];
}

/** A text as a literal of SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
