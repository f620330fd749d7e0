import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupInProgress } from '../../kernel/use-cases/backups.ts';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { connect } from './sessions.ts';

/** Table with the columns that a backup contains. Generated columns are computed again by the restore. */
export interface DataTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Rows in the text format of COPY. */
export interface Rows {
  readonly stream: Readable;
  /** Returns the number of rows. Call it after the stream has ended. */
  count(): Promise<number>;
}

/**
 * Returns all tables whose data must survive. Partitions are read through their parents. Unlogged tables contain only
 * the counters of rate limits, which PostgreSQL itself discards after a crash.
 */
export async function dataTables(client: pg.Client): Promise<DataTable[]> {
  const { rows } = await client.query<DataTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** Returns SQL for a list of names. */
export const namesInSql = (names: readonly string[]): string =>
  names.map((name) => pg.escapeIdentifier(name)).join(', ');

const tableInSql = (name: string): string => `public.${pg.escapeIdentifier(name)}`;

function copyRows(client: pg.Client, select: string): Rows {
  const stream = client.query(copyTo(`copy (${select}) to stdout`));
  return {
    stream,
    async count() {
      // PostgreSQL sends the number after the last row. It has been received once the next query returns.
      await client.query('select');
      return stream.rowCount;
    },
  };
}

/** Reads a table row by row. */
export const readTable = (client: pg.Client, { name, columns }: DataTable): Rows =>
  copyRows(client, `select ${namesInSql(columns)} from ${tableInSql(name)}`);

/** Columns of background jobs that describe an attempt that was interrupted. They are not restored. */
const attemptColumns = ['started_on', 'heartbeat_on', 'completed_on'];

/** Unchanging view of a database. It does not block readers and writers, only changes of the schema. */
export class Snapshot {
  private constructor(
    private readonly client: pg.Client,
    readonly tables: readonly DataTable[],
  ) {}

  /** Takes the snapshot. Throws {@link BackupInProgress} if another process is creating a backup. */
  static async take(url: string): Promise<Snapshot> {
    const client = await connect(url);
    try {
      const { rows } = await client.query<{ isFree: boolean }>(`select pg_try_advisory_lock($1) as "isFree"`, [
        advisoryLocks.backup,
      ]);
      if (!rows[0]?.isFree) throw new BackupInProgress('Another backup of this database is in progress.');
      return new Snapshot(client, await lockTables(client));
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  readTable(table: DataTable): Rows {
    return readTable(this.client, table);
  }

  /** Returns the name with which other transactions can use the snapshot while it is open. */
  async exportName(): Promise<string> {
    return this.#one<string>('select pg_export_snapshot()::text as value');
  }

  /** Object ID of the database. It is unique on its server. */
  databaseId(): Promise<string> {
    return this.#one<string>('select oid::text as value from pg_database where datname = current_database()');
  }

  postgresVersion(): Promise<number> {
    return this.#one<number>(`select current_setting('server_version_num')::int as value`);
  }

  migrations(): Promise<string[]> {
    return this.#one<string[]>('select array_agg(name::text order by id) as value from public.migration');
  }

  keptFiles(): Promise<string[]> {
    return this.#one<string[]>(`select coalesce(array_agg(id::text order by id), '{}') as value from public.kept_file`);
  }

  changeLogDays(): Promise<string[]> {
    return this.#one<string[]>(`
      select coalesce(array_agg(right(c.relname, 8) order by c.relname), '{}') as value
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'public.change_log'::regclass and c.relname ~ '^change_log_[0-9]{8}$'`);
  }

  /** Sequences are not transactional: their values may be newer than the snapshot, but never older. */
  async sequences(): Promise<Manifest['sequences']> {
    const { rows } = await this.client.query<{ name: string }>(`
      select relname as name from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace and relpersistence = 'p' order by relname`);
    const sequences: Manifest['sequences'] = [];
    for (const { name } of rows) {
      const sql = `select last_value::text as "lastValue", is_called as "isCalled" from ${tableInSql(name)}`;
      const { rows: values } = await this.client.query<{ lastValue: string; isCalled: boolean }>(sql);
      for (const value of values) sequences.push({ name, ...value });
    }
    return sequences;
  }

  /** Returns the columns and the rows of the pending background jobs. Null if the queues have not been created. */
  async pendingJobs(): Promise<{ columns: readonly string[]; read(): Rows } | null> {
    const columns = await this.#one<string[] | null>(`
      select array_agg(a.attname::text order by a.attnum) as value from pg_attribute a
      where a.attrelid = to_regclass('pgboss.job') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attname <> all (array['${attemptColumns.join("', '")}'])`);
    if (!columns) return null;
    // Queues of pg-boss itself are excluded, because it fills them again.
    const pending = `state in ('created', 'retry', 'active') and not starts_with(name, '__')`;
    const read = () => copyRows(this.client, `select ${namesInSql(columns)} from pgboss.job where ${pending}`);
    return { columns, read };
  }

  /** Releases the snapshot and the tables. Other processes still cannot create a backup until `close`. */
  async release(): Promise<void> {
    await this.client.query('commit');
  }

  /** Closes the connection, even while a table is being read. */
  close(): void {
    this.client.connection.stream.destroy();
  }

  async #one<T>(sql: string): Promise<T> {
    const { rows } = await this.client.query<{ value: T }>(sql);
    if (!rows[0]) throw new Error(`no row: ${sql}`);
    return rows[0].value;
  }
}

/**
 * Begins the transaction of a snapshot and locks all tables against changes of the schema. No migration can run
 * between the reading of the schema and the locks.
 */
async function lockTables(client: pg.Client): Promise<DataTable[]> {
  await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.migration]);
  const tables = await dataTables(client);
  if (!tables.some(({ name }) => name === 'migration'))
    throw new BackupError('The database is empty. Start the server once to create its tables.');
  const names = tables.map(({ name }) => tableInSql(name));
  await client.query('begin isolation level repeatable read, read only');
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  await client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks.migration]);
  return tables;
}
