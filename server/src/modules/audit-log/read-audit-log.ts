import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { invalid } from '../../kernel/errors/errors.ts';
import { deepestRow, type Page, pageOf } from '../../kernel/input/page.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/text.ts';
import type { TableOf } from '../../platform/database/statements/column-types.ts';
import type { ownTables } from '../../platform/database/statements/own-tables.ts';
import { type Condition, oneOf, rowCount, statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { AuditEntryRow, AuditKey } from './audit-entry.type.ts';
import type { AuditAction, AuditPart } from './audit-enums.ts';
import { type AuditLogFilter, AuditLogQuery } from './audit-log.input.ts';
import { formatChanges } from './changes/format-changes.ts';

/** Audit log columns that contain enum values. */
interface AuditTexts {
  readonly part: AuditPart;
  readonly action: AuditAction;
}

/** Tables of the audit log, written by database triggers, and tables of accounts. */
interface AuditDatabase extends AccountsTables {
  audit_entry: TableOf<(typeof ownTables)['audit_entry'], AuditTexts>;
}

const { queryIn, columnsOf, conditionsOn } = statementsOver<AuditDatabase>();

/** Returns SQL that formats a value for display, with decimals without trailing zeros. */
const readable = (value: Expression<unknown>): RawBuilder<string | null> => sql`
  case jsonb_typeof(${value}) when 'number' then trim_scale(${value}::numeric)::text else ${value} #>> '{}' end`;

const entry = conditionsOn('audit_entry', 'e');
const e = columnsOf('audit_entry', 'e');

const fieldsOf = (image: RawBuilder<unknown>) => sql<{ key: string; value: unknown }>`jsonb_each(${image})`;

/** Subquery for the changed fields of the entry `e`, with their old and new values. */
const changes = entry
  .selectFrom(fieldsOf(e('before')).as('b'))
  .fullJoin(fieldsOf(e('after')).as('a'), 'a.key', 'b.key')
  .select(({ fn, ref }) => [
    fn.coalesce('b.key', 'a.key').$notNull().as('column'),
    readable(ref('b.value')).as('before'),
    readable(ref('a.value')).as('after'),
  ])
  .orderBy('column');

/** Returns audit log entries (aliased as `e`), newest first. Rows before the page are read only from the index. */
async function readAuditEntries(
  em: EntityManager,
  { where, limit, offset }: { where: Condition; limit: number; offset: number },
): Promise<AuditEntryRow[]> {
  const page = entry
    .selectFrom('audit_entry as e')
    .select('e.id')
    .where(where)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset);
  const rows = await queryIn(em)
    .selectFrom('audit_entry as e')
    .innerJoin(page.as('p'), 'p.id', 'e.id')
    .select([
      'e.id',
      'e.at',
      'e.actor_id as actorId',
      'e.actor_email as actorEmail',
      'e.request_id as requestId',
      'e.subject',
      'e.subject_id as subjectId',
      'e.label',
      'e.part',
      'e.part_id as partId',
      'e.action',
      'e.file_name as fileName',
      'e.import_run_id as importRunId',
      'e.stock_change_id as stockChangeId',
      sql<AuditKey | null>`case when ${e('key_public_id')} is not null
        then jsonb_build_object('publicId', ${e('key_public_id')}, 'name', ${e('key_name')}) end`.as('key'),
      jsonArrayFrom(changes).as('changes'),
    ])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  return formatChanges(em, rows);
}

/** Counts the entries, up to one more than the number of entries that can be paged through. */
async function countAuditEntries(em: EntityManager, where: Condition): Promise<number> {
  const limited = entry
    .selectFrom('audit_entry as e')
    .select('e.id')
    .where(where)
    .limit(deepestRow + 1);
  const total = queryIn(em).selectFrom(limited.as('r')).select(rowCount.as('count'));
  return (await total.executeTakeFirstOrThrow()).count;
}

/** Returns one page of the audit log, newest entries first. */
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

/** Returns a SQL condition that is true for entries, aliased `e`, that match the filter. */
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
  if (subjectId && !subjects)
    throw invalid('filter.subjectId', 'requires subjects, since IDs are unique only within a type');
  const conditions: Condition[] = [];
  if (ids) conditions.push(sql`${e('id')} = any(${ids}::bigint[])`);
  if (subjects) conditions.push(entry('e.subject', '=', oneOf(subjects)));
  if (subjectId) conditions.push(entry('e.subject_id', '=', subjectId));
  if (actorIds) conditions.push(entry('e.actor_id', '=', oneOf(actorIds)));
  if (keyPublicIds) conditions.push(entry('e.key_public_id', '=', oneOf(keyPublicIds)));
  if (actions) conditions.push(entry('e.action', '=', oneOf(actions)));
  if (text) conditions.push(entry('e.label', 'ilike', containing(text)));
  if (stockChangeId) conditions.push(entry('e.stock_change_id', '=', stockChangeId));
  const isOfOneSubject = ids || subjectId || text || stockChangeId;
  if (groupBulkChanges && !isOfOneSubject) conditions.push(entry('e.stock_change_id', 'is', null));
  if (at?.min) conditions.push(sql`${e('at')} >= ${at.min}`);
  if (at?.max) conditions.push(sql`${e('at')} <= ${at.max}`);
  return entry.and(conditions);
}
