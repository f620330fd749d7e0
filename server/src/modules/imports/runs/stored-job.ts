import { asJson } from '../../../platform/database/statements/statements.ts';
import { stockModuleOf } from '../../stock-types/index.ts';
import type { ImportJob } from '../import-job.ts';
import { vendorOf } from '../reading/import-profile.ts';
import type { ImportRun } from './import-run.entity.ts';

/** Returns the column values that store a job in its run. */
export const columnsOfJob = (job: ImportJob) => ({
  kind: job.type.name,
  origin: job.origin,
  mode: job.mode,
  skip_invalid: job.skipInvalid,
  is_dry_run: job.dryRun,
  confirm_removed: job.confirmRemoved,
  profile: job.profile && asJson(job.profile),
  profile_id: job.savedProfile?.id ?? null,
  profile_name: job.savedProfile?.name ?? null,
  // Also part of the profile. Stored in a separate column for query conditions.
  vendor: vendorOf(job.profile ?? {}),
  started_by_id: job.author.actorId,
  request_id: job.author.requestId,
  idempotency_key: job.idempotencyKey,
});

/** Columns of `import_run r` from which a job is read. */
export const jobColumns = [
  'r.kind',
  'r.origin',
  'r.mode',
  'r.skip_invalid as skipInvalid',
  'r.is_dry_run as isDryRun',
  'r.confirm_removed as confirmRemoved',
  'r.profile',
  'r.profile_id as profileId',
  'r.profile_name as profileName',
  'r.started_by_id as startedById',
  'r.request_id as requestId',
  'r.idempotency_key as idempotencyKey',
] as const;

type StoredJob = Pick<
  ImportRun,
  | 'kind'
  | 'origin'
  | 'mode'
  | 'skipInvalid'
  | 'isDryRun'
  | 'confirmRemoved'
  | 'profile'
  | 'profileId'
  | 'profileName'
  | 'startedById'
  | 'requestId'
  | 'idempotencyKey'
>;

/** Returns the job that is stored in the columns of a run. */
export const jobOf = (stored: StoredJob): ImportJob => ({
  type: stockModuleOf(stored.kind).files,
  origin: stored.origin,
  mode: stored.mode,
  skipInvalid: stored.skipInvalid,
  dryRun: stored.isDryRun,
  confirmRemoved: stored.confirmRemoved,
  profile: stored.profile,
  savedProfile: stored.profileId === null ? null : { id: stored.profileId, name: stored.profileName ?? '' },
  author: { actorId: stored.startedById, requestId: stored.requestId },
  idempotencyKey: stored.idempotencyKey,
});
