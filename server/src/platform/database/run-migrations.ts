import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import { connectionTo } from './cluster/connection-to.ts';
import { migrationLimits, sessionOf } from './limits.ts';
import { sharedOptions } from './orm-options.ts';

type Migrations = Readonly<Record<string, new (...args: ConstructorParameters<typeof Migration>) => Migration>>;

/** Error code of a statement that did not get a lock within the time limit. */
const lockNotAvailable = '55P03';

/** Pause between attempts to lock a table in milliseconds, and the number of attempts. Together at most 2 minutes. */
const [lockPause, lockAttempts] = [1_000, 40];

/**
 * Runs the given migrations that have not run yet, each in its own transaction. If one fails, the ones before it stay
 * applied, and the next start continues with the failed migration.
 */
export async function runMigrations(url: string, names: readonly string[], log?: Logger): Promise<void> {
  const migrationsList = await Promise.all(names.map(async (name) => ({ name, class: await load(name) })));
  const orm = new MikroORM({
    ...sharedOptions(url),
    driverOptions: { application_name: 'facet-migrations', ...sessionOf(migrationLimits), ...connectionTo(url) },
    extensions: [Migrator],
    migrations: { migrationsList, snapshot: false, tableName: 'migration', allOrNothing: false },
    entities: [],
    colors: false,
    logger: (message) => log?.info(message),
  });
  try {
    await pRetry(() => orm.migrator.up(), {
      retries: lockAttempts - 1,
      minTimeout: lockPause,
      factor: 1,
      shouldRetry({ error }) {
        if (!('code' in error && error.code === lockNotAvailable)) return false;
        log?.warn('a migration did not get a lock; trying again');
        return true;
      },
    });
  } finally {
    await orm.close();
  }
}

async function load(name: string): Promise<Migrations[string]> {
  const { [name]: migration }: Migrations = await import(`../../../migrations/${name}.ts`);
  if (!migration) throw new Error(`migrations/${name}.ts does not export ${name}`);
  return migration;
}
