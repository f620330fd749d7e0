import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Size of about ten thousand rows, in bytes. PostgreSQL scans smaller tables in a few milliseconds. */
const largeBytes = 16_000_000;

/** Cache time in milliseconds. Tables grow slowly, and an outdated value does no harm. */
const cacheMs = 30_000;

const cache = new LRUCache<string, Promise<boolean>>({ max: 1_000, ttl: cacheMs });

/** Returns whether a table is so large that an extra query to select the best plan is worthwhile. */
export function isLarge(em: EntityManager, table: string): Promise<boolean> {
  const key = `${em.config.get('clientUrl')} ${table}`;
  const before = cache.get(key);
  if (before) return before;
  const size = readSize(em, table).catch((error: unknown) => {
    cache.delete(key);
    throw error;
  });
  cache.set(key, size);
  return size;
}

async function readSize(em: EntityManager, table: string): Promise<boolean> {
  const { rows } = await sql<{ isLarge: boolean }>`
    select pg_relation_size(${table}::regclass) > ${largeBytes} as "isLarge"`.execute(em.getKysely());
  return rows[0]?.isLarge ?? false;
}
