import { batch } from '../../../kernel/use-cases/batch.ts';
import { queryIn } from '../database.ts';
import type { RunFailure } from './run-failure.ts';
import type { KeptReport } from './run-report.ts';

/** What may be long of a run. */
export interface RunDetails {
  readonly report: KeptReport | null;
  readonly failure: RunFailure | null;
}

/** Reads the details of the runs of a request at once. */
export const runDetails = batch(async ({ em }, ids: readonly number[]): Promise<ReadonlyMap<number, RunDetails>> => {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('import_run')
    .select(['id', 'report', 'failure'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...details }) => [id, details]));
});
