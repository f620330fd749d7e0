import type { EntryAuthor } from '../../platform/database/audit-trail.ts';
import type { StockImport } from '../stock/files/index.ts';
import type { ImportMode } from './import-mode.ts';
import type { ImportProfile } from './reading/import-profile.ts';
import type { ImportOrigin } from './runs/import-run.entity.ts';

/**
 * Job of importing one stock file. Created for uploads, the import folder, scheduled fetches and the command line,
 * and stored with its run (`runs/stored-job.ts`).
 */
export interface ImportJob {
  /** Stock type of all rows of the file. */
  readonly type: StockImport;
  /** How the file was received. */
  readonly origin: ImportOrigin;
  /** Handling of stock that the file does not list. */
  readonly mode: ImportMode;
  /** Imports the valid rows of a file with problems. If false, such a file is refused. */
  readonly skipInvalid: boolean;
  /** Reports the expected changes without making them. */
  readonly dryRun: boolean;
  /** The number of items that REPLACE may deactivate if that needs confirmation. Null if not confirmed. */
  readonly confirmRemoved: number | null;
  /** How the file is read, including the saved profile. Null if its header is sufficient. */
  readonly profile: ImportProfile | null;
  /** The saved profile that `profile` was made from. Null if there is none. */
  readonly savedProfile: { readonly id: number; readonly name: string } | null;
  /** Author of the entries in the audit log: an administrator, or the server (`actorId` null). */
  readonly author: EntryAuthor;
  /** The caller's key for this import, for safe retries. Null if not set. */
  readonly idempotencyKey: string | null;
}

/** The part of a job that its caller can choose. */
export type ImportOptions = Pick<ImportJob, 'mode' | 'skipInvalid' | 'dryRun' | 'confirmRemoved' | 'profile'>;

/** Options as in the input. */
type ChosenOptions = Omit<ImportOptions, 'confirmRemoved' | 'profile'> & {
  readonly [option in 'confirmRemoved' | 'profile']?: ImportOptions[option] | undefined;
};

/**
 * Returns the options of an input or of a job alone. Their order is significant: idempotency keys are stored with a hash of
 * their JSON.
 */
export const importOptionsOf = ({
  mode,
  skipInvalid,
  dryRun,
  confirmRemoved = null,
  profile = null,
}: ChosenOptions): ImportOptions => ({ mode, skipInvalid, dryRun, confirmRemoved, profile });

/** The part of a job that decides how a file is read and merged. */
export type FileJob = Pick<ImportJob, 'type' | keyof ImportOptions>;
