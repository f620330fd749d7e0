import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../kernel/job.ts';

/** Subjects that are stock for sale: their last change is what the public is told as the last update. */
export const stockSubjects = [
  'diamond',
  'melee',
  'ring_setting',
  'generic_diamond',
  'eternity_ring',
  'bracelet',
  'custom_necklace',
  'jewellery',
] as const;

/** What tables mark as changed: the arguments of `mark_change` in the migrations. */
const subjects = [
  ...stockSubjects,
  'user',
  'email_channel',
  'wishlist',
  'cart',
  'order',
  'show',
  'page_settings',
  'email_template',
] as const;
export type ChangeSubject = (typeof subjects)[number];

/** A request asks for several revisions, and has an entity manager of its own: all of them come by one query. */
const known = new WeakMap<EntityManager, Promise<ReadonlyMap<string, string>>>();

/**
 * The revision of some subjects: a short text that changes with every commit that touched one of them. Read once per
 * entity manager: whoever asks later gets the older one, which is never wrong to keep answers under.
 *
 * Tables whose lists have ETags or cached counts carry a statement trigger (`mark_change('diamond')`) that notes the
 * writing transaction. Transactions commit in another order than they begin, so the newest mark alone would miss late
 * commits: the revision is the newest mark below the oldest running transaction, and every visible mark above it.
 * Nothing is locked and nothing counted, whatever the size of the table.
 */
export async function revisionOf(em: EntityManager, of: readonly ChangeSubject[]): Promise<string> {
  const revisions = known.get(em) ?? readRevisions(em);
  known.set(em, revisions);
  const bySubject = await revisions;
  return of.map((subject) => `${subject}:${bySubject.get(subject) ?? ''}`).join(' ');
}

async function readRevisions(em: EntityManager): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ subject: string; revision: string | null }>`
    select s.subject, (
      select string_agg(m.xid::text, ',' order by m.xid) from change_mark m
      where m.subject = s.subject and m.xid >= coalesce(
        (select p.xid from change_mark p where p.subject = s.subject and p.xid < oldest_running order by p.xid desc limit 1),
        '0'::xid8)
    ) as revision
    from unnest(${[...subjects]}::text[]) as s (subject), pg_snapshot_xmin(pg_current_snapshot()) as oldest_running
  `.execute(em.getKysely());
  return new Map(rows.map(({ subject, revision }) => [subject, revision ?? '']));
}

/**
 * When stock for sale last changed, to be precise when the transaction that did it first touched it; null when it never
 * has. Of each subject only a few marks are kept, so that this costs the same whatever the size of the stock.
 */
export async function lastStockChange(em: EntityManager): Promise<Date | null> {
  const { rows } = await sql<{ at: string | null }>`
    select max(at) as at from change_mark where subject = any(${[...stockSubjects]})`.execute(em.getKysely());
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

/** Removes marks that no revision needs any more, and no last change. */
export const forgetChangeMarks: JobHandler = {
  queue: 'change-marks.forget',
  schedule: '*/10 * * * *',
  async handle({ em }) {
    await sql`
      delete from change_mark m using pg_snapshot_xmin(pg_current_snapshot()) as oldest_running
      where exists (
        select from change_mark newer
        where newer.subject = m.subject and newer.xid > m.xid and newer.xid < oldest_running
          and newer.at >= m.at)
    `.execute(em.getKysely());
  },
};
