import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Some ten thousand rows: until then PostgreSQL reads all of them in a few milliseconds, and needs no help. */
const largeBytes = 16_000_000;

/** A table does not become a large one from one moment to the next, and nothing goes wrong where it has. */
const keptMs = 30_000;

const known = new LRUCache<string, Promise<boolean>>({ max: 1_000, ttl: keptMs });

/** Whether a table is so large that it is worth a second question how it is best read. */
export function isLarge(em: EntityManager, table: string): Promise<boolean> {
  const key = `${em.config.get('clientUrl')} ${table}`;
  const before = known.get(key);
  if (before) return before;
  const found = readSize(em, table).catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, found);
  return found;
}

async function readSize(em: EntityManager, table: string): Promise<boolean> {
  const { rows } = await sql<{ isLarge: boolean }>`
    select pg_relation_size(${table}::regclass) > ${largeBytes} as "isLarge"`.execute(em.getKysely());
  return rows[0]?.isLarge ?? false;
}
