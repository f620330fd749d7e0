import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { deepestRow } from '../../kernel/input/page.ts';
import { type Condition, rowCount } from '../../platform/database/statements/statements.ts';
import type { AuditAction, AuditPart } from './audit-words.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';
import { type FieldChange, inWords } from './difference/in-words.ts';

/** A key at the moment of a change. */
export interface AuditKey {
  readonly publicId: string;
  readonly name: string;
}

/** An entry as it is read. */
export interface AuditEntryRow {
  readonly id: string;
  /** When its transaction began. */
  readonly at: string;
  /** Null: nobody who was signed in. */
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
  readonly importRunId: number | null;
  /** The bulk change that changed the item, or whose undo did. */
  readonly stockChangeId: string | null;
  /** The key with which a program made the change. */
  readonly key: AuditKey | null;
  /** By the fields' names. */
  readonly changes: readonly FieldChange[];
}

/** A value as people read it: without the zeros that only fill up a decimal. */
const readable = (value: Expression<unknown>): RawBuilder<string | null> => sql`
  case jsonb_typeof(${value}) when 'number' then trim_scale(${value}::numeric)::text else ${value} #>> '{}' end`;

const entry = conditionsOn('audit_entry', 'e');
const e = columnsOf('audit_entry', 'e');

const fieldsOf = (image: RawBuilder<unknown>) => sql<{ key: string; value: unknown }>`jsonb_each(${image})`;

/** Fields of the entry `e`, before and after. */
const changes = entry
  .selectFrom(fieldsOf(e('before')).as('b'))
  .fullJoin(fieldsOf(e('after')).as('a'), 'a.key', 'b.key')
  .select(({ fn, ref }) => [
    fn.coalesce('b.key', 'a.key').$notNull().as('column'),
    readable(ref('b.value')).as('before'),
    readable(ref('a.value')).as('after'),
  ])
  .orderBy('column');

/** Reads entries, the newest first. The table is `e` in the condition. What is skipped is not looked at but for its place. */
export async function readAuditEntries(
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
  return inWords(em, rows);
}

/** How many entries there are, counted no further than pages reach: one more says that there are others. */
export async function countAuditEntries(em: EntityManager, where: Condition): Promise<number> {
  const reached = entry
    .selectFrom('audit_entry as e')
    .select('e.id')
    .where(where)
    .limit(deepestRow + 1);
  const counted = queryIn(em).selectFrom(reached.as('r')).select(rowCount.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}
