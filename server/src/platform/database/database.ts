import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import {
  type EntityClass,
  type EntityManager,
  type MetadataStorage,
  MikroORM,
  type Options,
  type PostgreSqlDriver,
} from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseConnection } from './connection.ts';
import { DatabaseDriver } from './driver.ts';
import { limits, migrationLimits, sessionOf } from './limits.ts';

/** Where the migrations of this build are. */
const migrationsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../migrations');

interface DatabaseOptions {
  url: string;
  replicaUrls?: readonly string[] | undefined;
  poolSize?: number;
  entities: readonly EntityClass<object>[];
  log?: Logger;
}

const sharedOptions = (url: string): Options => ({
  clientUrl: url,
  metadataProvider: ReflectMetadataProvider,
  extensions: [Migrator],
  migrations: { path: migrationsFolder, glob: '*.ts', snapshot: false, tableName: 'migration', allOrNothing: true },
  discovery: { warnWhenNoEntities: false },
  // Instants are stored and read in UTC, whatever the host's zone.
  timezone: 'Z',
});

/** Connects the ORM. Entities are for writes; hot lists read plain rows through `em.getKysely()`. */
export const openDatabase = ({
  url,
  replicaUrls = [],
  poolSize = 20,
  entities,
  log,
}: DatabaseOptions): Promise<MikroORM> =>
  MikroORM.init<PostgreSqlDriver>({
    ...sharedOptions(url),
    driver: DatabaseDriver,
    driverOptions: { application_name: 'facet', ...sessionOf(limits) },
    entities: [...entities],
    replicas: replicaUrls.map((clientUrl) => ({ clientUrl })),
    pool: { min: 2, max: poolSize },
    dataloader: true,
    logger: (message) => log?.debug(message),
  });

/** What entities declare, without a database. */
export const describeEntities = (entities: readonly EntityClass<object>[]): MetadataStorage =>
  new MikroORM({
    ...sharedOptions('postgresql://nowhere/nothing'),
    entities: [...entities],
  }).getMetadata();

/** The names of all migrations of this build, as the table `migration` has them. */
export const knownMigrations = (): string[] =>
  readdirSync(migrationsFolder).flatMap((file) => (/^Migration\d+.*\.ts$/.test(file) ? [path.parse(file).name] : []));

/** The connections to the primary. */
export function primaryOf(em: EntityManager): DatabaseConnection {
  const connection = em.getConnection('write');
  if (connection instanceof DatabaseConnection) return connection;
  throw new TypeError('the database was opened without its driver');
}

/** Any constant: the same in every server process, so that only one migrates at a time. */
const migrationLock = 7_230_411;

/** Brings the database to the newest schema. Safe to call from several processes at once. */
export async function migrate(url: string, log?: Logger): Promise<void> {
  const session = sessionOf(migrationLimits);
  const lock = new pg.Client({ ...session, statement_timeout: 0, lock_timeout: 0, connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = await MikroORM.init({
      ...sharedOptions(url),
      driverOptions: { application_name: 'facet-migrations', ...session, connectionString: url },
      entities: [],
      colors: false,
      logger: (message) => log?.info(message),
    });
    try {
      await orm.migrator.up();
    } finally {
      await orm.close();
    }
  } finally {
    await lock.end();
  }
}
