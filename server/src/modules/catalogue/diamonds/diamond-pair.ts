import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { queryIn } from '../database.ts';
import { Diamond } from './diamond.entity.ts';
import { diamondById } from './lists/load-diamonds.ts';

/**
 * SQL: the number of the stone without which the row `d` of `diamond` is not sold: the other half of a pair of which either
 * half says that the two are not separated. Null: it is sold by itself.
 */
export const mateOf: RawBuilder<string | null> = sql`coalesce(
  case when d.is_pair then d.pair_stock_id end,
  (select min(p.stock_id) from diamond p where p.pair_stock_id = d.stock_id and (p.is_pair or d.is_pair)))`;

/** The other half of a stone's pair, separable or not, for GraphQL. Undefined: it has none, or none that the caller sees. */
export async function pairMateOf(
  ctx: RequestContext,
  id: number,
  fields: ReadonlySet<string>,
): Promise<object | undefined> {
  const mateId = await mateIdOf(ctx, id);
  return mateId === undefined ? undefined : diamondById(ctx, mateId, fields);
}

/** Ids of the other halves, by the stones' own: the one that a stone names, else one that names the stone. */
const mateIdOf = batch(async ({ em }: RequestContext, ids: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; mateId: number }>`
    select d.id, p.id as "mateId" from diamond d join diamond p on p.pair_stock_id = d.stock_id
    where d.id = any(${ids}) and p.id <> d.id
    union all
    select d.id, p.id from diamond d join diamond p on p.stock_id = d.pair_stock_id
    where d.id = any(${ids}) and p.id <> d.id`.execute(queryIn(em));
  return new Map(rows.map(({ id, mateId }) => [id, mateId]));
});

/** The stones without which a locked one is not sold, locked too: its mate, if it has one. */
export async function lockMates(
  em: EntityManager,
  { id, isPair, stockNumber, pairStockId }: Diamond,
): Promise<Diamond[]> {
  const mates = await em.find(
    Diamond,
    {
      $or: [
        { pairStockId: stockNumber, ...(isPair ? {} : { isPair: true }) },
        ...(isPair && pairStockId !== null ? [{ stockNumber: pairStockId }] : []),
      ],
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  return mates.filter((mate) => mate.id !== id);
}
