import { sql } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import { type Page, pageOf } from '../../kernel/input/page.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/containing.ts';
import { type Condition, oneOf } from '../../platform/database/statements/statements.ts';
import { type AuditEntryRow, countAuditEntries, readAuditEntries } from './audit-entry-row.ts';
import { type AuditLogFilter, AuditLogQuery } from './audit-log.input.ts';
import { columnsOf, conditionsOn } from './database.ts';

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

const entry = conditionsOn('audit_entry', 'e');
const e = columnsOf('audit_entry', 'e');

/** Whether the filter holds for the entry `e`. */
function entriesThat({
  ids,
  subjects,
  subjectId,
  actorIds,
  keyPublicIds,
  actions,
  text,
  stockChangeId,
  groupBulkChanges,
  at,
}: AuditLogFilter): Condition {
  if (subjectId && !subjects) throw invalid('filter.subjectId', 'needs subjects: ids are unique within one only');
  const conditions: Condition[] = [];
  if (ids) conditions.push(sql`${e('id')} = any(${ids}::bigint[])`);
  if (subjects) conditions.push(entry('e.subject', '=', oneOf(subjects)));
  if (subjectId) conditions.push(entry('e.subject_id', '=', subjectId));
  if (actorIds) conditions.push(entry('e.actor_id', '=', oneOf(actorIds)));
  if (keyPublicIds) conditions.push(entry('e.key_public_id', '=', oneOf(keyPublicIds)));
  if (actions) conditions.push(entry('e.action', '=', oneOf(actions)));
  if (text) conditions.push(entry('e.label', 'ilike', containing(text)));
  if (stockChangeId) conditions.push(entry('e.stock_change_id', '=', stockChangeId));
  const isOfOne = ids || subjectId || text || stockChangeId;
  if (groupBulkChanges && !isOfOne) conditions.push(entry('e.stock_change_id', 'is', null));
  if (at?.min) conditions.push(sql`${e('at')} >= ${at.min}`);
  if (at?.max) conditions.push(sql`${e('at')} <= ${at.max}`);
  return entry.and(conditions);
}
