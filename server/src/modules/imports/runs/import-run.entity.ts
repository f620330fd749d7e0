import { BigIntType, HiddenProps, type Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { User } from '../../accounts/users/index.ts';
import { StockKind } from '../../stock/fields/index.ts';
import type { StoredReport } from '../findings/import-report.ts';
import { ImportMode } from '../import-mode.ts';
import type { IdRange } from '../merging/id-range.ts';
import type { ImportProfile } from '../reading/import-profile.ts';
import type { RunFailure } from './run-failure.ts';

/** The values are stored in the database and returned by REST. */
export enum ImportRunState {
  WAITING = 'waiting',
  RUNNING = 'running',
  DONE = 'done',
  REFUSED = 'refused',
  FAILED = 'failed',
  CANCELLED = 'cancelled',
  UNDONE = 'undone',
}

describedEnum(ImportRunState, {
  name: 'ImportRunState',
  description: 'State of an import run.',
  values: {
    WAITING: 'The run has not started. Another import of the same stock may have to end first.',
    RUNNING: 'The file is being read, or its rows are being written. They are not visible yet.',
    DONE: 'The rows were imported. For a dry run, the report is complete.',
    REFUSED: 'The file or the options were rejected. Nothing was changed.',
    FAILED: 'The server had an error. Nothing was changed.',
    CANCELLED: 'An administrator cancelled the run. Nothing was changed.',
    UNDONE: 'The rows were imported and the import was undone.',
  },
});

/** The values are stored in the database and returned by REST. */
export enum ImportOrigin {
  GRAPHQL = 'graphql',
  REST = 'rest',
  COMMAND_LINE = 'commandLine',
  FOLDER = 'folder',
  FETCH = 'fetch',
}

describedEnum(ImportOrigin, {
  name: 'ImportOrigin',
  description: 'Source of an imported file.',
  values: {
    GRAPHQL: 'Uploaded over GraphQL, by the back office or by an API client.',
    REST: 'Uploaded over REST.',
    COMMAND_LINE: 'Passed to `npm run import` on the server.',
    FOLDER: 'Found in the import folder of a profile.',
    FETCH: 'Fetched from the URL of a profile.',
  },
});

/** States of runs that have not ended. */
export const openStates = [ImportRunState.WAITING, ImportRunState.RUNNING] as const;

/** Returns true if a run has not ended. */
export const isOpen = (state: ImportRunState): boolean => openStates.some((openState) => openState === state);

/** SQL condition used in partial indexes and checks. Queries must contain exactly this text to use the indexes. */
export const openCondition = "state in ('waiting', 'running')";

@ObjectType({
  simpleResolvers: true,
  description:
    'One import of a stock file from any source, including dry runs and rejected imports. Administrators only.',
})
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
  /** Read separately, because the JSON values can be long. */
  [HiddenProps]?:
    | 'hasJob'
    | 'profile'
    | 'startedById'
    | 'requestId'
    | 'idempotencyKey'
    | 'aliveAt'
    | 'attempt'
    | 'bytesRead'
    | 'report'
    | 'failure'
    | 'newRows';

  @Field(() => ID, { description: 'Import run ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => StockKind, { description: 'Stock type of the rows in the file.' })
  @Property({ type: 'text' })
  kind!: string;

  @Field(() => ImportOrigin, { description: 'Source of the file.' })
  @Property({ type: 'text' })
  origin!: ImportOrigin;

  @Field(() => ImportRunState, {
    description: 'State of the run. Only runs in the states done and undone have changed stock.',
  })
  @Property({ type: 'text' })
  state: ImportRunState & Opt = ImportRunState.WAITING;

  /** True if a job processes the run and restarts it after a crash. False if the caller waits for the result. */
  @Property({ type: 'boolean', hidden: true })
  hasJob!: boolean;

  @Field(() => Boolean, { description: 'A dry run reports the expected changes without making them.' })
  @Property({ type: 'boolean' })
  isDryRun!: boolean;

  @Field(() => String, { description: 'File name.' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field(() => Float, { description: 'Size of the file in bytes. 0 if it was not received completely.' })
  @Property({ type: new BigIntType('number') })
  fileBytes!: number;

  /** Null if the file was not received completely. */
  @Property({ type: 'uuid', nullable: true })
  fileId: string | null = null;

  @Field(() => ImportMode, { description: 'What to do with stock that the file does not list.' })
  @Property({ type: 'text' })
  mode!: ImportMode;

  @Field(() => Boolean, { description: 'Whether rows with problems are skipped.' })
  @Property({ type: 'boolean' })
  skipInvalid!: boolean;

  @Field(() => Int, { nullable: true, description: 'Number of items that REPLACE was allowed to deactivate.' })
  @Property({ type: 'integer', nullable: true })
  confirmRemoved: number | null = null;

  @Property({ type: 'json', nullable: true, hidden: true })
  profile: ImportProfile | null = null;

  /** Saved profile used to read the file. It may have been deleted since. */
  @Property({ type: 'integer', nullable: true })
  profileId: number | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the saved profile at the time of the import. Null if no saved profile was used.',
  })
  @Property({ type: 'text', nullable: true })
  profileName: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Vendor of the stock in the file. Null if the profile sets no vendor.',
  })
  @Property({ type: 'text', nullable: true })
  vendor: string | null = null;

  /** Null if the account was deleted, or if the server started the run. */
  @ManyToOne({
    entity: () => User,
    fieldName: 'started_by_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
    hidden: true,
  })
  startedById: number | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the administrator who started the run. Null if the server started it.',
  })
  @Property({ type: 'text', nullable: true })
  startedBy: string | null = null;

  /** ID of the request that started the run. The audit log entries of the run have the same request ID. */
  @Property({ type: 'text', hidden: true })
  requestId!: string;

  @Property({ type: 'text', nullable: true, hidden: true })
  idempotencyKey: string | null = null;

  @Field(() => DateTimeScalar, { description: 'When the run was requested.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date & Opt = new Date();

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the run started. Null while it is waiting.' })
  @Property({ type: 'datetime', nullable: true })
  startedAt: Date | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the run ended, in any state. Null if it has not ended.',
  })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  /** Time of the last heartbeat from the process that is working on the run. */
  @Property({ type: 'datetime', defaultRaw: 'now()', hidden: true })
  aliveAt: Date & Opt = new Date();

  /** Number of attempts. Only the latest attempt may end the run. */
  @Property({ type: 'smallint', default: 0, hidden: true })
  attempt: number & Opt = 0;

  @Field(() => Int, { description: 'Number of rows read so far, without blank rows.' })
  @Property({ type: 'integer', default: 0 })
  rowsRead: number & Opt = 0;

  @Property({ type: 'bigint', defaultRaw: '0', hidden: true })
  bytesRead: string & Opt = '0';

  @Property({ type: 'json', nullable: true, hidden: true })
  report: StoredReport | null = null;

  @Property({ type: 'json', nullable: true, hidden: true })
  failure: RunFailure | null = null;

  /** File with all problems of the run. */
  @Property({ type: 'uuid', nullable: true })
  problemFileId: string | null = null;

  /** ID ranges of the rows that the run has inserted. */
  @Property({ type: 'json', nullable: true, hidden: true })
  newRows: readonly IdRange[] | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the run was undone. Null if it was not.' })
  @Property({ type: 'datetime', nullable: true })
  undoneAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the administrator who undid the run. Null if it was not undone.',
  })
  @Property({ type: 'text', nullable: true })
  undoneBy: string | null = null;
}
