import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import PQueue from 'p-queue';
import type { Cell } from './copy.ts';

/** Memory limit of DuckDB for copies and queries. */
const memoryLimit = '512MB';

/**
 * Number of threads and of concurrent queries. A higher number would make queries wait for each other and block
 * Node's thread pool.
 */
const threads = 2;

/**
 * Rows per row group. Rows are sorted by the columns of the most frequent conditions, so small groups let DuckDB skip
 * most of them.
 */
const rowsOfGroup = 30_720;

/** Embedded in-memory DuckDB with its own threads. */
export class DuckDbEngine {
  readonly #instance: DuckDBInstance;
  readonly #writing: DuckDBConnection;
  readonly #reading: DuckDBConnection[];
  readonly #queries = new PQueue({ concurrency: threads });

  private constructor(
    instance: DuckDBInstance,
    writing: DuckDBConnection,
    reading: DuckDBConnection[],
    /** The only folder that the engine can read. */
    readonly folder: string,
  ) {
    this.#instance = instance;
    this.#writing = writing;
    this.#reading = reading;
  }

  /**
   * Opens an engine. The library is loaded at the first call. `folder` is created for the engine and deleted with it.
   */
  static async open(folder: string): Promise<DuckDbEngine> {
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
    // After this statement, the engine can open neither files outside of the folder nor network connections.
    await first.run('set enable_external_access = false');
    first.closeSync();
    const writing = await connect();
    const reading = await Promise.all(Array.from({ length: threads }, connect));
    return new DuckDbEngine(instance, writing, reading, folder);
  }

  /** Executes write statements one by one on one connection. */
  async write(...statements: readonly string[]): Promise<void> {
    for (const statement of statements) await this.#writing.run(statement);
  }

  /** Reads on the write connection, including uncommitted changes of its transaction. */
  async readWritten(statement: string): Promise<Cell[][]> {
    return rowsOf(this.#writing, statement);
  }

  /** Executes a query on committed rows. Throws the errors of DuckDB. */
  read(statement: string): Promise<Cell[][]> {
    return this.#queries.add(async () => {
      const connection = this.#reading.pop();
      if (!connection) throw new Error('no free connection');
      try {
        return await rowsOf(connection, statement);
      } finally {
        this.#reading.push(connection);
      }
    });
  }

  /** Waits for running queries and frees all memory. */
  async close(): Promise<void> {
    await this.#queries.onIdle();
    for (const connection of [this.#writing, ...this.#reading]) connection.closeSync();
    this.#instance.closeSync();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function rowsOf(connection: DuckDBConnection, statement: string): Promise<Cell[][]> {
  const reader = await connection.runAndReadAll(statement);
  // Statements select text, numbers, booleans and lists of numbers only.
  return reader.getRowsJS() as Cell[][];
}

/** Returns a string as an SQL literal. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
