import { sql } from 'kysely';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { sandboxDays } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { queryIn } from '../database.ts';

/** Orders that are deleted by one statement. */
const atOnce = 500;

/** Every hour: test orders that are old enough are deleted, and feeds of test orders say so. Nobody else is told. */
export const forgetTestOrders: JobHandler = {
  queue: 'orders.forget-tests',
  schedule: '23 * * * *',
  async handle({ em, log }) {
    let orders = 0;
    for (let isMore = true; isMore; ) {
      const { numDeletedRows } = await queryIn(em)
        .deleteFrom('sales_order')
        .where('id', 'in', (order) =>
          order
            .selectFrom('sales_order as o')
            .select('o.id')
            .where('o.is_test', '=', true)
            .where('o.created_at', '<', sql<string>`now() - make_interval(days => ${sandboxDays})`)
            .orderBy('o.created_at')
            .limit(atOnce),
        )
        .executeTakeFirstOrThrow();
      orders += Number(numDeletedRows);
      isMore = numDeletedRows === BigInt(atOnce);
    }
    if (orders > 0) log.info({ orders }, 'old test orders deleted');
  },
};
