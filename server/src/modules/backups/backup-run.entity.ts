import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Outcome of a backup. */
export type BackupOutcome = 'running' | 'succeeded' | 'failed';

/** Backup that was created by the schedule or by `npm run backup`. */
@Entity({ tableName: 'backup_run' })
@Index({ name: 'backup_run_started_at_index', properties: ['startedAt'] })
@Check({ name: 'backup_run_outcome_check', expression: "outcome in ('running', 'succeeded', 'failed')" })
export class BackupRun {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'datetime' })
  startedAt!: Date;

  /** Null while the backup is running. */
  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  @Property({ type: 'text' })
  outcome: BackupOutcome & Opt = 'running';

  /** Folder or bucket. */
  @Property({ type: 'text' })
  destination!: string;

  /** Null unless the backup succeeded. */
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  /** Size of the file. Null unless the backup succeeded. */
  @Property({ type: 'bigint', nullable: true })
  bytes: string | null = null;

  /** Number of rows in all tables. Null unless the backup succeeded. */
  @Property({ type: 'bigint', nullable: true })
  rowCount: string | null = null;

  /** Number of media and import files. Null unless the backup succeeded. */
  @Property({ type: 'integer', nullable: true })
  fileCount: number | null = null;

  /** Reason of the failure. Null unless the backup failed. */
  @Property({ type: 'text', nullable: true })
  error: string | null = null;
}
