import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { TestApp } from './test-app.ts';

/** Runs a transaction without the server's idle timeout, because tests wait inside the transaction. */
export const unlimitedTransaction = <T>(app: TestApp, work: (em: EntityManager) => Promise<T>): Promise<T> =>
  app.em().transactional(async (em) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(em.getKysely());
    return work(em);
  });

/**
 * Inserts, updates or deletes thousands of rows. Uses a separate connection without the server's time limits, because
 * such statements take longer on a busy machine.
 */
export async function changeMany(app: TestApp, statement: RawBuilder<unknown>): Promise<void> {
  const { sql: text, parameters } = statement.compile(app.em().getKysely());
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query(text, [...parameters]);
  } finally {
    await client.end();
  }
}
