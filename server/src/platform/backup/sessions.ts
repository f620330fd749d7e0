import pg from 'pg';
import { connectionTo } from '../database/cluster/connection-to.ts';
import { BackupError } from './manifest.ts';

/**
 * Session settings that make the text of all values independent of the server's configuration, and the order of rows
 * independent of the planner: tables are read sequentially from their beginning.
 */
const settings = `
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8';
  set datestyle = 'ISO, YMD';
  set intervalstyle = postgres;
  set timezone = 'UTC';
  set extra_float_digits = 1;
  set bytea_output = hex;
  set synchronize_seqscans = off;
  set max_parallel_workers_per_gather = 0;
  set enable_indexscan = off;
  set enable_indexonlyscan = off;
  set enable_bitmapscan = off;
  set jit = off`;

/** Opens a connection for a backup or a restore, without time limits. The caller must close it. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionTo(url), application_name: 'facet-backup', keepAlive: true });
  // A lost connection also rejects the current query.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(settings);
  return client;
}

/** Opens a connection, executes work with it, and closes the connection. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the name of the database in a URL. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Returns the URL of another database on the same server. */
export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

/** Creates an empty database. It gets the encoding and the locale of the database `like` if that one exists. */
export async function createDatabase(client: pg.Client, name: string, like: string): Promise<void> {
  const { rows } = await client.query<{ options: string }>(
    `
    select concat_ws(' ',
      format('encoding %L', pg_encoding_to_char(d.encoding)),
      format('locale_provider %I', case d.datlocprovider when 'i' then 'icu' when 'b' then 'builtin' else 'libc' end),
      format('lc_collate %L lc_ctype %L', d.datcollate, d.datctype),
      case d.datlocprovider
        when 'i' then format('icu_locale %L', coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale'))
        when 'b' then format('builtin_locale %L', to_jsonb(d) ->> 'datlocale')
      end) as options
    from pg_database d where d.datname = $1`,
    [like],
  );
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template template0 ${rows[0]?.options ?? ''}`);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { rows: roles } = await client.query<{ role: string }>('select current_user as role');
    const message = `The role ${roles[0]?.role} may not create databases. Run: alter role ${roles[0]?.role} createdb`;
    throw new BackupError(message, { cause: error });
  }
}

export const dropDatabase = (client: pg.Client, name: string): Promise<unknown> =>
  client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);

/** Drops the databases whose names start with a prefix. They are leftovers of killed processes. */
export async function dropLeftovers(client: pg.Client, prefix: string): Promise<void> {
  const sql = 'select datname as name from pg_database where starts_with(datname, $1)';
  const { rows } = await client.query<{ name: string }>(sql, [prefix]);
  for (const { name } of rows) await dropDatabase(client, name);
}

const isRefused = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '42501';
