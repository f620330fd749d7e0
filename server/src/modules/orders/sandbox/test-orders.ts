import { sql } from 'kysely';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { signedIn, testKeysOnly, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { sandboxDays } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { applyOrderStatus } from '../change-order-status.ts';
import { queryIn } from '../database.ts';
import { lockOwnOrder } from '../lock-order.ts';
import { MoveTestOrderInput } from '../order.inputs.ts';
import { orderIs, readOrder } from '../order-row.ts';

const partner = testKeysOnly(withScope(signedIn, 'ORDERS_WRITE'));

/**
 * Changes the status of a test order as an administrator would, and updates its timeline, feed and webhooks
 * accordingly. Throws ORDER_NOT_FOUND for all other orders, and STALE_VERSION.
 */
export const moveTestOrder = command(
  partner,
  MoveTestOrderInput,
  async (ctx, { idempotencyKey: key = null, ...input }) => {
    const { id } = await once(ctx, { operation: 'moveTestOrder', key, input }, () => move(ctx, input));
    return readOrder(ctx.em, orderIs(id));
  },
);

async function move(
  ctx: RequestContext,
  { id, status, expectedVersion }: Omit<MoveTestOrderInput, 'idempotencyKey'>,
): Promise<number> {
  const order = await lockOwnOrder(ctx, id);
  checkVersion(order, expectedVersion);
  if (order.status !== status) await applyOrderStatus(ctx, order, status, { isByBrand: true });
  return id;
}

/** Number of orders deleted per statement. */
const batchSize = 500;

/** Deletes test orders older than 7 days. Runs every hour. The deletions appear only in the feeds of test orders. */
export const deleteExpiredTestOrders: JobHandler = {
  queue: 'orders.forget-tests',
  schedule: '23 * * * *',
  title: 'Delete old test orders',
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
            .limit(batchSize),
        )
        .executeTakeFirstOrThrow();
      orders += Number(numDeletedRows);
      isMore = numDeletedRows === BigInt(batchSize);
    }
    if (orders > 0) log.info({ orders }, 'old test orders deleted');
  },
};
