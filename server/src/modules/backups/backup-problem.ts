import { type RawBuilder, sql } from 'kysely';

/**
 * Age in hours from which the newest backup or base backup is reported as too old. Both are created every 24 hours.
 */
export const maxAgeHours = 26;

/**
 * Returns SQL for a table with one row if backups need attention, and no rows otherwise. This is the case if the last
 * backup failed, or the newest one is too old.
 */
export const backupProblem = (isScheduled: boolean): RawBuilder<unknown> => sql`(
  select from (
    select
      (select r.outcome from backup_run r where r.outcome <> 'running' order by r.started_at desc limit 1) as outcome,
      coalesce(
        (select max(r.started_at) from backup_run r where r.outcome = 'succeeded'),
        (select min(m.executed_at) from migration m)
      ) as newest
  ) state
  where ${isScheduled}::boolean
    and (state.outcome = 'failed' or state.newest < now() - make_interval(hours => ${maxAgeHours}))) problem`;
