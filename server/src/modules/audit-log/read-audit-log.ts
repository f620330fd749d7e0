import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import { type Page, pageOf } from '../../kernel/input/page.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/containing.ts';
import { type AuditEntryRow, countAuditEntries, readAuditEntries } from './audit-entry-row.ts';
import { type AuditLogFilter, AuditLogQuery } from './audit-log.input.ts';

/** One page of the audit log, the newest entries first. */
export const readAuditLog = query(
  administrator,
  AuditLogQuery,
  async ({ em }, { filter, page }): Promise<Page<AuditEntryRow>> => {
    const where = entriesThat(filter ?? {});
    return pageOf(
      page,
      (slice) => readAuditEntries(em, { where, ...slice }),
      () => countAuditEntries(em, where),
    );
  },
);

/** SQL: whether the filter holds for the entry `e`. */
function entriesThat({ subjects, subjectId, actorIds, actions, text, at }: AuditLogFilter): RawBuilder<boolean> {
  if (subjectId && !subjects) throw invalid('filter.subjectId', 'needs subjects: ids are unique within one only');
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (subjects) conditions.push(sql`e.subject = any(${subjects})`);
  if (subjectId) conditions.push(sql`e.subject_id = ${subjectId}`);
  if (actorIds) conditions.push(sql`e.actor_id = any(${actorIds})`);
  if (actions) conditions.push(sql`e.action = any(${actions})`);
  if (text) conditions.push(sql`e.label ilike ${containing(text)}`);
  if (at?.min) conditions.push(sql`e.at >= ${at.min}`);
  if (at?.max) conditions.push(sql`e.at <= ${at.max}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}
