import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ChangeBatch, SubjectChanges } from '../../kernel/use-cases/live-changes.ts';
import { isBetween, type LogPosition } from '../change-log/position.ts';
import { queryIn } from '../database/statements/own-tables.ts';
import { anyOf, rowCount } from '../database/statements/statements.ts';

/** Maximum number of items listed per subject. Above this number, clients can reload their lists just as fast. */
const maxItems = 200;

/** Maximum number of rows to read. A higher number indicates an import or a bulk change. */
const maxRows = 2_000;

/** Returns the changes between two positions. The size of the result is limited. */
export async function changesBetween(em: EntityManager, since: LogPosition, until: LogPosition): Promise<ChangeBatch> {
  return {
    changes: await readSubjects(em, since, until),
    rowsBefore: (table) => sql`(
      select c.item_id as id, (c.${sql.ref(table)}).* from change_log c
      where ${isBetween(since, until)} and c.${sql.ref(table)} is distinct from null)`,
  };
}

async function readSubjects(em: EntityManager, since: LogPosition, until: LogPosition): Promise<SubjectChanges[]> {
  const changed = queryIn(em, { type: 'write' })
    .selectFrom('change_log as c')
    .where(isBetween(since, until))
    .where('c.item_id', 'is not', null);
  const first = await changed.select(['c.subject', 'c.item_id as id', 'c.kinds']).limit(maxRows).execute();
  if (first.length < maxRows) return bySubject(first);
  // There are too many changes to list. Subjects with few changes, such as orders, are still listed.
  const counts = await changed
    .select(['c.subject', rowCount.as('rows')])
    .groupBy('c.subject')
    .execute();
  const few = counts.filter(({ rows }) => rows <= maxItems).map(({ subject }) => subject);
  const changedItems =
    few.length === 0
      ? []
      : await changed.select(['c.subject', 'c.item_id as id', 'c.kinds']).where('c.subject', '=', anyOf(few)).execute();
  const many = counts.filter(({ subject }) => !few.includes(subject));
  return [...bySubject(changedItems), ...many.map(({ subject }) => ({ subject, items: null }))];
}

interface Row {
  readonly subject: string;
  readonly id: number | null;
  readonly kinds: number;
}

function bySubject(rows: readonly Row[]): SubjectChanges[] {
  const subjects = new Map<string, Map<number, number>>();
  for (const { subject, id, kinds } of rows) {
    if (id === null) continue;
    const items = subjects.get(subject) ?? new Map<number, number>();
    items.set(id, (items.get(id) ?? 0) | kinds);
    subjects.set(subject, items);
  }
  return [...subjects].map(([subject, items]) => ({
    subject,
    items: items.size > maxItems ? null : [...items].map(([id, kinds]) => ({ id, kinds })),
  }));
}
