import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { migrationLimits, sessionOf } from './limits.ts';
import { sharedOptions } from './orm-options.ts';

type Migrations = Readonly<Record<string, new (...args: ConstructorParameters<typeof Migration>) => Migration>>;

/** Runs the given migrations that have not run yet. Either all succeed or none is applied. */
export async function runMigrations(url: string, names: readonly string[], log?: Logger): Promise<void> {
  const migrationsList = await Promise.all(names.map(async (name) => ({ name, class: await load(name) })));
  const orm = new MikroORM({
    ...sharedOptions(url),
    driverOptions: { application_name: 'facet-migrations', ...sessionOf(migrationLimits), connectionString: url },
    extensions: [Migrator],
    migrations: { migrationsList, snapshot: false, tableName: 'migration', allOrNothing: true },
    entities: [],
    colors: false,
    logger: (message) => log?.info(message),
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
}

async function load(name: string): Promise<Migrations[string]> {
  const { [name]: migration }: Migrations = await import(`../../../migrations/${name}.ts`);
  if (!migration) throw new Error(`migrations/${name}.ts does not export ${name}`);
  return migration;
}
