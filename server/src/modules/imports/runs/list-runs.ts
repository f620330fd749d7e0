import { sql } from 'kysely';
import { type Page, pageOf } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/text.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn } from '../database.ts';
import { type ImportRunFilter, ImportRunId, ImportRunQuery } from './import-run.input.ts';
import { countRuns, type ImportRunRow, readRun, readRuns } from './import-run-row.ts';

/** One page of runs, the newest first. */
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

/** One run. Throws ITEM_NOT_FOUND. */
export const findImportRun = query(administrator, ImportRunId, ({ em }, { id }) => readRun(em, id));

const run = conditionsOn('import_run', 'r');
const r = columnsOf('import_run', 'r');

/** Whether the filter holds for the run `r`. */
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
