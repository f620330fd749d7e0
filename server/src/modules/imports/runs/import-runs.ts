import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { type Page, pageOf } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/text.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { ImportRunState, openStates } from './import-run.entity.ts';
import { CancelImportInput, type ImportRunFilter, ImportRunId, ImportRunQuery } from './import-run.input.ts';
import { countRuns, type ImportRunRow, readRun, readRuns } from './import-run-row.ts';
import { importRunEnded } from './run.events.ts';
import { eventColumns } from './run-store.ts';

/** Returns one page of runs, newest first. */
export const pageImportRuns = query(
  administrator,
  ImportRunQuery,
  ({ em }, { filter, page }): Promise<Page<ImportRunRow>> => {
    const where = runsThat(filter ?? {});
    return pageOf(
      page,
      (slice) => readRuns(em, where, slice),
      () => countRuns(em, where),
    );
  },
);

/** Returns a run. Throws ITEM_NOT_FOUND. */
export const findImportRun = query(administrator, ImportRunId, ({ em }, { id }) => readRun(em, id));

const run = conditionsOn('import_run', 'r');
const r = columnsOf('import_run', 'r');

/** SQL condition: the run `r` matches the filter. */
function runsThat({ kinds, states, origins, isDryRun, text, createdAt }: ImportRunFilter): Condition {
  const conditions: Condition[] = [];
  if (kinds) conditions.push(run('r.kind', '=', anyOf(kinds)));
  if (states) conditions.push(run('r.state', '=', anyOf(states)));
  if (origins) conditions.push(run('r.origin', '=', anyOf(origins)));
  if (typeof isDryRun === 'boolean') conditions.push(run('r.is_dry_run', '=', isDryRun));
  if (text) {
    const names = ['r.file_name', 'r.vendor', 'r.profile_name', 'r.started_by'] as const;
    conditions.push(run.or(names.map((name) => run(name, 'ilike', containing(text)))));
  }
  if (createdAt?.min) conditions.push(sql`${r('created_at')} >= ${createdAt.min}`);
  if (createdAt?.max) conditions.push(sql`${r('created_at')} <= ${createdAt.max}`);
  return run.and(conditions);
}

/**
 * Cancels a run that is waiting or running. None of its rows are imported. Canceling it again has no effect. Throws
 * ITEM_NOT_FOUND, and INVALID_REQUEST 409 if the run has already ended.
 */
export const cancelImport = command(administrator, CancelImportInput, async ({ em, services }, { id }) => {
  const ended = await queryIn(em)
    .updateTable('import_run')
    .set({ state: ImportRunState.CANCELLED, ended_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .returning([...eventColumns])
    .executeTakeFirst();
  if (ended) await services.events.publish(em, importRunEnded, ended);
  const current = await readRun(em, id);
  if (!ended && current.state !== ImportRunState.CANCELLED) throw conflict('id', 'the import has already ended');
  return current;
});

/** Returns the given runs that were rejected or failed in the last minute, excluding dry runs. */
export async function failedRuns(em: EntityManager, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queryIn(em, { type: 'write' })
    .selectFrom('import_run')
    .select(['id', 'file_name as fileName'])
    .where('id', '=', anyOf(ids))
    .where('state', '=', anyOf([ImportRunState.REFUSED, ImportRunState.FAILED]))
    .where('is_dry_run', '=', false)
    .where(sql<boolean>`ended_at > now() - interval '1 minute'`)
    .orderBy('id')
    .execute();
}
