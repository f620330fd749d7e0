import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the number of the stone without which the row `d` of `diamond` is not sold: the other half of a pair of which either
 * half says that the two are not separated. Null: it is sold by itself.
 */
export const mateOf: RawBuilder<string | null> = sql`coalesce(
  case when d.is_pair then d.pair_stock_id end,
  (select min(p.stock_id) from diamond p where p.pair_stock_id = d.stock_id and (p.is_pair or d.is_pair)))`;
