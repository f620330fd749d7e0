import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../../../../kernel/use-cases/job.ts';
import { queryIn } from '../../../../platform/database/statements/own-tables.ts';

/** For so long a change can be undone. */
const keptHours = 24;

const oldest = sql<string>`now() - make_interval(hours => ${sql.lit(keptHours)})`;

/** A change that can be undone. */
export interface KeptChange {
  /** By which its maker names it: nobody can guess it, and nobody else may use it. */
  readonly token: string;
  readonly until: Date;
}

/** Begins to keep what a change of stock changes. */
export async function keepChange(em: EntityManager, actorId: number, stockType: string): Promise<KeptChange> {
  const token = randomUUID();
  const change = { id: token, actor_id: actorId, stock_type: stockType };
  const until = sql<string>`made_at + make_interval(hours => ${sql.lit(keptHours)})`.as('until');
  const kept = await queryIn(em).insertInto('stock_change').values(change).returning(until).executeTakeFirstOrThrow();
  return { token, until: new Date(kept.until) };
}

/** Forgets a change: it has changed nothing, or it is undone. */
export const forgetChange = async (em: EntityManager, token: string): Promise<void> => {
  await queryIn(em).deleteFrom('stock_change').where('id', '=', token).execute();
};

/** The type of stock that somebody's change has changed, locked. Null: they have no such change, or no longer. */
export async function keptChangeOf(em: EntityManager, actorId: number, token: string): Promise<string | null> {
  const change = await queryIn(em)
    .selectFrom('stock_change')
    .select('stock_type as stockType')
    .where('id', '=', token)
    .where('actor_id', '=', actorId)
    .where('made_at', '>', oldest)
    .forUpdate()
    .executeTakeFirst();
  return change?.stockType ?? null;
}

/** Every hour: changes that can no longer be undone are forgotten. */
export const forgetStockChanges: JobHandler = {
  queue: 'catalogue.forget-stock-changes',
  schedule: '41 * * * *',
  async handle({ em }) {
    await queryIn(em).deleteFrom('stock_change').where('made_at', '<=', oldest).execute();
  },
};
