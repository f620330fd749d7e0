/** Time of the nightly backup, in hours UTC. */
const hour = 2;
const dayMs = 86_400_000;

/** Returns the last time at which a nightly backup was due. */
export function lastDueTime(now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(hour, 0, 0, 0);
  return due <= now ? due : new Date(due.getTime() - dayMs);
}

export interface BackupState {
  /** Start of the newest successful backup. Null if there is none. */
  readonly lastSuccess: Date | null;
  /** Creation time of the database. */
  readonly createdAt: Date;
}

/**
 * Returns whether a nightly backup is missing: none has succeeded since the last due time. A database that was created
 * after this time is backed up the next night.
 */
export function isBackupDue({ lastSuccess, createdAt }: BackupState, now: Date): boolean {
  const due = lastDueTime(now);
  return createdAt < due && (lastSuccess === null || lastSuccess < due);
}
