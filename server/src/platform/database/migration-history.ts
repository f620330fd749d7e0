import type pg from 'pg';
import type { Logger } from 'pino';
import { release } from '../version.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Migration that replaced the migrations of the development versions before 0.1.0. */
const baseline = 'Migration20261130200000_baseline';

/** Number of migrations that the baseline replaced, and the last commit that contains them. */
const replaced = { count: 95, commit: 'd813f7bc3' };

/**
 * Marks the baseline as executed if the database has all migrations that the baseline replaced. Throws
 * DatabaseUnavailable if it has only some of them.
 */
export async function adoptBaseline(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from migration where name < $1',
    [baseline],
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  if (count < replaced.count)
    throw new DatabaseUnavailable(
      `This database has only ${count} of the ${replaced.count} migrations before release 0.1.0: start commit ${replaced.commit} on it once, then start release ${release} again`,
    );
  await client.query(
    `with replaced as (delete from migration where name < $1)
    insert into migration (name) values ($1)`,
    [baseline],
  );
}

/**
 * Throws DatabaseUnavailable if the database was migrated by a newer release and this release cannot use it any more.
 * The previous release can, unless a migration has raised `oldest_release`. A process can therefore restart during a
 * rolling update.
 */
export async function checkCompatibility(client: pg.Client, known: readonly string[], log?: Logger): Promise<void> {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(name) as newest from migration where name <> all($1)',
    [known],
  );
  const newest = rows[0]?.newest;
  if (!newest) return;
  const { rows: newer } = await client.query<{ oldest: string }>(
    `select oldest_release as oldest from release_compatibility
    where string_to_array(oldest_release, '.')::int[] > string_to_array($1, '.')::int[]`,
    [release],
  );
  if (newer[0])
    throw new DatabaseUnavailable(
      `The database was migrated by a newer release (${newest}): start release ${newer[0].oldest} or newer, or restore a backup of release ${release}`,
    );
  log?.warn(`the database was migrated by a newer release (${newest}), which release ${release} can use`);
}
