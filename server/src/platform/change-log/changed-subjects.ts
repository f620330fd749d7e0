import type { EntityManager } from '@mikro-orm/postgresql';
import { queryIn } from '../database/statements/own-tables.ts';
import { anyOf } from '../database/statements/statements.ts';
import { isBetween, type LogPosition } from './position.ts';

/** Which of some subjects have changed between two positions. */
export async function changedSubjects(
  em: EntityManager,
  subjects: readonly string[],
  { since, until }: { readonly since: LogPosition; readonly until: LogPosition },
): Promise<ReadonlySet<string>> {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('change_log as c')
    .select('c.subject')
    .distinct()
    .where(isBetween(since, until))
    .where('c.subject', '=', anyOf(subjects))
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}
