import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type Upload, withPlainName } from '../../../kernel/input/upload.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import { stockModuleOf } from '../../stock-types/index.ts';
import { queryIn } from '../database.ts';
import type { ImportJob } from '../import-job.ts';
import type { SavedImportProfile } from '../profiles/saved-profile.entity.ts';
import type { ImportOrigin } from '../runs/import-run.entity.ts';
import { enqueueRun } from '../runs/worker/receive-run.ts';

/** File from the import folder or a scheduled fetch. */
interface Arrival {
  /** UUID of the file. A second call with the same ID does not start a run. */
  readonly id: string;
  readonly upload: Upload;
  readonly origin: ImportOrigin;
  readonly profile: SavedImportProfile;
}

/** Records the file in the transaction that starts its run. Returns false if no run may be started. */
type BeforeStart = (tx: EntityManager, contentHash: string) => Promise<boolean>;

/**
 * Starts the run of a file, at most once. Returns false if the file already has a run, or if `beforeStart` returns
 * false. Throws the errors of the upload, and INTERNAL_ERROR 503 if there is no disk space for the file.
 */
export async function startArrival(
  { em, services }: JobContext,
  { id, upload, origin, profile }: Arrival,
  beforeStart: BeforeStart = async () => true,
): Promise<boolean> {
  const { keptFiles } = services;
  const stored = await keptFiles.store(upload);
  const file = { name: withPlainName(upload).filename, stored };
  let isStarted = false;
  try {
    isStarted = await em.fork().transactional(async (tx) => {
      if ((await hasArrived(tx, id)) || !(await beforeStart(tx, stored.hash))) return false;
      const run_id = await enqueueRun(tx, { services }, jobOf(profile, origin, id), file);
      await queryIn(tx).insertInto('import_arrival').values({ id, run_id }).execute();
      return true;
    });
  } finally {
    if (!isStarted) await keptFiles.forget(stored.id);
  }
  return isStarted;
}

/** Returns true if a file has a run. Locks the file's ID, so that other transactions wait. */
async function hasArrived(tx: EntityManager, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('import-arrival'), hashtext(${id}))`.execute(tx.getKysely());
  const arrival = queryIn(tx).selectFrom('import_arrival').select('id').where('id', '=', id);
  return (await arrival.executeTakeFirst()) !== undefined;
}

const jobOf = (saved: SavedImportProfile, origin: ImportOrigin, requestId: string): ImportJob => {
  const { id, kind, name, mode, skipInvalid, profile } = saved;
  return {
    type: stockModuleOf(kind).files,
    origin,
    mode,
    skipInvalid,
    dryRun: false,
    confirmRemoved: null,
    profile,
    savedProfile: { id, name },
    author: { actorId: null, requestId },
    idempotencyKey: null,
  };
};
