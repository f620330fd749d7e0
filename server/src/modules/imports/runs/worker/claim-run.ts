import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../../../../platform/database/statements/statements.ts';
import { columnsOf, queryIn } from '../../database.ts';
import type { ImportMode } from '../../import-mode.ts';
import type { ImportProfile } from '../../reading/import-profile.ts';
import { type ImportOrigin, ImportRunState, openStates } from '../import-run.entity.ts';
import type { RunAttempt } from '../run-store.ts';

/** Whoever has worked on a run says so twice a second: after so many seconds of silence they are taken for dead. */
const silentSeconds = 20;

const silence = sql`make_interval(secs => ${sql.lit(silentSeconds)})`;

const r = columnsOf('import_run', 'r');
const isAbandoned = sql<boolean>`${r('state')} = 'running' and ${r('alive_at')} < now() - ${silence}`;

/** A run as whoever works it off needs it. */
export interface ClaimedRun extends RunAttempt {
  readonly kind: string;
  readonly origin: ImportOrigin;
  readonly isDryRun: boolean;
  readonly fileName: string;
  readonly fileId: string | null;
  readonly mode: ImportMode;
  readonly skipInvalid: boolean;
  readonly confirmRemoved: number | null;
  readonly profile: ImportProfile | null;
  readonly profileId: number | null;
  readonly profileName: string | null;
  readonly startedById: number | null;
  readonly requestId: string;
}

/** As literals, for the index of open runs. */
const open = sql.join(openStates.map((state) => sql.lit(state)));

/** SQL: a run `o` before `r` that writes the same stock and has not ended; dry runs write nothing. */
const isBehindAnother: RawBuilder<boolean> = sql<boolean>`(not ${r('is_dry_run')} and exists (
  select from import_run o
  where o.kind = ${r('kind')} and o.id < ${r('id')} and o.state in (${open}) and not o.is_dry_run
    and (o.vendor is null or ${r('vendor')} is null or lower(o.vendor) = lower(${r('vendor')}))))`;

/** What became of asking for a run. */
export type Claim =
  | { readonly kind: 'mine'; readonly run: ClaimedRun }
  /** Another run of the same stock comes first, or another process works on this one. */
  | { readonly kind: 'wait' }
  /** It has ended. */
  | { readonly kind: 'over' };

/** Takes a run that waits, or whose process is gone. */
export async function claimRun(em: EntityManager, id: number): Promise<Claim> {
  const db = queryIn(em, { type: 'write' });
  const run = await db
    .updateTable('import_run as r')
    .set({
      state: ImportRunState.RUNNING,
      attempt: sql<number>`${r('attempt')} + 1`,
      started_at: now,
      alive_at: now,
      rows_read: 0,
      bytes_read: 0,
    })
    .where('r.id', '=', id)
    .where(sql<boolean>`(${r('state')} = 'waiting' or ${isAbandoned}) and not ${isBehindAnother}`)
    .returning([...claimedColumns])
    .executeTakeFirst();
  if (run) return { kind: 'mine', run };
  const open = await db
    .selectFrom('import_run as r')
    .select('r.id')
    .where('r.id', '=', id)
    .where('r.state', 'in', openStates)
    .executeTakeFirst();
  return { kind: open ? 'wait' : 'over' };
}

const claimedColumns = [
  'r.id',
  'r.attempt',
  'r.kind',
  'r.origin',
  'r.is_dry_run as isDryRun',
  'r.file_name as fileName',
  'r.file_id as fileId',
  'r.mode',
  'r.skip_invalid as skipInvalid',
  'r.confirm_removed as confirmRemoved',
  'r.profile',
  'r.profile_id as profileId',
  'r.profile_name as profileName',
  'r.started_by_id as startedById',
  'r.request_id as requestId',
] as const;

/** Gives a run back, to be begun anew. Where it could not begin at all, the attempt does not count. */
export const giveBack = (em: EntityManager, { id, attempt }: RunAttempt, counts: boolean): Promise<unknown> =>
  queryIn(em, { type: 'write' })
    .updateTable('import_run')
    .set({
      state: ImportRunState.WAITING,
      attempt: counts ? attempt : attempt - 1,
      started_at: null,
      rows_read: 0,
      bytes_read: 0,
    })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', ImportRunState.RUNNING)
    .execute();

/** Runs without a job whose process is gone: nobody has heard of them for long. */
export const abandonedRuns = (em: EntityManager): Promise<RunAttempt[]> =>
  queryIn(em, { type: 'write' })
    .selectFrom('import_run as r')
    .select(['r.id', 'r.attempt'])
    .where(isAbandoned)
    .where('r.has_job', '=', false)
    .execute();
