import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';

/** Number of connections that the processes of a server need, and the settings that determine it. */
interface ConnectionNeed {
  readonly connections: number;
  readonly processes: number;
  readonly poolSize: number;
}

/** Returns a warning for operators if a database allows fewer connections than needed. Null if it allows enough. */
export function tooFewConnections(
  allowed: number,
  { connections, processes, poolSize }: ConnectionNeed,
): string | null {
  if (allowed >= connections) return null;
  return `The database allows ${allowed} connections, and this server may need ${connections} (WEB_CONCURRENCY=${processes}, DATABASE_POOL_SIZE=${poolSize}): raise max_connections, or lower one of these settings. Requests fail while no connection is free.`;
}

/**
 * Logs a warning if the database allows fewer connections than needed. Connections reserved for superusers are not
 * counted.
 */
export async function checkConnectionLimit(em: EntityManager, need: ConnectionNeed, log: Logger): Promise<void> {
  const { rows } = await sql<{ allowed: number }>`
    select sum(case name when 'max_connections' then setting::int else -setting::int end)::int as allowed
    from pg_settings where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`.execute(
    em.getKysely(),
  );
  const warning = tooFewConnections(rows[0]?.allowed ?? 0, need);
  if (warning !== null) log.warn(warning);
}
