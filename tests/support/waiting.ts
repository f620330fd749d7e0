import { until } from './server-process.ts';
import type { TestApp } from './test-app.ts';

/** Sessions that wait for a row changed or locked by another transaction. */
const waiting = `
  select from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted and locktype in ('transactionid', 'tuple')`;

/**
 * Resolves when a session waits for a locked row. Uses a separate connection, because a transaction sees only one
 * state of the lock statistics.
 */
export async function somebodyWaits(app: Pick<TestApp, 'em'>): Promise<void> {
  await until(
    () => app.em().getConnection().execute<object[]>(waiting),
    (sessions) => sessions.length > 0,
  );
}
