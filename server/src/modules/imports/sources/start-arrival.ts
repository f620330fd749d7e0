import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type Upload, withPlainName } from '../../../kernel/input/upload.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import { stockModuleOf } from '../../stock-types/index.ts';
import { queryIn } from '../database.ts';
import type { SavedImportProfile } from '../profiles/saved-profile.entity.ts';
import type { ImportOrigin } from '../runs/import-run.entity.ts';
import type { RunRequest } from '../runs/run-request.ts';
import { enqueueRun } from '../runs/worker/enqueue-run.ts';

/** A file that came by itself. */
interface Arrival {
  /** UUID: the same for the same file, however often and by whomever its run is started. */
  readonly id: string;
  readonly upload: Upload;
  readonly origin: ImportOrigin;
  readonly profile: SavedImportProfile;
}

/** Notes the file in the transaction that starts its run. False: it is to have none. */
type Note = (tx: EntityManager, contentHash: string) => Promise<boolean>;

/**
 * Starts the run of a file that came by itself, once: false where it has one already, or `note` wants none. A job works it
 * off. Throws what the upload throws, and INTERNAL_ERROR 503 where there is no room for the file.
 */
export async function startArrival(
  { em, services }: JobContext,
  { id, upload, origin, profile }: Arrival,
  note: Note = async () => true,
): Promise<boolean> {
  const { keptFiles } = services;
  const kept = await keptFiles.keep(upload);
  const file = { name: withPlainName(upload).filename, kept };
  let isStarted = false;
  try {
    isStarted = await em.fork().transactional(async (tx) => {
      if ((await hasArrived(tx, id)) || !(await note(tx, kept.hash))) return false;
      const run_id = await enqueueRun(tx, { services }, requestOf(profile, origin, id), file);
      await queryIn(tx).insertInto('import_arrival').values({ id, run_id }).execute();
      return true;
    });
  } finally {
    if (!isStarted) await keptFiles.forget(kept.id);
  }
  return isStarted;
}

/** Whether a file has a run. Others that are about to start one wait for this transaction. */
async function hasArrived(tx: EntityManager, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('import-arrival'), hashtext(${id}))`.execute(tx.getKysely());
  const arrival = queryIn(tx).selectFrom('import_arrival').select('id').where('id', '=', id);
  return (await arrival.executeTakeFirst()) !== undefined;
}

const requestOf = (saved: SavedImportProfile, origin: ImportOrigin, requestId: string): RunRequest => {
  const { id, kind, name, mode, skipInvalid, profile } = saved;
  return {
    type: stockModuleOf(kind).files,
    options: { mode, skipInvalid, dryRun: false, confirmRemoved: null, profile },
    origin,
    savedProfile: { id, name },
    author: { actorId: null, requestId },
  };
};
