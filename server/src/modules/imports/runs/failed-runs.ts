import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { ImportRunState } from './import-run.entity.ts';

/** Those of some runs that were refused or failed just now; checks are left out. A run is written on after its end, too. */
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
