import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import type { KeptReport } from '../findings/import-report.ts';
import { ImportMode } from '../import-mode.ts';
import type { IdRange } from '../merging/id-range.ts';
import type { ImportProfile } from '../reading/import-profile.ts';
import type { RunFailure } from './run-failure.ts';

/** Where an import run stands. The values are those of REST and of the database. */
export enum ImportRunState {
  WAITING = 'waiting',
  RUNNING = 'running',
  DONE = 'done',
  REFUSED = 'refused',
  FAILED = 'failed',
  CANCELLED = 'cancelled',
  UNDONE = 'undone',
}

/** By which way a file came. The values are those of REST and of the database. */
export enum ImportOrigin {
  GRAPHQL = 'graphql',
  REST = 'rest',
  COMMAND_LINE = 'commandLine',
  FOLDER = 'folder',
  FETCH = 'fetch',
}

/** In these a run has not ended. */
export const openStates = [ImportRunState.WAITING, ImportRunState.RUNNING] as const;

/** Whether a run has not ended. */
export const isOpen = (state: ImportRunState): boolean => openStates.some((open) => open === state);

/** SQL for indexes and checks, in the very words that a statement has to say to use them. */
export const openCondition = "state in ('waiting', 'running')";

/** One go of one file of stock, dry or not. */
@Entity({ tableName: 'import_run' })
@Check({
  name: 'import_run_origin_check',
  expression: "origin in ('graphql', 'rest', 'commandLine', 'folder', 'fetch')",
})
@Check({
  name: 'import_run_state_check',
  expression: "state in ('waiting', 'running', 'done', 'refused', 'failed', 'cancelled', 'undone')",
})
@Check({ name: 'import_run_ended_at_check', expression: `(ended_at is null) = (${openCondition})` })
@Index({ name: 'import_run_profile_id_index', properties: ['profileId', 'id'] })
@Index({
  name: 'import_run_open_index',
  expression: `create index import_run_open_index on import_run (kind, id) where ${openCondition}`,
})
@Index({
  name: 'import_run_open_key_unique',
  expression: `create unique index import_run_open_key_unique on import_run (started_by_id, idempotency_key) where ${openCondition}`,
})
export class ImportRun {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The type of stock: a value of `StockKind`. */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text' })
  origin!: ImportOrigin;

  @Property({ type: 'text' })
  state: ImportRunState & Opt = ImportRunState.WAITING;

  /** A job works it off, and comes back when its process is killed; else whoever started it waits for it. */
  @Property({ type: 'boolean' })
  hasJob!: boolean;

  @Property({ type: 'boolean' })
  isDryRun!: boolean;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: 'bigint' })
  fileBytes!: string;

  /** Under which the file is kept. Null: it was never received as a whole. */
  @Property({ type: 'uuid', nullable: true })
  fileId: string | null = null;

  @Property({ type: 'text' })
  mode!: ImportMode;

  @Property({ type: 'boolean' })
  skipInvalid!: boolean;

  @Property({ type: 'integer', nullable: true })
  confirmRemoved: number | null = null;

  @Property({ type: 'json', nullable: true })
  profile: ImportProfile | null = null;

  /** Of the saved profile by which it was read. It may be gone. */
  @Property({ type: 'integer', nullable: true })
  profileId: number | null = null;

  /** As it was called then. */
  @Property({ type: 'text', nullable: true })
  profileName: string | null = null;

  /** Whose stock the file is, where its profile says so. */
  @Property({ type: 'text', nullable: true })
  vendor: string | null = null;

  /** The administrator; null once their account is deleted, and for the machine. */
  @ManyToOne({
    entity: () => User,
    fieldName: 'started_by_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  startedById: number | null = null;

  /** Their e-mail address at that moment. Null: the machine. */
  @Property({ type: 'text', nullable: true })
  startedBy: string | null = null;

  /** In which it was started: its entries of the audit log carry it. */
  @Property({ type: 'text' })
  requestId!: string;

  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime', nullable: true })
  startedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  /** When whoever works on it last said so. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  aliveAt: Date & Opt = new Date();

  /** How often it was begun: only the last one may end it. */
  @Property({ type: 'smallint', default: 0 })
  attempt: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  rowsRead: number & Opt = 0;

  @Property({ type: 'bigint', defaultRaw: '0' })
  bytesRead: string & Opt = '0';

  @Property({ type: 'json', nullable: true })
  report: KeptReport | null = null;

  @Property({ type: 'json', nullable: true })
  failure: RunFailure | null = null;

  /** Under which all its problems are kept. */
  @Property({ type: 'uuid', nullable: true })
  problemFileId: string | null = null;

  /** The rows that it has made. */
  @Property({ type: 'json', nullable: true })
  newRows: readonly IdRange[] | null = null;

  @Property({ type: 'datetime', nullable: true })
  undoneAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  undoneBy: string | null = null;
}
