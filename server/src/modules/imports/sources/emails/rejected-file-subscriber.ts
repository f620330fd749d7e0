import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobContext } from '../../../../kernel/use-cases/job.ts';
import { on, type Subscriber } from '../../../../kernel/use-cases/subscriber.ts';
import { ImportFetch } from '../../profiles/import-fetch.entity.ts';
import { SavedImportProfile } from '../../profiles/saved-profile.entity.ts';
import { ImportOrigin, ImportRun, ImportRunState } from '../../runs/import-run.entity.ts';
import { importRunEnded } from '../../runs/run.events.ts';
import type { RunFailure } from '../../runs/run-failure.ts';
import { mailRefusedFile, plainAddress } from './source-file-emails.ts';

const unattendedOrigins: ReadonlySet<string> = new Set([ImportOrigin.FOLDER, ImportOrigin.FETCH]);

/** Sends emails about files from the import folder or a scheduled fetch that were not imported. */
export const importMails: Subscriber = {
  name: 'import-mails',
  reactions: [
    on(importRunEnded, async ({ em, services }, { id: eventId, facts: { runId, origin } }) => {
      if (!unattendedOrigins.has(origin)) return;
      await em.transactional(async (tx) => {
        const run = await tx.findOne(ImportRun, { id: runId });
        if (run) await reportRejection(tx, services, run, eventId);
      });
    }),
  ],
};

async function reportRejection(
  tx: EntityManager,
  services: JobContext['services'],
  { id: runId, origin, state, fileName, failure, profileId }: ImportRun,
  eventId: string,
): Promise<void> {
  const profile = profileId === null ? null : await tx.findOne(SavedImportProfile, { id: profileId });
  const fetch =
    profile && origin === ImportOrigin.FETCH ? await tx.findOne(ImportFetch, { profileId: profile.id }) : null;
  if (fetch && state === ImportRunState.DONE) fetch.toldRefusal = null;
  // If the server failed, the file may be valid, so it is fetched again.
  if (fetch && state === ImportRunState.FAILED)
    Object.assign(fetch, { etag: null, lastModified: null, contentHash: null });
  if (failure !== null && state !== ImportRunState.CANCELLED) {
    const failureKind = kindOf(failure);
    if (fetch?.toldRefusal !== failureKind) {
      const { explanation, problems, problemCount } = failure;
      const whence = origin === ImportOrigin.FETCH ? addressOf(fetch) : folderOf(profile);
      await mailRefusedFile(
        tx,
        services,
        { profile, fileName, whence, explanation, problems, problemCount, runId },
        eventId,
      );
    }
    if (fetch) fetch.toldRefusal = failureKind;
  }
  await tx.flush();
}

const addressOf = (fetch: ImportFetch | null): string =>
  fetch ? `fetched from ${plainAddress(fetch.url)}` : 'fetched from its URL';

const folderOf = (profile: SavedImportProfile | null): string =>
  profile?.folder ? `from the folder ${profile.folder}` : 'from the import folder';

/** Returns a key that is the same for rejections with the same kinds of problems. */
const kindOf = ({ code, reason, details, problemCounts }: RunFailure): string =>
  [code, reason, ...details.map(({ path }) => path), ...problemCounts.map((problem) => problem.code).sort()].join(' ');
