import { type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Logger } from 'pino';
import { type AppError, invalid, tryAgain } from '../../../kernel/errors.ts';
import {
  applyChanges,
  findChanges,
  findLockedKeys,
  type Merge,
  type MergeCounts,
  previewChanges,
} from './import-merge.ts';
import { type ImportReport, ImportRowKind } from './import-report.ts';

const previewRows = 50;
/** After so many changes the planner should not wait for autovacuum to learn of them. */
const manyChanges = 5_000;

interface Outcome {
  readonly counts: MergeCounts;
  readonly preview: ImportReport['preview'];
}

/** Tells what a merge would do. */
export async function rehearse(merge: Merge): Promise<Outcome> {
  return { counts: await findChanges(merge), preview: await preview(merge) };
}

const preview = async (merge: Merge): Promise<ImportReport['preview']> =>
  (await previewChanges(merge, previewRows)).map(({ row, key, isNew, changes }) => ({
    row,
    stockId: key,
    kind: isNew ? ImportRowKind.INSERT : ImportRowKind.UPDATE,
    changes: [...changes],
  }));

const attempts = 4;
const lockTimeout = '55P03';
/** A deadlock, somebody has just created a row with a key of the file, or holds one of its rows for seconds. */
const transient = new Set(['40P01', '40001', '23505', lockTimeout]);
/** Named to whoever has to try again. */
const lockedKeysTold = 5;

/** SQL that notes what a merge has done, in its transaction. Null: nothing is noted. */
type Note = ((counts: MergeCounts) => RawBuilder<unknown>) | null;

/** The one short transaction of an import: tried again when it loses against somebody else's. */
export async function perform(merge: Merge, noteOf: Note, log: Logger): Promise<Outcome> {
  const { connection } = merge;
  for (let attempt = 1; ; attempt++) {
    try {
      const outcome = await mergeOnce(merge, noteOf);
      if (outcome.counts.inserted + outcome.counts.updated >= manyChanges) await tellPlanner(merge);
      return outcome;
    } catch (error) {
      await connection.run(sql`rollback`);
      if (!(error instanceof DatabaseError)) throw error;
      if (attempt < attempts && transient.has(error.code ?? '')) {
        log.info({ err: error, attempt }, 'the import is merged again');
        continue;
      }
      throw await refusalOf(merge, error, log);
    }
  }
}

/** What an import is refused with that cannot be merged. Throws what is no refusal but a fault. */
async function refusalOf(merge: Merge, error: DatabaseError, log: Logger): Promise<AppError> {
  if (error.code === lockTimeout) return lockedRefusal(merge);
  // Class 22 and 23: a value that no check of ours has refused. The database has the last word.
  if (!/^2[23]/.test(error.code ?? '')) throw error;
  log.error({ err: error }, 'the database refuses what the import has let through');
  return invalid('file', `breaks a rule of the database: ${error.constraint ?? error.message}`);
}

/** Says which rows somebody else has held all the time. */
async function lockedRefusal(merge: Merge): Promise<AppError> {
  const { connection, type } = merge;
  await connection.run(sql`begin`);
  await findChanges(merge);
  const keys = await findLockedKeys(merge, lockedKeysTold);
  await connection.run(sql`rollback`);
  const which = keys.length === 0 ? `${type.name} of the file` : keys.join(', ');
  return tryAgain(`somebody else is changing ${which} just now; nothing was imported`, { path: 'file' });
}

async function mergeOnce(merge: Merge, noteOf: Note): Promise<Outcome> {
  const { connection } = merge;
  await connection.run(sql`begin`);
  const found = await findChanges(merge);
  const changed = await preview(merge);
  const counts = await applyChanges(merge, found);
  if (noteOf && counts.inserted + counts.updated + counts.deactivated > 0) await connection.run(noteOf(counts));
  await connection.run(sql`commit`);
  return { counts, preview: changed };
}

/**
 * Rough statistics at once. Naming the columns leaves PostgreSQL's count of changes alone, so that autovacuum still comes
 * and makes thorough ones.
 */
async function tellPlanner({ connection, table }: Merge): Promise<void> {
  const columns = [table.key, ...table.targets.map(({ column }) => column)].map((column) => sql.id(column));
  await connection.run(sql`analyze ${sql.table(table.name)} (${sql.join(columns)})`);
}
