import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { GivenUp, type JobContext, type JobHandler } from '../../../../kernel/use-cases/job.ts';
import {
  RemoteFailure,
  type RemoteFile,
  type RemoteState,
} from '../../../../kernel/use-cases/remote-servers/remote-files.ts';
import { now } from '../../../../platform/database/statements/statements.ts';
import { queryIn } from '../../database.ts';
import { openFetchPassword } from '../../profiles/fetch-password.ts';
import { ImportFetch } from '../../profiles/import-fetch.entity.ts';
import { SavedImportProfile } from '../../profiles/saved-profile.entity.ts';
import { ImportOrigin } from '../../runs/import-run.entity.ts';
import { mailFetchFailure } from '../emails/arrival-mails.ts';
import { startArrival } from '../start-arrival.ts';
import { fetchQueue } from './fetch-due.job.ts';

/** What may pass by itself is tried again after so many minutes, each time; then the next time of the schedule counts. */
const retryMinutes = [5, 15, 30];

/** Fetches the file of a profile and starts its run, unless it is the one that was read last. */
export const fetchImportFiles: JobHandler = {
  queue: fetchQueue,
  atOnce: 2,
  async handle(ctx, data) {
    const { fetchId }: { fetchId?: unknown } = Object(data);
    if (typeof fetchId !== 'number') throw new GivenUp('The job names no fetch');
    const fetch = await ctx.em.findOne(ImportFetch, { id: fetchId });
    const profile = fetch && (await ctx.em.findOne(SavedImportProfile, { id: fetch.profileId }));
    if (!fetch || !profile) return;
    const { url, userName, passwordSecret } = fetch;
    try {
      const password = passwordSecret === null ? null : openFetchPassword(ctx.services, passwordSecret);
      const file = await ctx.services.remoteFiles.fetch({ url, userName, password }, fetch);
      if (file && (await started(ctx, profile, fetch, file))) return;
      await ctx.em.transactional((tx) => noteFetched(tx, profile, fetch, file ?? fetch));
    } catch (error) {
      if (error instanceof ProfileChanged) return ctx.services.jobs.enqueue(ctx.em, fetchQueue, { fetchId });
      if (!(error instanceof RemoteFailure)) throw error;
      await noteFailure(ctx, profile, fetch, error);
    }
  },
};

/** Starts the run of a fetched file; false where it has the very bytes of the last one. */
async function started(
  ctx: JobContext,
  profile: SavedImportProfile,
  fetch: ImportFetch,
  file: RemoteFile,
): Promise<boolean> {
  const arrival = { id: randomUUID(), upload: file.upload, origin: ImportOrigin.FETCH, profile };
  try {
    return await startArrival(ctx, arrival, (tx, hash) => noteFetched(tx, profile, fetch, file, hash));
  } finally {
    await file.remove();
  }
}

/** The profile was changed while its file was fetched: the file is to be read by what it says now. */
class ProfileChanged extends Error {
  override readonly name = 'ProfileChanged';
}

/**
 * Notes that a fetch went well. With a hash of the file: false, and nothing is noted, where that is known already. Throws
 * {@link ProfileChanged}.
 */
async function noteFetched(
  tx: EntityManager,
  profile: SavedImportProfile,
  { id }: ImportFetch,
  { etag, lastModified }: RemoteState,
  contentHash?: string,
): Promise<boolean> {
  const same = { id: profile.id, version: profile.version };
  if (!(await tx.findOne(SavedImportProfile, same, { lockMode: LockMode.PESSIMISTIC_READ })))
    throw new ProfileChanged();
  const { numUpdatedRows } = await queryIn(tx)
    .updateTable('import_fetch')
    .set({
      etag,
      last_modified: lastModified,
      last_at: now,
      failure: null,
      failed_attempts: 0,
      told_failure: null,
      ...(contentHash !== undefined && { content_hash: contentHash }),
    })
    .where('id', '=', id)
    .$if(contentHash !== undefined, (all) => all.where('content_hash', 'is distinct from', contentHash ?? null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes why a fetch failed, and when it is tried again. When that is of no use any more somebody gets a mail, once. */
async function noteFailure(
  { em, services, log }: JobContext,
  profile: SavedImportProfile,
  { id, url, failedAttempts, toldFailure }: ImportFetch,
  { message, isLasting }: RemoteFailure,
): Promise<void> {
  const wait = isLasting ? undefined : retryMinutes[failedAttempts];
  log.warn({ profile: profile.name, reason: message }, 'a stock file could not be fetched');
  await em.transactional(async (tx) => {
    await queryIn(tx)
      .updateTable('import_fetch')
      .set({
        last_at: now,
        failure: message,
        failed_attempts: wait === undefined ? 0 : failedAttempts + 1,
        ...(wait === undefined
          ? { told_failure: message }
          : {
              due_at: sql<string>`case when due_at is not null then least(due_at, now() + make_interval(mins => ${wait})) end`,
            }),
      })
      .where('id', '=', id)
      .execute();
    if (wait === undefined && toldFailure !== message)
      await mailFetchFailure(tx, services, { profile, url, reason: message });
  });
}
