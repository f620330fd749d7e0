import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { type EntityClass, MikroORM, type Options } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';

const migrationsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../migrations');

interface DatabaseOptions {
  url: string;
  replicaUrls?: readonly string[];
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
  driverOptions: {
    application_name: 'facet',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  },
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
  MikroORM.init({
    ...sharedOptions(url),
    entities: [...entities],
    replicas: replicaUrls.map((clientUrl) => ({ clientUrl })),
    pool: { min: 2, max: poolSize },
    dataloader: true,
    logger: (message) => log?.debug(message),
  });

/** Any constant: the same in every server process, so that only one migrates at a time. */
const migrationLock = 7_230_411;

/** Brings the database to the newest schema. Safe to call from several processes at once. */
export async function migrate(url: string, log?: Logger): Promise<void> {
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = await MikroORM.init({
      ...sharedOptions(url),
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

/** Whether the database answers and knows every migration of this build. */
export async function isReady(orm: MikroORM): Promise<boolean> {
  if (!(await orm.isConnected())) return false;
  return (await orm.migrator.getPending()).length === 0;
}
