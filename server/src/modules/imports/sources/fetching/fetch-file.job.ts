import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type JobContext, type JobHandler, PermanentFailure } from '../../../../kernel/use-cases/job.ts';
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
import { mailFetchFailure } from '../emails/source-file-emails.ts';
import { startArrival } from '../start-source-file-run.ts';
import { fetchQueue } from './fetch-due.job.ts';

/**
 * Delays in minutes before retries after temporary failures. After the last retry, the file is fetched at the next
 * scheduled time.
 */
const retryMinutes = [5, 15, 30];

/** Fetches a profile's file and starts an import run for it, unless the file is the same as the previous one. */
export const fetchImportFiles: JobHandler = {
  queue: fetchQueue,
  concurrency: 2,
  async handle(ctx, data) {
    const { fetchId }: { fetchId?: unknown } = Object(data);
    if (typeof fetchId !== 'number') throw new PermanentFailure('The job has no valid fetch ID');
    const fetch = await ctx.em.findOne(ImportFetch, { id: fetchId });
    const profile = fetch && (await ctx.em.findOne(SavedImportProfile, { id: fetch.profileId }));
    if (!fetch || !profile) return;
    const { url, userName, passwordSecret } = fetch;
    try {
      const password = passwordSecret === null ? null : openFetchPassword(ctx.services, passwordSecret);
      const file = await ctx.services.remoteFiles.fetch({ url, userName, password }, fetch);
      if (file && (await started(ctx, profile, fetch, file))) return;
      await ctx.em.transactional((tx) => recordFetch(tx, profile, fetch, file ?? fetch));
    } catch (error) {
      if (error instanceof ProfileChanged) return ctx.services.jobs.enqueue(ctx.em, fetchQueue, { fetchId });
      if (!(error instanceof RemoteFailure)) throw error;
      await recordFailure(ctx, profile, fetch, error);
    }
  },
};

/** Starts the run of a fetched file. Returns false if its content is the same as that of the previous file. */
async function started(
  ctx: JobContext,
  profile: SavedImportProfile,
  fetch: ImportFetch,
  file: RemoteFile,
): Promise<boolean> {
  const arrival = { id: randomUUID(), upload: file.upload, origin: ImportOrigin.FETCH, profile };
  try {
    return await startArrival(ctx, arrival, (tx, hash) => recordFetch(tx, profile, fetch, file, hash));
  } finally {
    await file.remove();
  }
}

/** Thrown if the profile was changed while its file was fetched. The file must then be read with the new profile. */
class ProfileChanged extends Error {
  override readonly name = 'ProfileChanged';
}

/**
 * Records a successful fetch. If the hash is already recorded, returns false and records nothing. Throws {@link
 * ProfileChanged}.
 */
async function recordFetch(
  tx: EntityManager,
  profile: SavedImportProfile,
  { id }: ImportFetch,
  { etag, lastModified }: RemoteState,
  contentHash?: string,
): Promise<boolean> {
  const criteria = { id: profile.id, version: profile.version };
  if (!(await tx.findOne(SavedImportProfile, criteria, { lockMode: LockMode.PESSIMISTIC_READ })))
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

/**
 * Records the reason why a fetch failed, and the time of the retry. After the last retry, sends one email per
 * failure.
 */
async function recordFailure(
  { em, services, log }: JobContext,
  profile: SavedImportProfile,
  { id, url, failedAttempts, toldFailure }: ImportFetch,
  { message, isLasting }: RemoteFailure,
): Promise<void> {
  const wait = isLasting ? undefined : retryMinutes[failedAttempts];
  log.warn({ profile: profile.name, reason: message }, 'could not fetch a stock file');
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
