/** Backup that was written and verified. */
export interface CreatedBackup {
  /** File name. */
  readonly name: string;
  readonly bytes: number;
  /** Number of rows in all tables. */
  readonly rows: number;
  /** Number of media and import files. */
  readonly files: number;
  /** Media files that the database references, but that do not exist. */
  readonly missingMedia: readonly string[];
}

export interface BackupRequest {
  /** Called after the snapshot has been taken. Later changes are not in the backup. */
  readonly onSnapshot: () => Promise<void>;
}

/** Error if another process is creating a backup of the same database. */
export class BackupInProgress extends Error {
  override readonly name = 'BackupInProgress';
}

/** State of the archive for point-in-time recovery. */
export interface ArchiveState {
  readonly folder: string;
  /** When the newest base backup was complete. Null if there is none, or if the folder cannot be read. */
  readonly baseBackupAt: Date | null;
  /** When the newest log segment was archived. Null if none has been archived since the statistics were reset. */
  readonly segmentArchivedAt: Date | null;
  /** When the last attempt to archive a log segment failed. Null if none has failed since the statistics were reset. */
  readonly segmentFailedAt: Date | null;
  /** Reason why the base backups cannot be read. Null if they can be read. */
  readonly failure: string | null;
}

/** Scheduled backups, and the archive of the embedded database. */
export interface Backups {
  /** Folder or bucket of the backups. Null if scheduled backups are off. */
  readonly destination: string | null;
  /** Creates a backup, verifies it, and deletes expired backups. Throws {@link BackupInProgress}. */
  create(request: BackupRequest): Promise<CreatedBackup>;
  /** Reads the state of the archive. Null if there is no archive. */
  readArchive(): Promise<ArchiveState | null>;
}
