import { until } from './server-process.ts';
import type { TestApp } from './test-app.ts';

/** Sessions that wait for a row that another transaction has changed or locked. */
const waiting = `
  select from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted and locktype in ('transactionid', 'tuple')`;

/**
 * Until somebody waits for a row. What a call says of itself before (that it runs, say) is no sign of that. Asked over a
 * connection of its own: a transaction that makes others wait sees one state of them.
 */
export async function somebodyWaits(app: Pick<TestApp, 'em'>): Promise<void> {
  await until(
    () => app.em().getConnection().execute<object[]>(waiting),
    (sessions) => sessions.length > 0,
  );
}
