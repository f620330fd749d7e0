import { sql } from 'kysely';
import { batch } from '../../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../../platform/database/statements/statements.ts';
import { columnsOf } from '../../database.ts';
import { ImportOrigin } from '../runs/import-run.entity.ts';
import { type ImportRunRow, readRuns } from '../runs/import-run-row.ts';

const r = columnsOf('import_run', 'r');

/** Which runs of a profile are asked for. */
interface RunsOf {
  readonly isFetched: boolean;
}

export const ofAnyOrigin: RunsOf = { isFetched: false };
export const ofFetches: RunsOf = { isFetched: true };

/** The last run of a profile that was no dry one, together with those of all others that are asked for in the same moment. */
export const lastRunOfProfile = batch(
  async ({ em }: RequestContext, profileIds: readonly number[], { isFetched }: RunsOf) => {
    const origins = isFetched ? [ImportOrigin.FETCH] : Object.values(ImportOrigin);
    const isLast = sql<boolean>`${r('id')} in (
    select (
      select l.id from import_run l
      where l.profile_id = p.id and not l.is_dry_run and l.origin = ${anyOf(origins)} order by l.id desc limit 1
    ) from unnest(${sql.val([...profileIds])}::int[]) p (id)
  )`;
    const found = await readRuns(em, isLast, { limit: profileIds.length });
    return new Map(
      found.flatMap((run): [number, ImportRunRow][] => (run.profileId === null ? [] : [[run.profileId, run]])),
    );
  },
);
