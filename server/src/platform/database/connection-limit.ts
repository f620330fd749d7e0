import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Number of connections that the processes of a server need, and the settings that determine it. */
interface ConnectionNeed {
  readonly connections: number;
  readonly processes: number;
  readonly poolSize: number;
}

/** Returns an error message if a database allows fewer connections than needed. Null if it allows enough. */
export function tooFewConnections(
  allowed: number,
  { connections, processes, poolSize }: ConnectionNeed,
): string | null {
  if (allowed >= connections) return null;
  return `DATABASE_POOL_SIZE: the database allows ${allowed} connections, but WEB_CONCURRENCY=${processes} and DATABASE_POOL_SIZE=${poolSize} need ${connections}: raise max_connections of the database, or lower one of these settings`;
}

/**
 * Returns the number of connections that the database server, the database and the role allow. Connections that are
 * reserved for superusers are not counted.
 */
export async function readConnectionLimit(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ allowed: number }>`
    select least(
      (select sum(case name when 'max_connections' then setting::int else -setting::int end)::int
        from pg_settings where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user)
    ) as allowed`.execute(em.getKysely());
  return rows[0]?.allowed ?? 0;
}
