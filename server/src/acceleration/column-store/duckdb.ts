import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import PQueue from 'p-queue';
import type { Cell } from './copy.ts';

/** Memory limit for DuckDB, including copies and queries. */
const memoryLimit = '512MB';

/**
 * Number of threads and concurrent queries. With more, queries would wait for each other and block Node's thread
 * pool.
 */
const threads = 2;

/**
 * Number of rows per row group. Rows are sorted by the columns that conditions use most often, so small groups let
 * DuckDB skip most of them.
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
   * Opens an engine. The library is loaded on the first call. `folder` is created for the engine and deleted with it.
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
    // After this statement, the engine can neither open files outside the folder nor make network connections.
    await first.run('set enable_external_access = false');
    first.closeSync();
    const writing = await connect();
    const reading = await Promise.all(Array.from({ length: threads }, connect));
    return new DuckDbEngine(instance, writing, reading, folder);
  }

  /** Executes write statements one after another on a single connection. */
  async write(...statements: readonly string[]): Promise<void> {
    for (const statement of statements) await this.#writing.run(statement);
  }

  /** Reads on the write connection, including the uncommitted changes of its transaction. */
  async readWritten(statement: string): Promise<Cell[][]> {
    return rowsOf(this.#writing, statement);
  }

  /** Executes a query on committed rows. Throws DuckDB's errors. */
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
  // Statements select only text, numbers, booleans and lists of numbers.
  return reader.getRowsJS() as Cell[][];
}

/** Formats a string as an SQL literal. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
