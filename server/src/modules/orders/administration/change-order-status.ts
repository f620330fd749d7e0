import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { lockOrder } from '../lock-order.ts';
import { moveOrder } from '../move-order.ts';
import { ChangeOrderStatusInput } from '../order.inputs.ts';
import { orderIs, readOrder } from '../order-row.ts';

/**
 * Moves an order to another status, with what that means for its stock, and tells the buyer. Throws ORDER_NOT_FOUND;
 * ITEM_NOT_FOUND 409 naming the lines when an order that is opened again finds its stock with somebody else.
 */
export const changeOrderStatus = command(
  administrator,
  ChangeOrderStatusInput,
  async (ctx, { id, expectedVersion, status }) => {
    const order = await lockOrder(ctx, id);
    checkVersion(order, expectedVersion);
    if (order.status === status) return readOrder(ctx.em, orderIs(id));
    return moveOrder(ctx, order, status);
  },
);
