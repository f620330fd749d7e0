import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EntityClass, type EntityManager, type MetadataStorage, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';
import { advisoryLocks } from './advisory-locks.ts';
import { connectionTo } from './cluster/connection-to.ts';
import { hostsOf } from './cluster/database-hosts.ts';
import { DatabaseConnection } from './connection.ts';
import { DatabaseMembers } from './database-members.ts';
import { DatabaseDriver, driverOf } from './driver.ts';
import { limits, migrationLimits, sessionOf } from './limits.ts';
import { adoptBaseline, checkCompatibility } from './migration-history.ts';
import { sharedOptions } from './orm-options.ts';
import { createProbe, isMigratedSql } from './readiness.ts';
import { Replicas } from './replicas/replicas.ts';
import { watchPrimary } from './watch-primary.ts';

const migrationsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../migrations');

/**
 * Time after which an unused connection is closed, in milliseconds. The first statements of a new
 * connection are slow, because PostgreSQL has to read its catalog and plan them.
 */
const idleConnectionMs = 300_000;

interface DatabaseOptions {
  url: string;
  replicaUrls?: readonly string[] | undefined;
  poolSize?: number;
  entities: readonly EntityClass<object>[];
  log?: Logger;
}

/**
 * Opens the ORM on the primary. Entities are used for writes; lists read plain rows through `em.getKysely()`.
 * Replicas have separate ORMs (`Replicas`), so no statement of this ORM runs on a replica.
 */
export function openDatabase({ url, replicaUrls = [], poolSize = 20, entities, log }: DatabaseOptions): MikroORM {
  const open = (clientUrl: string): MikroORM =>
    new MikroORM({
      ...sharedOptions(clientUrl),
      driver: DatabaseDriver,
      driverOptions: { application_name: 'facet', ...sessionOf(limits) },
      entities: [...entities],
      pool: { min: 2, max: poolSize, idleTimeoutMillis: idleConnectionMs },
      dataloader: true,
      logger: (message) => log?.debug(message),
    });
  const orm = open(url);
  if (replicaUrls.length > 0) {
    const servers = replicaUrls.map((replicaUrl) => ({
      url: replicaUrl,
      orm: open(replicaUrl),
      probe: createProbe(replicaUrl, knownMigrations()),
    }));
    for (const replica of servers) driverOf(replica.orm.em).isReplica = true;
    driverOf(orm.em).readReplicas = new Replicas(servers, log);
  }
  driverOf(orm.em).members = new DatabaseMembers({
    ...{ url, migrations: knownMigrations() },
    replicas: driverOf(orm.em).readReplicas,
  });
  if (replicaUrls.length > 0 || hostsOf(url).length > 1) {
    const probe = createProbe(url, knownMigrations());
    driverOf(orm.em).watch = { probe, task: watchPrimary({ orm, probe, log }) };
  }
  return orm;
}

/** Returns the metadata of entities. Needs no database. */
export const describeEntities = (entities: readonly EntityClass<object>[]): MetadataStorage =>
  new MikroORM({
    ...sharedOptions('postgresql://nowhere/nothing'),
    entities: [...entities],
  }).getMetadata();

/** Returns the names of all migrations in this build, as stored in the table `migration`. */
export const knownMigrations = (): string[] =>
  readdirSync(migrationsFolder)
    .flatMap((file) => (/^Migration\d+.*\.ts$/.test(file) ? [path.parse(file).name] : []))
    .sort();

/** Returns the connection pool of the primary. */
export function primaryOf(em: EntityManager): DatabaseConnection {
  const connection = em.getConnection('write');
  if (connection instanceof DatabaseConnection) return connection;
  throw new TypeError('the database was opened without its driver');
}

/**
 * Returns whether all migrations have run. Throws DatabaseUnavailable if the database does not match this release.
 */
async function isMigrated(client: pg.Client, names: readonly string[], log?: Logger): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass('migration') is not null as "isThere"`);
  if (!rows[0]?.isThere) return false;
  await adoptBaseline(client);
  await checkCompatibility(client, names, log);
  const result = await client.query<{ isMigrated: boolean }>(`select ${isMigratedSql} as "isMigrated"`, [names]);
  return result.rows[0]?.isMigrated === true;
}

/**
 * Migrates the database to the latest schema. Several processes may call it at the same time. Throws
 * DatabaseUnavailable if the database does not match this release.
 */
export async function migrate(url: string, log?: Logger): Promise<void> {
  const session = sessionOf(migrationLimits);
  const lock = new pg.Client({ ...session, statement_timeout: 0, lock_timeout: 0, ...connectionTo(url) });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const names = knownMigrations();
    if (await isMigrated(lock, names, log)) return;
    // Loaded lazily, because a migration is rarely necessary at startup.
    const { runMigrations } = await import('./run-migrations.ts');
    await runMigrations(url, names, log);
  } finally {
    await lock.end();
  }
}
