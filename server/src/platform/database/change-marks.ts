import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../../kernel/use-cases/job.ts';

/*
 * A subject is what a table marks as changed: the argument of `mark_change` in the migrations. Modules name their own.
 */

/** A request asks for several revisions, and has an entity manager of its own: all of them come by one query. */
const known = new WeakMap<EntityManager, Promise<ReadonlyMap<string, string>>>();

/**
 * The revision of some subjects: a short text that changes with every commit that touched one of them, and at the moments
 * at which rows begin to mean something else by the clock alone (`next_moment` of the migrations); with nothing else. It
 * names the database: no other one of the same server has it too. Read once per entity manager: whoever asks later gets
 * the older one, which is never wrong to keep answers under.
 *
 * Tables whose lists have ETags or cached counts carry a statement trigger (`mark_change('diamond')`) that leaves a mark of
 * the writing transaction. Transactions commit in another order than they begin, so a newest mark or a newest time would
 * miss late commits. The number of marks that are visible misses none: later snapshots see the same marks and more.
 * Marks are counted once a minute and removed, so that there are never many.
 */
export async function revisionOf(em: EntityManager, of: readonly string[]): Promise<string> {
  const revisions = known.get(em) ?? readRevisions(em);
  known.set(em, revisions);
  const bySubject = await revisions;
  return of.map((subject) => `${subject}:${bySubject.get(subject) ?? ''}`).join(' ');
}

async function readRevisions(em: EntityManager): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ subject: string; changes: string; moment: string | null }>`
    select s.subject, concat(d.oid, '.', s.changes) as changes, next_moment(s.subject)::text as moment
    from pg_database d cross join (
      select c.subject, sum(c.changes)::text as changes from (
        select subject, changes from change_count
        union all select subject, 1 from change_mark
      ) c group by c.subject
    ) s
    where d.datname = current_database()`.execute(em.getKysely());
  return new Map(rows.map(({ subject, changes, moment }) => [subject, moment ? `${changes} ${moment}` : changes]));
}

/**
 * When one of some subjects last changed, to be precise when the transaction that did it first touched it; null when none
 * ever has. There are only a few marks, so that this costs the same whatever the size of the tables.
 */
export async function lastChange(em: EntityManager, of: readonly string[]): Promise<Date | null> {
  const { rows } = await sql<{ at: string | null }>`
    select greatest(
      (select max(at) from change_mark where subject = any(${[...of]})),
      (select max(last_at) from change_count where subject = any(${[...of]}))) as at`.execute(em.getKysely());
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
