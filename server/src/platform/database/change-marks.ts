import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { JobHandler } from '../../kernel/use-cases/job.ts';

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

/** Moments at which rows of a subject begin to mean something else though nobody writes them, as SQL: the next one. */
const nextMoments = new Map<ChangeSubject, RawBuilder<Date | null>>();

/**
 * Lets a module say when its rows change by the clock alone, such as the end of a hold. `next` is SQL for the next such
 * moment, null without one; it has to be answered by an index. To be called once, when the module is loaded.
 */
export function registerMoments(subject: ChangeSubject, next: RawBuilder<Date | null>): void {
  nextMoments.set(subject, next);
}

/** A request asks for several revisions, and has an entity manager of its own: all of them come by one query. */
const known = new WeakMap<EntityManager, Promise<ReadonlyMap<string, string>>>();

/**
 * The revision of some subjects: a short text that changes with every commit that touched one of them, and at the moments
 * that were registered; with nothing else. It names the database: no other one of the same server has it too. Read once per
 * entity manager: whoever asks later gets the older one, which is never wrong to keep answers under.
 *
 * Tables whose lists have ETags or cached counts carry a statement trigger (`mark_change('diamond')`) that leaves a mark of
 * the writing transaction. Transactions commit in another order than they begin, so a newest mark or a newest time would
 * miss late commits. The number of marks that are visible misses none: later snapshots see the same marks and more.
 * Marks are counted once a minute and removed, so that there are never many.
 */
export async function revisionOf(em: EntityManager, of: readonly ChangeSubject[]): Promise<string> {
  const revisions = known.get(em) ?? readRevisions(em);
  known.set(em, revisions);
  const bySubject = await revisions;
  return of.map((subject) => `${subject}:${bySubject.get(subject) ?? ''}`).join(' ');
}

async function readRevisions(em: EntityManager): Promise<ReadonlyMap<string, string>> {
  const moments = [...nextMoments].map(([subject, next]) => sql`when ${sql.lit(subject)} then ${next}`);
  const moment = moments.length === 0 ? sql`null` : sql`(case s.subject ${sql.join(moments, sql` `)} end)::text`;
  const { rows } = await sql<{ subject: string; changes: string; moment: string | null }>`
    select s.subject, ${moment} as moment,
      concat(d.oid, '.', coalesce((select c.changes from change_count c where c.subject = s.subject), 0)
        + (select count(m.xid) from change_mark m where m.subject = s.subject)) as changes
    from pg_database d cross join unnest(${[...subjects]}::text[]) as s (subject)
    where d.datname = current_database()`.execute(em.getKysely());
  return new Map(rows.map(({ subject, changes, moment }) => [subject, moment ? `${changes} ${moment}` : changes]));
}

/**
 * When stock for sale last changed, to be precise when the transaction that did it first touched it; null when it never
 * has. There are only a few marks, so that this costs the same whatever the size of the stock.
 */
export async function lastStockChange(em: EntityManager): Promise<Date | null> {
  const { rows } = await sql<{ at: string | null }>`
    select greatest(
      (select max(at) from change_mark where subject = any(${[...stockSubjects]})),
      (select max(last_at) from change_count where subject = any(${[...stockSubjects]}))) as at`.execute(
    em.getKysely(),
  );
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

/** Counts marks and removes them, in one statement: no snapshot sees a mark twice or not at all. */
export const countChangeMarks: JobHandler = {
  queue: 'change-marks.count',
  schedule: '* * * * *',
  async handle({ em }) {
    await sql`
      with removed as (delete from change_mark returning subject, at)
      insert into change_count as c (subject, changes, last_at)
      select subject, count(*), max(at) from removed group by subject order by subject
      on conflict (subject) do update
      set changes = c.changes + excluded.changes, last_at = greatest(c.last_at, excluded.last_at)`.execute(
      em.getKysely(),
    );
  },
};
