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

/** Scheduled backups. */
export interface Backups {
  /** Folder or bucket of the backups. Null if scheduled backups are off. */
  readonly destination: string | null;
  /** Creates a backup, verifies it, and deletes expired backups. Throws {@link BackupInProgress}. */
  create(request: BackupRequest): Promise<CreatedBackup>;
}
