import type { EntryAuthor } from '../../platform/database/audit-trail.ts';
import type { StockImport } from '../stock/files/index.ts';
import type { ImportMode } from './import-mode.ts';
import type { ImportProfile } from './reading/import-profile.ts';
import type { ImportOrigin } from './runs/import-run.entity.ts';

/**
 * Import of one stock file. Created for uploads, the import folder, scheduled fetches and the command line, and
 * stored with its run (`runs/stored-job.ts`).
 */
export interface ImportJob {
  /** Stock type of all rows of the file. */
  readonly type: StockImport;
  /** How the file was received. */
  readonly origin: ImportOrigin;
  /** How to handle stock that is not listed in the file. */
  readonly mode: ImportMode;
  /** True to skip rows with problems and import all other rows. If false, a file with problems is rejected. */
  readonly skipInvalid: boolean;
  /** True to report the expected changes without making them. */
  readonly dryRun: boolean;
  /** Confirmed number of items that REPLACE may deactivate. Null if not confirmed. */
  readonly confirmRemoved: number | null;
  /** Profile used to read the file, merged with the saved profile. Null if the header of the file is sufficient. */
  readonly profile: ImportProfile | null;
  /** Saved profile that `profile` was built from. Null if none was used. */
  readonly savedProfile: { readonly id: number; readonly name: string } | null;
  /** Author of the audit log entries: an administrator, or the server (`actorId` null). */
  readonly author: EntryAuthor;
  /** Idempotency key of the caller's request, for safe retries. Null if not set. */
  readonly idempotencyKey: string | null;
}

/** Job options that the caller can set. */
export type ImportOptions = Pick<ImportJob, 'mode' | 'skipInvalid' | 'dryRun' | 'confirmRemoved' | 'profile'>;

/** Import options as specified in the input. All are optional. */
type ChosenOptions = Omit<ImportOptions, 'confirmRemoved' | 'profile'> & {
  readonly [option in 'confirmRemoved' | 'profile']?: ImportOptions[option] | undefined;
};

/**
 * Returns only the import options of an input or a job. The order of the properties must not change: idempotency keys
 * are stored with a hash of their JSON.
 */
export const importOptionsOf = ({
  mode,
  skipInvalid,
  dryRun,
  confirmRemoved = null,
  profile = null,
}: ChosenOptions): ImportOptions => ({ mode, skipInvalid, dryRun, confirmRemoved, profile });

/** Properties of a job that determine how a file is read and merged. */
export type FileJob = Pick<ImportJob, 'type' | keyof ImportOptions>;
