import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { AuditAction, AuditPart } from './audit-words.ts';

/** One field of a change, as text. Null: nothing. */
export interface AuditFieldChangeRow {
  /** In camelCase. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An entry as it is read. */
export interface AuditEntryRow {
  readonly id: string;
  /** When its transaction began. */
  readonly at: string;
  /** Null: whoever ran an import on the command line. */
  readonly actorId: number | null;
  readonly actorEmail: string;
  readonly requestId: string;
  /** One of `AuditSubject`. */
  readonly subject: string;
  readonly subjectId: string;
  readonly label: string | null;
  readonly part: AuditPart | null;
  readonly partId: string | null;
  readonly action: AuditAction;
  /** The imported file that made the change. */
  readonly fileName: string | null;
  /** By the fields' names. */
  readonly changes: readonly AuditFieldChangeRow[];
}

/** A value as people read it: without the zeros that only fill up a decimal. */
const asText = (value: RawBuilder<unknown>): RawBuilder<string | null> => sql`
  case jsonb_typeof(${value}) when 'number' then trim_scale(${value}::numeric)::text else ${value} #>> '{}' end`;

/** Reads entries, the newest first. The table is `e` in the condition. */
export async function readAuditEntries(
  em: EntityManager,
  { where, limit, offset }: { where: RawBuilder<boolean>; limit: number; offset: number },
): Promise<AuditEntryRow[]> {
  const { rows } = await sql<AuditEntryRow>`
    select e.id, e.at, e.actor_id as "actorId", e.actor_email as "actorEmail", e.request_id as "requestId", e.subject,
      e.subject_id as "subjectId", e.label, e.part, e.part_id as "partId", e.action,
      e.file_name as "fileName",
      (select coalesce(json_agg(json_build_object(
          'field', field, 'before', ${asText(sql`b.value`)}, 'after', ${asText(sql`a.value`)}) order by field), '[]')
        from jsonb_each(e.before) b (field, value) full join jsonb_each(e.after) a (field, value) using (field)
      ) as changes
    from audit_entry e where ${where}
    order by e.at desc, e.id desc limit ${limit} offset ${offset}`.execute(em.getKysely());
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map((change) => ({ ...change, field: camelCased(change.field) })),
  }));
}

/** How many entries there are. */
export async function countAuditEntries(em: EntityManager, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entry e where ${where}`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}

const camelCased = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
