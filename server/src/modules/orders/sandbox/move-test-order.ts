import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { onlyForTests, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { lockOwnOrder } from '../lock-order.ts';
import { moveOrder } from '../move-order.ts';
import { MoveTestOrderInput } from '../order.inputs.ts';
import { orderIs, readOrder } from '../order-row.ts';

const partner = onlyForTests(withScope(signedIn, 'ORDERS_WRITE'));

/**
 * Moves a test order to another status as the house would: its timeline, its feed and webhooks tell of it. Throws
 * ORDER_NOT_FOUND for every other order, and STALE_VERSION.
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
  if (order.status !== status) await moveOrder(ctx, order, status, { isAsHouse: true });
  return id;
}
