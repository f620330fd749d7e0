import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { from as copyFrom } from 'pg-copy-streams';
import { connectionTo } from '../database/cluster/connection-to.ts';
import { knownMigrations } from '../database/database.ts';
import { Checksum } from './checksums.ts';
import {
  BackupError,
  type JobsEntry,
  jobsName,
  type Manifest,
  madeByNewerVersion,
  type TableEntry,
  tableFileName,
} from './manifest.ts';
import type { BackupFile } from './read-backup.ts';
import { withConnection } from './sessions.ts';
import { dataTables, namesInSql, readTable } from './snapshot.ts';

/** Throws a `BackupError` if this build does not have all migrations of a backup. */
export function checkMigrations({ migrations, product }: Manifest): void {
  const known = new Set(knownMigrations());
  if (!migrations.every((name) => known.has(name))) throw madeByNewerVersion(product);
}

/**
 * Loads a backup into an empty database and compares all tables with the backup. Afterwards, the database has the
 * schema that the backup was made with.
 */
export async function loadBackup(url: string, backup: BackupFile): Promise<void> {
  const { manifest } = backup;
  checkMigrations(manifest);
  const { runMigrations } = await import('../database/run-migrations.ts');
  await runMigrations(url, manifest.migrations);
  await withConnection(url, async (client) => {
    await client.query('set synchronous_commit = off');
    await client.query('begin');
    await checkColumns(client, manifest.tables);
    await createChangeLogDays(client, manifest.changeLogDays);
    await withoutSideEffects(client, async () => {
      await client.query(`truncate ${manifest.tables.map(({ name }) => tableInSql(name)).join(', ')}`);
      for (const table of manifest.tables)
        await copyInto(client, `${tableInSql(table.name)} (${namesInSql(table.columns)})`, () =>
          backup.read(tableFileName(table.name)),
        );
      for (const { name, lastValue, isCalled } of manifest.sequences)
        await client.query('select setval($1::regclass, $2, $3)', [tableInSql(name), lastValue, isCalled]);
    });
    await client.query('commit');
    await client.query('analyze');
    for (const table of manifest.tables) await compareTable(client, table, manifest.postgres);
  });
  if (manifest.jobs) await loadJobs(url, manifest.jobs, backup);
}

const tableInSql = (name: string): string => `public.${pg.escapeIdentifier(name)}`;

async function copyInto(client: pg.Client, target: string, read: () => ReturnType<BackupFile['read']>): Promise<void> {
  await pipeline(await read(), client.query(copyFrom(`copy ${target} from stdin`)));
}

/** Throws a `BackupError` if the migrations have not created exactly the tables and columns of the backup. */
async function checkColumns(client: pg.Client, tables: readonly TableEntry[]): Promise<void> {
  const spelled = (all: readonly { name: string; columns: readonly string[] }[]): string =>
    all.map(({ name, columns }) => `${name}(${[...columns].sort().join()})`).join();
  if (spelled(await dataTables(client)) !== spelled(tables))
    throw new BackupError('The tables of the backup differ from the tables that its migrations create.');
}

/** Creates the same partitions of the change log as in the backup. The migrations have created those of this week. */
async function createChangeLogDays(client: pg.Client, days: readonly string[]): Promise<void> {
  await client.query(
    `
    do $$
    declare
      part text;
    begin
      for part in
        select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'public.change_log'::regclass and c.relname ~ '^change_log_[0-9]{8}$'
      loop
        execute format('drop table public.%I', part);
      end loop;
    end $$`,
  );
  for (const day of days)
    await client.query(`
      create table public.change_log_${day} (like public.change_log including defaults including indexes);
      alter table public.change_log attach partition public.change_log_${day}
        for values from ('${day}') to ('${day}'::date + 1)`);
}

/** Executes work without triggers and foreign keys, and then creates them again. Foreign keys are checked. */
async function withoutSideEffects(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`);
  const { rows: keys } = await client.query<{ name: string; table: string; definition: string }>(`
    select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  for (const { name, table } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { name, table, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
}

/**
 * Compares the rows of a table with the backup. The text of some values may differ between major versions of
 * PostgreSQL. In that case, only the number of rows is compared.
 */
async function compareTable(client: pg.Client, table: TableEntry, postgres: number): Promise<void> {
  const rows = readTable(client, table);
  const checksum = new Checksum();
  checksum.resume();
  await pipeline(rows.stream, checksum);
  const { rows: versions } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const isSameMajor = versions[0]?.major === Math.floor(postgres / 10_000);
  if ((await rows.count()) !== table.rows || (isSameMajor && checksum.result().sha256 !== table.sha256))
    throw new BackupError(`The restored table ${table.name} differs from the backup.`);
}

/**
 * Adds the pending jobs to their queues. Interrupted jobs are repeated. The schema of pg-boss belongs to its version,
 * so only the columns that exist in both versions are restored. The server sets the options of the queues at start.
 */
async function loadJobs(url: string, { columns, rows }: JobsEntry, backup: BackupFile): Promise<void> {
  const boss = new PgBoss({ ...connectionTo(url), max: 2, supervise: false, schedule: false });
  await boss.start();
  try {
    await withConnection(url, async (client) => {
      const texts = columns.map((column) => `${pg.escapeIdentifier(column)} text`);
      await client.query(`create temporary table backup_job (${texts.join(', ')})`);
      await copyInto(client, 'backup_job', () => backup.read(jobsName));
      await client.query(`update backup_job set state = 'retry' where state = 'active'`);
      const { rows: queues } = await client.query<{ name: string }>('select distinct name from backup_job');
      for (const { name } of queues) await boss.createQueue(name);
      const { rows: shared } = await client.query<{ name: string; type: string }>(
        `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = 'pgboss.job'::regclass and attname = any ($1) and attgenerated = ''`,
        [columns],
      );
      const names = namesInSql(shared.map(({ name }) => name));
      const values = shared.map(({ name, type }) => `${pg.escapeIdentifier(name)}::${type}`).join(', ');
      const result = await client.query(`insert into pgboss.job (${names}) select ${values} from backup_job`);
      if (result.rowCount !== rows) throw new BackupError('The restored background jobs differ from the backup.');
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}
