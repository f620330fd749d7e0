import type { EntityManager } from '@mikro-orm/postgresql';
import { queryIn } from '../database/statements/own-tables.ts';
import { anyOf, rowCount } from '../database/statements/statements.ts';
import { isBetween, type LogPosition } from './position.ts';

/** So many rows are looked at: beyond that it takes longer than it is worth to know which subjects they are of. */
const mostRows = 100_000;

/** Which of some subjects have changed between two positions. Null: more has changed than is looked at, of any of them. */
export async function changedSubjects(
  em: EntityManager,
  subjects: readonly string[],
  { since, until }: { readonly since: LogPosition; readonly until: LogPosition },
): Promise<ReadonlySet<string> | null> {
  const found = await queryIn(em, { type: 'write' })
    .selectFrom((rows) =>
      rows
        .selectFrom('change_log as c')
        .select('c.subject')
        .where(isBetween(since, until))
        .where('c.subject', '=', anyOf(subjects))
        .limit(mostRows)
        .as('r'),
    )
    .select(['r.subject', rowCount.as('count')])
    .groupBy('r.subject')
    .execute();
  const rows = found.reduce((sum, { count }) => sum + count, 0);
  return rows === mostRows ? null : new Set(found.map(({ subject }) => subject));
}
