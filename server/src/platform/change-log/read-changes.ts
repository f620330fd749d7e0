import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { queryIn } from '../database/statements/own-tables.ts';
import { anyOf, asText, rowCount } from '../database/statements/statements.ts';
import { isBetween, type LogPosition, type LogRow } from './position.ts';

/** Types of change, as bits of `kinds`. */
export enum ChangeKind {
  CREATED = 1,
  DELETED = 2,
  PRICE = 4,
  AVAILABILITY = 8,
  OTHER = 16,
}

export interface LoggedChange extends LogRow {
  /** Kind of item: the argument of `log_changes` in the migrations. */
  readonly subject: string;
  readonly itemId: number;
  readonly kinds: number;
}

export interface LogRange {
  readonly subjects: readonly string[];
  readonly since: LogPosition;
  readonly until: LogPosition;
  /** Last row in the range that has been read. Null if no row has been read. */
  readonly after: LogRow | null;
  /** Additional condition on a row of the change log (alias `c`). */
  readonly condition?: RawBuilder<boolean> | undefined;
}

/** Reads at most `limit` changes in a range of the log. The same item may occur more than once. */
export function readChanges(
  em: EntityManager,
  { subjects, since, until, after, condition = sql<boolean>`true` }: LogRange,
  limit: number,
): Promise<LoggedChange[]> {
  return queryIn(em, { type: 'write' })
    .selectFrom('change_log as c')
    .select((c) => [asText(c.ref('c.xid')).as('xid'), 'c.id', 'c.subject', 'c.item_id as itemId', 'c.kinds'])
    .$narrowType<{ itemId: number }>()
    .where(isBetween(since, until))
    .where('c.subject', '=', anyOf(subjects))
    .where('c.item_id', 'is not', null)
    .where(condition)
    .$if(after !== null, (rows) =>
      rows.where(sql<boolean>`(c.xid, c.id) > (${after?.xid}::xid8, ${after?.id}::bigint)`),
    )
    .orderBy('c.xid')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** Maximum number of rows that {@link changedSubjects} reads. */
const maxRows = 100_000;

/** Returns the subjects that have changed between two positions. Null if there are too many changes to read. */
export async function changedSubjects(
  em: EntityManager,
  subjects: readonly string[],
  { since, until }: { readonly since: LogPosition; readonly until: LogPosition },
): Promise<ReadonlySet<string> | null> {
  const counts = await queryIn(em, { type: 'write' })
    .selectFrom((rows) =>
      rows
        .selectFrom('change_log as c')
        .select('c.subject')
        .where(isBetween(since, until))
        .where('c.subject', '=', anyOf(subjects))
        .limit(maxRows)
        .as('r'),
    )
    .select(['r.subject', rowCount.as('count')])
    .groupBy('r.subject')
    .execute();
  const rows = counts.reduce((sum, { count }) => sum + count, 0);
  return rows === maxRows ? null : new Set(counts.map(({ subject }) => subject));
}
