import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { type Env, embeddedDatabaseOf } from '../env.ts';
import { entities } from '../modules/index.ts';
import { migrate, openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { createLogger } from '../platform/logger.ts';

/** Database access for a command. */
export interface CommandDatabase {
  readonly orm: MikroORM;
  readonly log: Logger;
}

/**
 * Executes work with the database from DATABASE_URL, or with the embedded database. The embedded database is started
 * if necessary. By default, the database is first migrated to the schema of this build.
 */
export async function withDatabase<T>(
  env: Env,
  work: (database: CommandDatabase) => Promise<T>,
  { migrates = true } = {},
): Promise<T> {
  const log = createLogger(env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL);
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres(embeddedDatabaseOf(env));
  try {
    const url = env.DATABASE_URL ?? embedded?.url ?? '';
    if (migrates) await migrate(url);
    const orm = openDatabase({ url, poolSize: 4, entities, log });
    try {
      return await work({ orm, log });
    } finally {
      await orm.close();
    }
  } finally {
    await embedded?.stop();
  }
}
