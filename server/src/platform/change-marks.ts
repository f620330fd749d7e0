import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../kernel/job.ts';

/**
 * The revision of some subjects: a short text that changes with every commit that touched one of them, and only then.
 *
 * Tables whose lists have ETags or cached counts carry a statement trigger (`mark_change('diamond')`) that notes the
 * writing transaction. Transactions commit in another order than they begin, so the newest mark alone would miss late
 * commits: the revision is the newest mark below the oldest running transaction, and every visible mark above it.
 * Nothing is locked and nothing counted, whatever the size of the table.
 */
export async function revisionOf(em: EntityManager, subjects: readonly string[]): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select string_agg(m.subject || ':' || m.xid::text, ' ' order by m.subject, m.xid) as revision
    from pg_snapshot_xmin(pg_current_snapshot()) as oldest_running
    join change_mark m on m.subject = any(${subjects}) and m.xid >= coalesce(
      (select p.xid from change_mark p where p.subject = m.subject and p.xid < oldest_running order by p.xid desc limit 1),
      '0'::xid8
    )`.execute(em.getKysely());
  return rows[0]?.revision ?? '';
}

/** Removes marks that no revision needs any more. */
export const forgetChangeMarks: JobHandler = {
  queue: 'change-marks.forget',
  schedule: '*/10 * * * *',
  async handle({ em }) {
    await sql`
      delete from change_mark m using pg_snapshot_xmin(pg_current_snapshot()) as oldest_running
      where exists (
        select from change_mark newer
        where newer.subject = m.subject and newer.xid > m.xid and newer.xid < oldest_running)
    `.execute(em.getKysely());
  },
};
