import { until } from './server-process.ts';
import type { TestApp } from './test-app.ts';

/** SQL query that returns the sessions waiting for a row that another transaction has changed or locked. */
const waiting = `
  select from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted and locktype in ('transactionid', 'tuple')`;

/**
 * Resolves when a session waits for a locked row. Runs each query outside a transaction, because a transaction would
 * not see later changes to the statistics.
 */
export async function somebodyWaits(app: Pick<TestApp, 'em'>): Promise<void> {
  await until(
    () => app.em().getConnection().execute<object[]>(waiting),
    (sessions) => sessions.length > 0,
  );
}
