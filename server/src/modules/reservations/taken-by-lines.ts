import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf } from '../../platform/database/statements/statements.ts';
import { queryIn } from './database.ts';

/** Whether what some lines of orders have of the stock is sold, by the line. Lines that have nothing of it are left out. */
export async function takenByLines(
  em: EntityManager,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('stock_allocation as a')
    .select(['a.order_line_id as lineId', 'a.is_sold as isSold'])
    .where('a.order_line_id', '=', anyOf(lineIds))
    .execute();
  return new Map(rows.map(({ lineId, isSold }) => [lineId, isSold]));
}
