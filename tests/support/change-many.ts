import { type RawBuilder, sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/**
 * Inserts, changes or deletes thousands of rows in one transaction. The server's time limit for a statement does not
 * apply: on a busy machine such a statement takes longer.
 */
export const changeMany = (app: TestApp, statement: RawBuilder<unknown>): Promise<unknown> =>
  app
    .em()
    .getKysely()
    .transaction()
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await statement.execute(transaction);
    });
