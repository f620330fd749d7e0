import type { EntityManager } from '@mikro-orm/postgresql';
import { queryIn } from '../../database.ts';
import { ImportRunState, isOpen } from '../../runs/import-run.entity.ts';
import type { RunFailure } from '../../runs/run-failure.ts';

/** The run of a file that came by itself. */
export interface ArrivedRun {
  readonly hasEnded: boolean;
  /** Null: nothing stood in its way, or it was cancelled. */
  readonly failure: Pick<RunFailure, 'code' | 'explanation'> | null;
  readonly isTakenOver: boolean;
  /** Under which all its problems are kept. */
  readonly problemFileId: string | null;
}

const takenOver: ReadonlySet<ImportRunState> = new Set([ImportRunState.DONE, ImportRunState.UNDONE]);

/** The runs of files by what those were given when they were taken. */
export async function arrivedRuns(em: EntityManager, ids: readonly string[]): Promise<Map<string, ArrivedRun>> {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('import_arrival as a')
    .innerJoin('import_run as r', 'r.id', 'a.run_id')
    .select(['a.id', 'r.state', 'r.failure', 'r.problem_file_id as problemFileId'])
    .where('a.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, state, failure, problemFileId }) => [
      id,
      { hasEnded: !isOpen(state), isTakenOver: takenOver.has(state), failure, problemFileId },
    ]),
  );
}
